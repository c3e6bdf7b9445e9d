import { LENS_TYPES, type LensType } from '#domain/prescription/configuration.ts'
import { inOtherScheme } from '#domain/prescription/axis-scheme.ts'
import type { Eye, EyeSide, Prescription } from '#domain/prescription/eye-field.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { CONVERSION_TARGETS, convertProgressive } from '#domain/prescription/progressive.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { readTypedValue } from '#domain/prescription/read-typed-value.ts'
import {
  type ConfiguratorAnswerName,
  type ConfiguratorAnswers,
  listOf,
  type Mistake,
  TYPED_EYE_FIELDS,
  type TypedEyeField,
  VALUE_NAMES,
} from './answer-name.ts'
import { pupilDistanceOf } from './measured-distance.ts'
import type { ConfiguratorStep } from './step.ts'

/** The fields that each step has. */
export const STEP_FIELD_NAMES: Record<ConfiguratorStep, readonly ConfiguratorAnswerName[]> = {
  type: ['lensType'],
  prescription: ['source'],
  values: [...VALUE_NAMES, 'axisScheme', 'pdSource', 'pd.measured', 'slipDate'],
  order: ['order.number', 'order.origin', 'order.email', 'order.zip'],
  recalculate: ['target'],
  confirm: ['confirmed', 'affirmed', 'consent'],
  glass: ['design', 'index'],
  extras: ['tint', 'coatings'],
  summary: [],
}

/** What proves that an order is known to who asks; neither stored nor repeated. */
export const PROOF_NAMES: readonly ConfiguratorAnswerName[] = ['order.email', 'order.zip']

/** The fields of all steps that the form of the summary repeats, so that what was shown is what is bought. */
export const SUMMARY_FIELD_NAMES: readonly ConfiguratorAnswerName[] = Object.values(STEP_FIELD_NAMES)
  .flat()
  .filter((name) => !PROOF_NAMES.includes(name))

const LISTS: readonly ConfiguratorAnswerName[] = ['confirmed', 'coatings']

/** The answers of a step, from all values that a form sends by a name. A missing answer is empty: nothing is ticked or chosen. */
export function readAnswers(
  step: ConfiguratorStep,
  input: (name: string) => readonly string[],
): ConfiguratorAnswers {
  const names = step === 'summary' ? SUMMARY_FIELD_NAMES : STEP_FIELD_NAMES[step]
  const entries = names.map((name) => {
    const values = input(name)
    return [name, LISTS.includes(name) ? values.join(',') : (values[0] ?? '').trim()]
  })
  return Object.fromEntries(entries) satisfies ConfiguratorAnswers
}

/** Answers that decide about the values: what was affirmed of other values does not hold. */
const VALUES_FROM: readonly ConfiguratorAnswerName[] = [
  ...VALUE_NAMES,
  'source',
  'axisScheme',
  'pdSource',
  'order.number',
  'target',
]

/**
 * The answers with those of a step. Who chooses the values of the account finds them typed. Other values than before have to be
 * affirmed again.
 */
export function mergeAnswers(
  before: ConfiguratorAnswers,
  of: ConfiguratorAnswers,
  accountValues: ConfiguratorAnswers | null = null,
): ConfiguratorAnswers {
  const isTakenOver =
    of.source === 'account' && before.source !== 'account' && of['right.sphere'] === undefined
  const merged = { ...before, ...of, ...(isTakenOver && accountValues) }
  const isSame = VALUES_FROM.every((name) => (merged[name] ?? '') === (before[name] ?? ''))
  return isSame ? merged : { ...merged, confirmed: of.confirmed ?? '', affirmed: of.affirmed ?? '' }
}

/** Reference keys of what was chosen, as far as the lens type has it. */
export function chosenKeys({ lensType, design, index, tint, coatings }: ConfiguratorAnswers): string[] {
  if (lensType === 'home_try_on') return []
  const lens = lensType === 'type_ei' ? [design, index] : []
  return [...lens, tint, ...listOf(coatings)].flatMap((key) => key || [])
}

/**
 * The values as they are to be made: typed, or of an earlier order for the chosen distance; and what could not be read. A power
 * without a sign has that of the answer to it, else it is a mistake. Axes are those after TABO.
 */
export function prescriptionOf(
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): { prescription: Prescription; mistakes: Mistake[] } {
  if (answers.source === 'order')
    return { prescription: prescriptionOfOrder(answers, fromOrder), mistakes: [] }
  const mistakes: Mistake[] = []
  const eyeOf = (eye: EyeSide): Eye =>
    Object.fromEntries(
      TYPED_EYE_FIELDS.flatMap((field) => {
        if (field === 'pd' && answers.pdSource === 'measure') return []
        const value = typedValue(answers, eye, field)
        if (typeof value === 'string') mistakes.push({ name: `${eye}.${field}`, kind: value })
        if (typeof value !== 'number') return []
        const isInt = field === 'axis' && answers.axisScheme === 'int'
        return [[field, isInt ? inOtherScheme(value, eye) : value]]
      }),
    )
  return { prescription: { right: eyeOf('right'), left: eyeOf('left') }, mistakes }
}

/** What the answers configure. Without a lens type it is glasses with values, which are then refused as incomplete. */
export function configurationOf(
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): {
  lensType: LensType
  prescription: Prescription
  pupilDistance: PupilDistanceSource | undefined
  areValuesLater: boolean
  parts: string[]
  isAffirmed: boolean
} {
  const { prescription } = prescriptionOf(answers, fromOrder)
  return {
    lensType: LENS_TYPES.find((type) => type === answers.lensType) ?? 'type_ei',
    prescription,
    pupilDistance: pupilDistanceOf(answers, prescription, fromOrder),
    areValuesLater: answers.source === 'later',
    parts: chosenKeys(answers),
    isAffirmed: answers.affirmed === 'yes',
  }
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

function prescriptionOfOrder(
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): Prescription {
  const values = fromOrder?.prescriptionValues ?? { right: {}, left: {} }
  const target = CONVERSION_TARGETS.find((each) => each === answers.target)
  const converted = target && convertProgressive(values, target)
  return converted?.ok ? converted.value : values
}
