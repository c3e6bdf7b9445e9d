import { fail, ok, type Result } from '#domain/result.ts'
import { EYES, EYE_FIELD, type Eye, type Prescription } from './eye-field.ts'

/** What single-vision lenses made from a progressive prescription are for. */
export const CONVERSION_TARGETS = ['distance', 'near'] as const
export type ConversionTarget = (typeof CONVERSION_TARGETS)[number]

/** Spec §8: the message of a conversion that is not possible. */
export const NOT_CONVERTIBLE = 'This is not an eligible pair of progressive glasses for conversion'

/** Both eyes have an addition above zero. Spec §4 "Progressive glasses", §5. */
export const isProgressive = ({ right, left }: Prescription): boolean =>
  (right.addition ?? 0) > 0 && (left.addition ?? 0) > 0

/** The targets for which both eyes stay within the ranges; none with a prism. Spec §4 "Convertible". */
export function conversionTargets(prescription: Prescription): ConversionTarget[] {
  const eyes = EYES.map((side) => prescription[side])
  if (!isProgressive(prescription) || eyes.some(hasPrism)) return []
  return CONVERSION_TARGETS.filter((target) => eyes.every((eye) => isInRange(singleVision(eye, target))))
}

/** Near is sphere plus addition. The result has no addition. */
export function convertProgressive(
  prescription: Prescription,
  target: ConversionTarget,
): Result<Prescription, typeof NOT_CONVERTIBLE> {
  if (!conversionTargets(prescription).includes(target)) return fail(NOT_CONVERTIBLE)
  const { right, left } = prescription
  return ok({ right: singleVision(right, target), left: singleVision(left, target) })
}

function singleVision({ addition = 0, ...eye }: Eye, target: ConversionTarget): Eye {
  return target === 'near' && eye.sphere !== undefined ? { ...eye, sphere: eye.sphere + addition } : eye
}

const hasPrism = ({ prism = 0, prismBase }: Eye) => prism !== 0 || prismBase !== undefined

const isInRange = (eye: Eye): boolean =>
  eye.sphere !== undefined &&
  (['sphere', 'cylinder', 'pd'] as const).every((field) => {
    const value = eye[field]
    return value === undefined || (value >= EYE_FIELD[field].min && value <= EYE_FIELD[field].max)
  })
