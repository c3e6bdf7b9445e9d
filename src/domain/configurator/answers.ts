import { withoutControlCharacters } from '#domain/form/normalise-input.ts'
import { LENS_TYPES, type LensType } from '#domain/prescription/configuration.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { type OfficeDistance, readOfficeDistance } from '#domain/prescription/office-distance.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { dayOf } from '#domain/prescription/validity.ts'
import {
  type ConfiguratorAnswerName,
  type ConfiguratorAnswers,
  HEIGHT_NAMES,
  listOf,
  VALUE_NAMES,
} from './answer-name.ts'
import { pupilDistanceOf, slipDayOf } from './measured-distance.ts'
import type { ConfiguratorStep } from './step.ts'
import { prescriptionOf } from './typed-prescription.ts'

/** The fields that each step has. */
export const STEP_FIELD_NAMES: Record<ConfiguratorStep, readonly ConfiguratorAnswerName[]> = {
  type: ['lensType'],
  prescription: ['source'],
  values: [...VALUE_NAMES, 'use', 'emptyEye', 'axisScheme', 'pdSource', 'pd.measured', 'pd.slip', 'slipDate'],
  order: ['order.number', 'order.origin', 'order.email', 'order.zip'],
  recalculate: ['target'],
  confirm: ['confirmed', 'affirmed', 'consent'],
  glass: ['design', 'office.room', 'office.near', 'index'],
  extras: ['tint', 'coatings'],
  summary: HEIGHT_NAMES,
}

/** What proves that an order is known to who asks; neither stored nor repeated. */
export const PROOF_NAMES: readonly ConfiguratorAnswerName[] = ['order.email', 'order.zip']

const BEFORE_CONFIRM = ['type', 'prescription', 'values', 'order', 'recalculate'] as const

/**
 * The steps whose answers the form of a step repeats: what was shown is what is affirmed or bought, whatever another tab has stored by
 * then.
 */
export const REPEATED_STEPS: Partial<Record<ConfiguratorStep, readonly ConfiguratorStep[]>> = {
  confirm: [...BEFORE_CONFIRM, 'summary'],
  summary: [...BEFORE_CONFIRM, 'confirm', 'glass', 'extras', 'summary'],
}

/** The fields that the form of a step repeats, of those that are stored. */
export const repeatedNames = (step: ConfiguratorStep): readonly ConfiguratorAnswerName[] =>
  (REPEATED_STEPS[step] ?? [])
    .flatMap((each) => STEP_FIELD_NAMES[each])
    .filter((name) => !PROOF_NAMES.includes(name))

const LISTS: readonly ConfiguratorAnswerName[] = ['confirmed', 'coatings']

/**
 * The answers of a step, from all values that a form sends by a name. A missing answer is empty: nothing is ticked or chosen. A form that
 * names no lens type repeats no answers.
 */
export function readAnswers(
  step: ConfiguratorStep,
  input: (name: string) => readonly string[],
): ConfiguratorAnswers {
  const repeated = input('lensType').length > 0 ? repeatedNames(step) : []
  const entries = [...STEP_FIELD_NAMES[step], ...repeated].map((name) => {
    const values = input(name)
    return [name, LISTS.includes(name) ? values.join(',') : withoutControlCharacters(values[0] ?? '').trim()]
  })
  return Object.fromEntries(entries) satisfies ConfiguratorAnswers
}

/** Answers that decide about the values: what was affirmed of other values does not hold. */
const VALUES_FROM: readonly ConfiguratorAnswerName[] = [
  ...VALUE_NAMES,
  'source',
  'use',
  'emptyEye',
  'axisScheme',
  'pdSource',
  'pd.slip',
  'order.number',
  'target',
]

/** What an empty answer means where a stored pair names it: the form of the values sends neither. */
const UNSAID: ConfiguratorAnswers = { axisScheme: 'tabo', pdSource: 'typed' }
const saidOf = (answers: ConfiguratorAnswers, name: ConfiguratorAnswerName): string =>
  answers[name] || (UNSAID[name] ?? '')

/**
 * The answers with those of a step. Who chooses the values of the account finds them typed. Other values than before have to be
 * affirmed again, and no fitting height is known of them.
 */
export function mergeAnswers(
  before: ConfiguratorAnswers,
  of: ConfiguratorAnswers,
  accountValues: ConfiguratorAnswers | null = null,
): ConfiguratorAnswers {
  const isTakenOver =
    of.source === 'account' && before.source !== 'account' && of['right.sphere'] === undefined
  const given = { ...of, ...(isTakenOver && accountValues) }
  const merged = { ...before, ...given }
  const isSame = VALUES_FROM.every((name) => saidOf(merged, name) === saidOf(before, name))
  if (isSame) return merged
  const { 'right.hpd': _right, 'left.hpd': _left, ...others } = before
  return { ...others, ...given, confirmed: of.confirmed ?? '', affirmed: of.affirmed ?? '' }
}

/** Reference keys of what was chosen, as far as the lens type has it. */
export function chosenKeys({ lensType, design, index, tint, coatings }: ConfiguratorAnswers): string[] {
  if (lensType === 'home_try_on') return []
  const lens = lensType === 'type_ei' ? [design, index] : []
  return [...lens, tint, ...listOf(coatings)].flatMap((key) => key || [])
}

/** What the answers configure. Without a lens type it is glasses with values, which are then refused as incomplete. */
export function configurationOf(
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): {
  lensType: LensType
  prescription: Prescription
  pupilDistance: PupilDistanceSource | undefined
  /** The day of the values, YYYY-MM-DD; undefined where it is not known. */
  measuredOn: string | undefined
  areValuesLater: boolean
  parts: string[]
  /** Of no account for other lenses than those for the office. */
  officeDistance: OfficeDistance | undefined
  isAffirmed: boolean
  isPdMeasured: boolean
  isEarlier: boolean
} {
  const { prescription } = prescriptionOf(answers, fromOrder)
  return {
    lensType: LENS_TYPES.find((type) => type === answers.lensType) ?? 'type_ei',
    prescription,
    pupilDistance: pupilDistanceOf(answers, prescription, fromOrder),
    measuredOn: measuredOnOf(answers, fromOrder),
    areValuesLater: answers.source === 'later',
    parts: chosenKeys(answers),
    officeDistance: readOfficeDistance(answers['office.room'], answers['office.near']),
    isAffirmed: answers.affirmed === 'yes',
    isPdMeasured: answers.pdSource === 'measure',
    isEarlier: answers.source === 'order',
  }
}

/** The day of the slip, or of the order that the values are from, on which they were known at the latest. */
export const measuredOnOf = (
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): string | undefined =>
  answers.source === 'order'
    ? (fromOrder?.measuredOn ?? dayOf(fromOrder?.pupilDistance) ?? fromOrder?.orderedOn?.slice(0, 10))
    : slipDayOf(answers)
