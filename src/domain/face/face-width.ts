import { fail, ok, type Result } from '#domain/result.ts'
import type { Point } from './fit-circles.ts'
import {
  distanceBetween,
  type MeasuredFace,
  type PupilDistance,
  pupilDistance,
  type PupilDistanceFault,
  scaleOf,
} from './pupil-distance.ts'
import type { FrameWidth } from './width-class.ts'

/** How much farther from the camera than the pupils the points at the temples are, in mm: on the canonical face. */
const TEMPLE_DEPTH = 55
/** Mm to both sides: the points at the temples are guessed beneath the hair (4), and the scale is as far off as that of the pupil distance. */
export const WIDTH_PLUS_MINUS = { card: 5, iris: 10 } as const
/** Temples bend outwards behind the front of a frame: 136 mm suit the canonical face, which is 155 mm wide at the temples. */
const FRAME_SHARE = 0.88
/** Faces of adults at the temples, in mm; outside of it the marks are wrong. */
const LEAST = 120
const MOST = 190

/** At eye height, that of the person's right side first. */
export type FaceWithTemples = MeasuredFace & { temples: readonly [Point, Point] }

/** The frame that fits, and what was measured: the face at the temples, in whole mm, and the pupil distance. */
export type FaceWidth = FrameWidth & { temples: number; pupilDistance: PupilDistance }

/** The width of the frame that fits, in whole mm, by one picture and one scale. The temples are farther away than the pupils, and look narrower. */
export function faceWidth(face: FaceWithTemples): Result<FaceWidth, PupilDistanceFault> {
  const pupils = pupilDistance(face)
  if (!pupils.ok) return pupils
  const { scale, distance } = scaleOf(face)
  const temples = distanceBetween(...face.temples) * scale * ((distance + TEMPLE_DEPTH) / distance)
  if (temples < LEAST || temples > MOST) return fail('unlikely')
  return ok({
    width: Math.round(temples * FRAME_SHARE),
    plusMinus: WIDTH_PLUS_MINUS[pupils.value.method],
    temples: Math.round(temples),
    pupilDistance: pupils.value,
  })
}
