import type { Prescription } from './eye-field.ts'
import { toMinusCylinder } from './transpose.ts'

/** The distance between both pupils, in mm, beyond which it is confirmed, or is no such distance. */
export const PD_SUM = { min: 54, max: 74 }

/** Whether a pupil distance, in mm, is that between both pupils: one eye has at most 40. */
export const isBinocular = (pd: number): boolean => pd >= PD_SUM.min && pd <= PD_SUM.max

/** The distance between both pupils that was given in one number, once or for each eye, in mm; null where each eye has its own, or none is given. */
export function binocularDistance({ right, left }: Prescription): number | null {
  const both = right.pd ?? left.pd
  if (both === undefined || !isBinocular(both)) return null
  return right.pd === undefined || left.pd === undefined || right.pd === left.pd ? both : null
}

/**
 * Whether one number is enough for both eyes: single vision, with the same power in both. Where the halves are not those of the face, two like
 * lenses shift what both eyes see alike; unlike ones shift it apart, and an addition is missed to the side.
 */
export const areEyesAlike = ({ right, left }: Prescription): boolean => {
  const [one, other] = [toMinusCylinder(right), toMinusCylinder(left)]
  return (['sphere', 'cylinder', 'addition'] as const).every((field) => {
    const value = one[field] ?? 0
    return value === (other[field] ?? 0) && (field !== 'addition' || value === 0)
  })
}

/** The values with two distances that together are `both`, in steps of half a millimetre. */
export function withHalves(prescription: Prescription, both: number): Prescription {
  const half = Math.floor(both) / 2
  const { right, left } = prescription
  return { ...prescription, right: { ...right, pd: half }, left: { ...left, pd: both - half } }
}

/** The values without any distance. */
export function withoutDistance(prescription: Prescription): Prescription {
  const { pd: _, ...right } = prescription.right
  const { pd: __, ...left } = prescription.left
  return { ...prescription, right, left }
}
