import { inOtherScheme } from '#domain/prescription/axis-scheme.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { emptyEye, withPlanoLens } from '#domain/prescription/empty-eye.ts'
import { type Eye, EYES, type EyeSide, LENS_USES, type Prescription } from '#domain/prescription/eye-field.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { CONVERSION_TARGETS, convertProgressive } from '#domain/prescription/progressive.ts'
import { isMultiple, prismStep, resultantOf, twoParts } from '#domain/prescription/prism-parts.ts'
import { readEyeValue } from '#domain/prescription/read-eye-value.ts'
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
  const parts = { right: prismInParts(answers, 'right'), left: prismInParts(answers, 'left') }
  const eyeOf = (eye: EyeSide): Eye =>
    Object.fromEntries(
      TYPED_EYE_FIELDS.flatMap((field) => {
        if (parts[eye] && (field === 'prism' || field === 'prismBase')) return []
        if (field === 'pd' && answers.pdSource === 'measure') return []
        if (field === 'sphere' && isBalance(answers, eye)) return []
        const value = typedValue(answers, eye, field)
        if (typeof value === 'string') mistakes.push({ name: `${eye}.${field}`, kind: value })
        if (typeof value !== 'number') return []
        const isInt = field === 'axis' && answers.axisScheme === 'int'
        return [[field, isInt ? inOtherScheme(value, eye) : value]]
      }),
    )
  const heightOf = (eye: EyeSide): Eye => {
    const height = readEyeValue('hpd', answers[`${eye}.hpd`] ?? '')
    if (height.kind === 'value') return { hpd: height.value }
    if (height.kind !== 'empty') mistakes.push({ name: `${eye}.hpd`, kind: height.kind })
    return {}
  }
  const wholeEye = (eye: EyeSide): Eye => ({ ...eyeOf(eye), ...parts[eye]?.eye, ...heightOf(eye) })
  const use = LENS_USES.find((each) => each === answers.use)
  const typed = { right: wholeEye('right'), left: wholeEye('left'), ...(use && { use }) }
  mistakes.push(...EYES.flatMap((eye) => parts[eye]?.mistakes ?? []))
  const unread = mistakes.some(({ name }) => name.endsWith('.sphere'))
  const empty = unread ? null : emptyEye(typed)
  const balance =
    EYES.find((eye) => isBalance(answers, eye)) ?? (answers.emptyEye === 'balance' ? empty : null)
  if (balance !== null) return { prescription: { ...typed, balance }, mistakes }
  return { prescription: answers.emptyEye === 'plano' && empty ? withPlanoLens(typed) : typed, mistakes }
}

/**
 * A prism that is typed in two parts, "3,00 + 2,00" with the base "innen + oben", as the one prism that they are together; null where it is not. A
 * part that cannot be read, or lacks its base, is a mistake.
 */
function prismInParts(answers: ConfiguratorAnswers, eye: EyeSide): { eye: Eye; mistakes: Mistake[] } | null {
  const prisms = twoParts(answers[`${eye}.prism`] ?? '')
  const bases = twoParts(answers[`${eye}.prismBase`] ?? '')
  if (prisms === null && bases === null) return null
  const wrong = (field: 'prism' | 'prismBase', kind: string) => ({
    eye: {},
    mistakes: [{ name: `${eye}.${field}` as const, kind }],
  })
  if (prisms === null) return wrong('prism', 'prism-missing')
  if (bases === null) return wrong('prismBase', 'base-missing')
  const read = (field: 'prism' | 'prismBase', texts: readonly string[]) =>
    texts.map((text) => {
      const value = readTypedValue(field, text, eye)
      return value.kind === 'value' ? value.value : null
    })
  const [first, second] = read('prism', prisms)
  const [firstBase, secondBase] = read('prismBase', bases)
  if (first == null || second == null) return wrong('prism', 'unreadable')
  if (firstBase == null || secondBase == null) return wrong('prismBase', 'unreadable')
  if (first <= 0 || second <= 0) return wrong('prism', 'out-of-range')
  const both = [
    { prism: first, base: firstBase },
    { prism: second, base: secondBase },
  ]
  if (both.some(({ prism, base }) => !isMultiple(prism, prismStep(base)))) return wrong('prism', 'not-a-step')
  // Two parts lie across each other: two on one line are a slip of the pen.
  const one = (firstBase - secondBase) % 180 === 0 ? null : resultantOf(both)
  if (one === null) return wrong('prismBase', 'unreadable')
  return { eye: { prism: one.prism, prismBase: one.base }, mistakes: [] }
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
