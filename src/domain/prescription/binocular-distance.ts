import { EYES, type Prescription } from './eye-field.ts'
import { obliquePower, verticalPower } from './eye-power.ts'
import { toMinusCylinder } from './transpose.ts'

/** The distance between both pupils, in mm, beyond which it is confirmed, or is no such distance. */
export const PD_SUM = { min: 54, max: 74 }

/** Whether a pupil distance, in mm, is that between both pupils: one eye has at most 40. */
export const isBinocular = (pd: number): boolean => pd >= PD_SUM.min && pd <= PD_SUM.max

/** Whether no eye has a distance of its pupil: it is still to be measured. */
export const lacksDistance = (prescription: Prescription): boolean =>
  EYES.every((side) => prescription[side].pd === undefined)

/** The distance between both pupils that was given in one number, once or for each eye, in mm; null where each eye has its own, or none is given. */
export function binocularDistance({ right, left }: Prescription): number | null {
  const both = right.pd ?? left.pd
  if (both === undefined || !isBinocular(both)) return null
  return right.pd === undefined || left.pd === undefined || right.pd === left.pd ? both : null
}

/** Between both eyes, in dpt: powers along the shift differ by less than their step; across it a slant of the axes shifts up or down. A judgement. */
const ALIKE_BELOW = { along: 0.25, across: 0.5 }

/**
 * Whether one number is enough for both eyes: single vision without a prism, with the same power in both, along the shift as well. Where the halves are
 * not those of the face, two like lenses shift what both eyes see alike; unlike ones, or like cylinders in other axes, shift it apart, an addition is
 * missed to the side, and a prism counts from the pupil.
 */
export const areEyesAlike = ({ right, left }: Prescription): boolean => {
  const [one, other] = [toMinusCylinder(right), toMinusCylinder(left)]
  return (
    NONE.every((field) => !one[field] && !other[field]) &&
    (['sphere', 'cylinder'] as const).every((field) => (one[field] ?? 0) === (other[field] ?? 0)) &&
    Math.abs(verticalPower(one) - verticalPower(other)) < ALIKE_BELOW.along &&
    Math.abs(obliquePower(one) - obliquePower(other)) < ALIKE_BELOW.across
  )
}

/** What makes one number too few, in one eye or in both. */
const NONE = ['addition', 'prism'] as const

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
