import { fail, ok, type Result } from '#domain/result.ts'
import type { Circle, Point } from './fit-circles.ts'
import { focalLength } from './head-pose.ts'

/** The long side of a card of the size ID-1 (bank, health, identity card), ISO/IEC 7810, in mm. */
export const CARD_WIDTH = 85.6
/** Mean diameter of the iris of adults in mm; Rüfer 2005, n = 390. */
const IRIS_DIAMETER = 11.71
/** 10.7 to 12.6 mm are normal, and a card tells it to 0.7 mm: outside of it what was marked is no card, in mm. */
const LEAST_IRIS = 10
const MOST_IRIS = 13.3
/** How much nearer to the camera than the pupils a card on the brow is, in mm. */
const CARD_DEPTH = 12
/** From the centre of rotation of an eye to its pupil, in mm. */
const PUPIL_TO_CENTRE = 10.5

/** Both from the middle of a simulation of 40,000 measurements: mm to both sides, 95 of 100 within. */
export const PLUS_MINUS = { card: 2, iris: 5 } as const
/** Of one eye, from the middle of the nose, in mm. */
export const EYE_PLUS_MINUS = 1.5
/**
 * Above it a face is turned away too far, and below it each eye has a value of its own; in degrees, as the face model sees them. It reads a turn
 * up to a third too small: nothing is measured from 9 degrees on, and no eye of its own from 6 on.
 */
const MOST_TURN = 6
const MOST_TURN_PER_EYE = 3
/** Nearer to the camera an eye may be farther off than its ±, in mm. */
const LEAST_DISTANCE_PER_EYE = 350
/** Nearly all adults; outside of it a measurement in a branch is the better way. In mm, spec §5 "PD". */
const LEAST = 54
const MOST = 74

export type PupilDistanceMethod = keyof typeof PLUS_MINUS

/** What was found in a picture, in its pixels. */
export type MeasuredFace = {
  imageSize: { width: number; height: number }
  /** The border of each iris; `right` is the right eye of the person. */
  irises: { right: Circle; left: Circle }
  /** Both ends of the card's long side. Without them the iris gives the scale. */
  card?: readonly [Point, Point]
  /** The middle of the bridge of the nose. */
  bridge?: Point
  /** Of the head as the face model sees it, in degrees; positive to one side, negative to the other. */
  turn: number
}

export type PupilDistance = {
  method: PupilDistanceMethod
  /** For looking far away, in mm, to half a millimetre. */
  both: number
  plusMinus: number
  /** Where the card, a straight face and its distance from the camera allow it: each eye from the middle of the nose, to half a millimetre; their sum is `both`. */
  eyes?: { right: number; left: number }
}

export type PupilDistanceFault = 'turned' | 'unlikely'

/** Of the head as the face model sees it, in degrees: nothing is measured in such a picture. */
export const isTurnedTooFar = (turn: number): boolean => Math.abs(turn) > MOST_TURN

/**
 * The distance of the pupils for far vision of somebody who looked into the camera. With the card on the brow both are turned alike, so a turned head
 * shortens both alike; irises face the camera, so that only their distance is shortened. Eyes that look into a camera turn inwards, which is
 * corrected by the distance that the size of the card or the irises tells.
 */
export function pupilDistance(face: MeasuredFace): Result<PupilDistance, PupilDistanceFault> {
  if (isTurnedTooFar(face.turn)) return fail('turned')
  const { right, left } = face.irises
  const { scale, distance } = scaleOf(face)
  const far = distanceBetween(right, left) * scale * ((distance + PUPIL_TO_CENTRE) / distance)
  const both = toHalf(far)
  // By the irises alone they are as large as usual.
  const iris = (right.radius + left.radius) * scale * Math.cos(radians(face.turn))
  if (both < LEAST || both > MOST || iris < LEAST_IRIS || iris > MOST_IRIS) return fail('unlikely')
  const method = face.card ? 'card' : 'iris'
  const eyes = eyesOf(face, far, distance)
  return ok({ method, both, plusMinus: PLUS_MINUS[method], ...(eyes && { eyes }) })
}

/** Millimetres a pixel in the plane of the pupils, and the distance of that plane from the camera in mm. */
export function scaleOf({ card, irises, imageSize, turn }: MeasuredFace): {
  scale: number
  distance: number
} {
  const focal = focalLength(imageSize)
  if (card) {
    const cardScale = CARD_WIDTH / distanceBetween(...card)
    const distance = focal * cardScale + CARD_DEPTH
    return { scale: distance / focal, distance }
  }
  const scale = IRIS_DIAMETER / (irises.right.radius + irises.left.radius)
  return { scale: scale / Math.cos(radians(turn)), distance: focal * scale }
}

/**
 * By where the bridge lies between the pupils. In a turned head it moves aside, but the pupils turn back to the camera. The sum stays, so that rounding
 * cannot change it.
 */
function eyesOf(
  { card, bridge, irises: { right, left }, turn }: MeasuredFace,
  far: number,
  distance: number,
): PupilDistance['eyes'] {
  if (!card || !bridge || distance < LEAST_DISTANCE_PER_EYE) return undefined
  if (Math.abs(turn) > MOST_TURN_PER_EYE) return undefined
  const across = { x: left.x - right.x, y: left.y - right.y }
  const share =
    ((bridge.x - right.x) * across.x + (bridge.y - right.y) * across.y) / (across.x ** 2 + across.y ** 2)
  const both = toHalf(far)
  const ofRight = toHalf(far * share - PUPIL_TO_CENTRE * Math.sin(radians(turn)))
  return { right: ofRight, left: both - ofRight }
}

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const radians = (degrees: number) => (degrees * Math.PI) / 180
const toHalf = (millimetres: number) => Math.round(millimetres * 2) / 2
