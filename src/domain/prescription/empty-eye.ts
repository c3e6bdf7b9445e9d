import { EYE_FIELD, EYES, type Eye, type EyeSide, type Prescription } from './eye-field.ts'
import { meanPower } from './eye-power.ts'

/** An eye without values, whose lens is chosen: one without power, or one that is as thick as the other. */
export const EMPTY_EYE_LENSES = ['plano', 'balance'] as const

/** No value but its distance. */
export const isEmptyEye = (eye: Eye): boolean =>
  (Object.keys(EYE_FIELD) as (keyof typeof EYE_FIELD)[]).every(
    (field) => field === 'pd' || eye[field] === undefined,
  )

/** The eye that is empty beside one that is not; null where both have values, or none. */
export function emptyEye(prescription: Prescription): EyeSide | null {
  const [first, second] = EYES.filter((side) => isEmptyEye(prescription[side]))
  return first !== undefined && second === undefined ? first : null
}

/**
 * The lens of the balanced eye is made as the other one, so that both are as thick and as heavy: its sphere is the mean of both meridians in
 * quarters of a dioptre, within the range of spheres; it has the same addition, and its own distance.
 */
export function withBalanceLens(prescription: Prescription): Prescription {
  const { balance } = prescription
  if (balance === undefined) return prescription
  const other = prescription[balance === 'right' ? 'left' : 'right']
  const { pd } = prescription[balance]
  const lens: Eye = {
    ...(!isEmptyEye(other) && { sphere: balanceSphere(other) }),
    ...(other.addition !== undefined && { addition: other.addition }),
    ...(pd !== undefined && { pd }),
  }
  return { ...prescription, [balance]: lens }
}

function balanceSphere(other: Eye): number {
  const { min, max, step } = EYE_FIELD.sphere
  return Math.min(max, Math.max(min, Math.round(meanPower(other) / step) * step))
}

/**
 * Glasses whose empty eye has a lens without power. Before it was asked for, every empty eye had one. A contact lens is for one eye: values with a
 * base curve or a diameter stay as they are.
 */
export function withPlanoLens(prescription: Prescription): Prescription {
  const side = emptyEye(prescription)
  const isContactLens = EYES.some(
    (eye) => prescription[eye].baseCurve !== undefined || prescription[eye].diameter !== undefined,
  )
  return side === null || isContactLens
    ? prescription
    : { ...prescription, [side]: { ...prescription[side], sphere: 0 } }
}
