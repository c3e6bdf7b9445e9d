import { inOtherScheme } from '#domain/prescription/axis-scheme.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { emptyEye, withPlanoLens } from '#domain/prescription/empty-eye.ts'
import { type Eye, EYES, type EyeSide, LENS_USES, type Prescription } from '#domain/prescription/eye-field.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { CONVERSION_TARGETS, convertProgressive } from '#domain/prescription/progressive.ts'
import { readTypedValue } from '#domain/prescription/read-typed-value.ts'
import {
  type ConfiguratorAnswers,
  type Mistake,
  TYPED_EYE_FIELDS,
  type TypedEyeField,
} from './answer-name.ts'

type ReadPrescription = { prescription: Prescription; mistakes: Mistake[] }

/**
 * The values as they are typed, and what could not be read. A power without a sign has that of the answer to it, else it is a mistake.
 * Axes are those after TABO.
 */
export function typedPrescription(answers: ConfiguratorAnswers): ReadPrescription {
  const mistakes: Mistake[] = []
  const eyeOf = (eye: EyeSide): Eye =>
    Object.fromEntries(
      TYPED_EYE_FIELDS.flatMap((field) => {
        if (field === 'pd' && answers.pdSource === 'measure') return []
        if (field === 'sphere' && isBalance(answers, eye)) return []
        const value = typedValue(answers, eye, field)
        if (typeof value === 'string') mistakes.push({ name: `${eye}.${field}`, kind: value })
        if (typeof value !== 'number') return []
        const isInt = field === 'axis' && answers.axisScheme === 'int'
        return [[field, isInt ? inOtherScheme(value, eye) : value]]
      }),
    )
  const use = LENS_USES.find((each) => each === answers.use)
  const typed = { right: eyeOf('right'), left: eyeOf('left'), ...(use && { use }) }
  const unread = mistakes.some(({ name }) => name.endsWith('.sphere'))
  const empty = unread ? null : emptyEye(typed)
  const balance =
    EYES.find((eye) => isBalance(answers, eye)) ?? (answers.emptyEye === 'balance' ? empty : null)
  if (balance !== null) return { prescription: { ...typed, balance }, mistakes }
  return { prescription: answers.emptyEye === 'plano' && empty ? withPlanoLens(typed) : typed, mistakes }
}

/** Slips have it in place of a sphere. */
const isBalance = (answers: ConfiguratorAnswers, eye: EyeSide): boolean =>
  /^bal\.?$/iu.test((answers[`${eye}.sphere`] ?? '').trim())

/** The values before they are converted to one distance: typed, or of an earlier order. */
export const valuesToConvert = (
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): Prescription =>
  answers.source === 'order'
    ? (fromOrder?.prescriptionValues ?? { right: {}, left: {} })
    : checkPrescription(typedPrescription(answers).prescription).prescription

/** The values as they are to be made: typed, or of an earlier order, for the chosen distance; and what could not be read. */
export function prescriptionOf(
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): ReadPrescription {
  const target = CONVERSION_TARGETS.find((each) => each === answers.target)
  const read: ReadPrescription =
    answers.source === 'order'
      ? { prescription: valuesToConvert(answers, fromOrder), mistakes: [] }
      : typedPrescription(answers)
  const converted = target && convertProgressive(valuesToConvert(answers, fromOrder), target)
  return converted?.ok ? { ...read, prescription: converted.value } : read
}

/** Of a typed value: the number, what is wrong with it, or null where it is empty. */
function typedValue(
  answers: ConfiguratorAnswers,
  eye: EyeSide,
  field: TypedEyeField,
): number | 'unreadable' | 'point-missing' | 'sign-missing' | null {
  const read = readTypedValue(field, answers[`${eye}.${field}`] ?? '', eye)
  if (read.kind === 'empty') return null
  if (read.kind !== 'value') return read.kind
  if (read.isSignTyped) return read.value
  const sign = answers[`sign.${eye}.${field}`]
  if (sign === 'minus') return -read.value
  return sign === 'plus' ? read.value : 'sign-missing'
}
