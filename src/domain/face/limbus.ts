import { fail, ok, type Result } from '#domain/result.ts'
import { brightnessAt } from './brightness.ts'
import type { PixelImage } from './face-landmarks.ts'
import { findRise } from './find-edge.ts'
import { type Circle, fitCircle, outsideCircle, type Point } from './fit-circle.ts'

/** Why the border of an iris cannot be measured: too few pixels, or edges that are covered, blurred or without contrast. */
export type LimbusFault = 'too-small' | 'unclear'

/** Lids cover the iris above and below, so that only its sides are read: degrees from the horizontal, and between two rays. */
const SECTOR = 36
const RAY_STEP = 3
/** The rays, in radii of the guess. The points of the face model read the iris up to 16 % too large, or 8 % too small. */
const FROM = 0.6
const TO = 1.3
const SAMPLES_PER_PIXEL = 4
/** Diameter in pixels below which the fit was seen to drift. */
const LEAST_DIAMETER = 11
const LEAST_CONTRAST = 12
/** Widest edge and largest median residual, in radii. */
const MOST_BLUR = 0.55
const MOST_RESIDUAL = 0.05
const LEAST_SHARE = 0.6
const TRIM_ROUNDS = 3

/**
 * The border between iris and white of the eye, to a fraction of a pixel, from a guess that is at most a fifth off. Edges that do not lie on
 * one circle with the others (lashes, reflections) are left out. A second pass starts from the first one's circle, so that the guess leaves
 * no trace.
 */
export function fitLimbus(image: PixelImage, guess: Circle): Result<Circle, LimbusFault> {
  const first = fitOnce(image, guess)
  return first.ok ? fitOnce(image, first.value) : first
}

function fitOnce(image: PixelImage, guess: Circle): Result<Circle, LimbusFault> {
  if (guess.radius * 2 < LEAST_DIAMETER) return fail('too-small')
  const sides = [0, 180].map((middle) => raysOf(middle).flatMap((angle) => edgeOn(image, guess, angle) ?? []))
  if (sides.some(({ length }) => length < LEAST_SHARE * raysOf(0).length)) return fail('unclear')
  const edges = sides.flat()
  const circle = fitTrimmed(edges, guess)
  const moved = Math.hypot(circle.x - guess.x, circle.y - guess.y)
  return moved < guess.radius / 2 && medianResidual(circle, edges) < MOST_RESIDUAL * circle.radius
    ? ok(circle)
    : fail('unclear')
}

const raysOf = (middle: number): number[] =>
  Array.from({ length: (2 * SECTOR) / RAY_STEP + 1 }, (_, ray) => middle - SECTOR + ray * RAY_STEP)

function edgeOn(image: PixelImage, guess: Circle, degrees: number): Point | undefined {
  const across = Math.cos((degrees * Math.PI) / 180)
  const down = Math.sin((degrees * Math.PI) / 180)
  const first = guess.radius * FROM
  const count = Math.ceil(guess.radius * (TO - FROM) * SAMPLES_PER_PIXEL)
  const samples = Array.from({ length: count }, (_, at) => {
    const distance = first + at / SAMPLES_PER_PIXEL
    return brightnessAt(image, guess.x + across * distance, guess.y + down * distance)
  })
  const edge = findRise(samples, guess.radius * 0.06 * SAMPLES_PER_PIXEL)
  if (!edge || edge.height < LEAST_CONTRAST) return undefined
  if (edge.width / SAMPLES_PER_PIXEL > MOST_BLUR * guess.radius) return undefined
  const distance = first + edge.at / SAMPLES_PER_PIXEL
  return { x: guess.x + across * distance, y: guess.y + down * distance }
}

/** Each round leaves out what lies farther from the circle than two and a half times the median. */
function fitTrimmed(edges: readonly Point[], guess: Circle): Circle {
  let circle = fitCircle(edges, guess)
  for (let round = 0; round < TRIM_ROUNDS; round += 1) {
    const bound = Math.max(2.5 * medianResidual(circle, edges), 0.1)
    const points = edges.filter((edge) => Math.abs(outsideCircle(circle, edge)) <= bound)
    circle = fitCircle(points, circle)
  }
  return circle
}

/** Half of the edges lie nearer to the circle. A mean would follow the few that lie far away. */
const medianResidual = (circle: Circle, edges: readonly Point[]): number =>
  edges.map((edge) => Math.abs(outsideCircle(circle, edge))).toSorted((a, b) => a - b)[edges.length >> 1]!
