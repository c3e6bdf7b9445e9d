import { EYE_FIELD } from './eye-field.ts'

/** How far away a book is from the lens, in mm. */
export const READING_DISTANCE = 400

/** How far away from the lenses is what they are used for, in mm, if that is not far: a book, and a screen. */
export const DISTANCE_OF_USE: ReadonlyMap<string, number> = new Map([
  ['near', READING_DISTANCE],
  ['intermediate', 700],
])

/** From the lens to the centre of the eye's rotation behind it, in mm. */
const TO_ROTATION = 27

/**
 * Where eyes look through their lenses at something near: the distance of the pupils, or of one pupil from the nose, in mm, not rounded. `pd`: the same
 * when looking far; `distance`: of what they look at from the lens, in mm.
 */
export const nearPupilDistance = (pd: number, distance: number): number =>
  (pd * distance) / (distance + TO_ROTATION)

/** The same in halves of a millimetre, as slips have it. */
export function roundedNearPupilDistance(pd: number, distance: number): number {
  const { step } = EYE_FIELD.pd
  return Math.round(nearPupilDistance(pd, distance) / step) * step
}
