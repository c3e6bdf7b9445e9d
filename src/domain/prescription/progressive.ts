import { fail, ok, type Result } from '#domain/result.ts'
import { EYES, EYE_FIELD, type Eye, type EyeField, type Prescription } from './eye-field.ts'
import { isProgressive } from './is-progressive.ts'
import { READING_DISTANCE, roundedNearPupilDistance } from './near-pupil-distance.ts'

/** What single-vision lenses made from a progressive prescription are for. */
export const CONVERSION_TARGETS = ['distance', 'near'] as const
export type ConversionTarget = (typeof CONVERSION_TARGETS)[number]

/** Spec §8: the message of a conversion that is not possible. */
export const NOT_CONVERTIBLE = 'This is not an eligible pair of progressive glasses for conversion'

/** The targets for which both eyes stay within the ranges; none with a prism. Spec §4 "Convertible". */
export function conversionTargets(prescription: Prescription): ConversionTarget[] {
  const eyes = EYES.map((side) => prescription[side])
  if (!isProgressive(prescription) || eyes.some(hasPrism)) return []
  return CONVERSION_TARGETS.filter((target) =>
    eyes.every((eye) => isInRange(eye, ['pd']) && isInRange(singleVision(eye, target))),
  )
}

/** Near is sphere plus addition, with the distance of pupils that look at a book. The result has no addition, and says what it is for. */
export function convertProgressive(
  prescription: Prescription,
  target: ConversionTarget,
): Result<Prescription, typeof NOT_CONVERTIBLE> {
  if (!conversionTargets(prescription).includes(target)) return fail(NOT_CONVERTIBLE)
  const { right, left } = prescription
  return ok({
    ...prescription,
    right: singleVision(right, target),
    left: singleVision(left, target),
    use: target === 'near' ? 'near' : 'far',
  })
}

function singleVision({ addition = 0, ...eye }: Eye, target: ConversionTarget): Eye {
  if (target === 'distance' || eye.sphere === undefined) return eye
  const near = { ...eye, sphere: eye.sphere + addition }
  // The fitting height is that of the distance zone.
  delete near.hpd
  if (near.pd !== undefined) near.pd = roundedNearPupilDistance(near.pd, READING_DISTANCE)
  return near
}

const hasPrism = ({ prism = 0, prismBase }: Eye) => prism !== 0 || prismBase !== undefined

const isInRange = (eye: Eye, fields: readonly EyeField[] = ['sphere', 'cylinder', 'pd']): boolean =>
  eye.sphere !== undefined &&
  fields.every((field) => {
    const value = eye[field]
    return value === undefined || (value >= EYE_FIELD[field].min && value <= EYE_FIELD[field].max)
  })
