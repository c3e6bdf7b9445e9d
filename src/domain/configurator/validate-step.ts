import { parseOrderNumber } from '#domain/form/order-number.ts'
import { maxLengthWithoutSpaces } from '#domain/form/length.ts'
import { minor } from '#domain/money/price.ts'
import { type Check, checkPrescription } from '#domain/prescription/check-prescription.ts'
import { checkConfiguration, type ConfigurableFrame } from '#domain/prescription/configuration.ts'
import type { LensPlace } from '#domain/prescription/lens-thickness.ts'
import { NEAR_DISTANCES, readOfficeDistance, ROOM_DISTANCES } from '#domain/prescription/office-distance.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { conversionTargets } from '#domain/prescription/progressive.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import {
  type ConfiguratorAnswerName,
  type ConfiguratorAnswers,
  listOf,
  type Mistake,
  type PrescriptionSource,
} from './answer-name.ts'
import { lowestTotal } from './lowest-total.ts'
import { pupilDistanceOf } from './measured-distance.ts'
import { CONFIGURATOR_STEPS, type ConfiguratorStep, isConfiguratorStep, shownSteps } from './step.ts'
import { prescriptionOf, valuesToConvert } from './typed-prescription.ts'
import { extrasMistakes } from './validate-extras.ts'
import { valuesMistakes } from './validate-values.ts'

/** What answers are validated against. */
export type ConfiguratorContext = {
  frame: ConfigurableFrame & { place: LensPlace | null }
  offered: readonly RxPart[]
  fromOrder: PrescriptionFromOrder | null
  sources: readonly PrescriptionSource[]
  isSignedIn: boolean
  /** Whether slips of the country count axes after TABO or after INT. */
  hasTwoAxisSchemes: boolean
  /** Whether the frame can be tried at home now. */
  isTriable: boolean
  /** How long values of the customer hold, in months. */
  holdMonths: number
  /** RFC 3339. */
  today: string
}

/** The invalid answers of a step, one for each field. */
export function validateStep(
  step: ConfiguratorStep,
  answers: ConfiguratorAnswers,
  context: ConfiguratorContext,
): Mistake[] {
  const names = new Set<ConfiguratorAnswerName>()
  return RULES[step](answers, context).filter(({ name }) => {
    const isFirst = !names.has(name) || name === 'confirmed'
    names.add(name)
    return isFirst
  })
}

type Rule = (answers: ConfiguratorAnswers, context: ConfiguratorContext) => Mistake[]

const RULES: Record<ConfiguratorStep, Rule> = {
  type: ({ lensType }, context) => {
    const { frame, isTriable } = context
    if (lensType === 'home_try_on') return isTriable ? [] : [mistake('lensType', 'required')]
    if (lensType !== 'type_ei' && lensType !== 'type_none') return [mistake('lensType', 'required')]
    if (frame.lensTypes?.includes(lensType) === false) return [mistake('lensType', 'lens-type-not-offered')]
    const isImpossible =
      lowestTotal({ frame: { price: minor(0), sunLens: null }, context }, lensType) === null
    return isImpossible ? [mistake('lensType', 'index-not-available')] : []
  },
  prescription: ({ source }, { sources }) =>
    sources.some((each) => each === source && each !== 'branch') ? [] : [mistake('source', 'required')],
  values: valuesMistakes,
  order: (answers, { fromOrder, isSignedIn }) => {
    const number = answers['order.number'] ?? ''
    const parsed = parseOrderNumber(number)
    if (parsed.ok && fromOrder?.orderNumber === parsed.value)
      return checkPrescription(fromOrder.prescriptionValues)
        .checks.filter(isRefused)
        .map(({ kind }) => mistake('order.number', kind))
    const isProven = isSignedIn || answers['order.email'] || answers['order.zip']
    return [
      ...(parsed.ok ? [] : [mistake('order.number', numberFault(number) ?? parsed.error)]),
      ...(isProven ? [] : [mistake('order.email', 'required')]),
      ...(parsed.ok && isProven ? [mistake('order.number', 'not-found')] : []),
    ]
  },
  recalculate: (answers, { fromOrder }) => {
    const { target } = answers
    const targets: readonly string[] = conversionTargets(valuesToConvert(answers, fromOrder))
    if (target === 'progressive' || (target && targets.includes(target))) return []
    return [mistake('target', target ? 'not-convertible' : 'required')]
  },
  confirm: (answers, { fromOrder }) => {
    const confirmed = listOf(answers.confirmed)
    return [
      ...unusualKinds(answers, fromOrder)
        .filter((kind) => !confirmed.includes(kind))
        .map((kind) => mistake('confirmed', kind)),
      ...(answers.affirmed === 'yes' ? [] : [mistake('affirmed', 'not-affirmed')]),
      ...(answers.consent === 'yes' ? [] : [mistake('consent', 'consent')]),
    ]
  },
  glass: (answers, { frame, offered, fromOrder }) => {
    const design = offered.find((part) => part.kind === 'lensType' && part.referenceKey === answers.design)
    const index = offered.find((part) => part.kind === 'index' && part.referenceKey === answers.index)
    const values = answers.source === 'later' ? 'later' : prescriptionOf(answers, fromOrder).prescription
    const parts = [design, index].filter((part) => part !== undefined)
    const pupilDistance = values === 'later' ? undefined : pupilDistanceOf(answers, values, fromOrder)
    const { checks } = checkConfiguration(frame, 'type_ei', values, { parts, unknown: [], pupilDistance })
    return [
      ...(design ? [] : [mistake('design', 'required')]),
      ...(design?.kind === 'lensType' && design.design === 'office' ? officeMistakes(answers) : []),
      ...(index ? [] : [mistake('index', 'required')]),
      ...checks.flatMap(({ kind }) => {
        const name = LENS_FIELD[kind]
        return name ? [mistake(name, kind)] : []
      }),
    ]
  },
  extras: extrasMistakes,
  summary: () => [],
}

/** Office lenses are ground for a room and for work in front of it. */
export const officeMistakes = (answers: ConfiguratorAnswers): Mistake[] => [
  ...(readOfficeDistance(answers['office.room'], NEAR_DISTANCES[0])
    ? []
    : [mistake('office.room', 'required')]),
  ...(readOfficeDistance(ROOM_DISTANCES[0], answers['office.near'])
    ? []
    : [mistake('office.near', 'required')]),
]

/** What is wrong with the lens, by the field that changes it. */
const LENS_FIELD: Partial<Record<string, 'design' | 'index'>> = {
  'frame-too-low': 'design',
  'addition-missing': 'design',
  'pd-by-instrument': 'design',
  'pd-missing': 'design',
  'index-not-available': 'index',
  'blank-too-small': 'index',
  'height-too-small': 'index',
  'compact-not-progressive': 'index',
  'coating-needed': 'index',
}

const mistake = (name: ConfiguratorAnswerName, kind: string): Mistake => ({ name, kind })

const isRefused = ({ grade }: Check): boolean => grade === 'refused'

/** What can be told of a number that is none. */
const numberFault = (number: string): string | undefined =>
  number.trim() === '' ? 'required' : maxLengthWithoutSpaces(12)(number)?.kind

/** The kinds of unusual values that the customer affirms one by one. */
export function unusualKinds(
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): string[] {
  const { checks } = checkPrescription(prescriptionOf(answers, fromOrder).prescription)
  return checks.filter(({ grade }) => grade === 'confirm').map(({ kind }) => kind)
}

/** The first step of the answers' way with an invalid answer, else the summary. */
export const furthestStep = (answers: ConfiguratorAnswers, context: ConfiguratorContext): ConfiguratorStep =>
  shownSteps(answers, context.fromOrder).find((step) => validateStep(step, answers, context).length > 0) ??
  'summary'

/** The step to show for a requested one: that step, unless an earlier one is not answered yet or the answers do not lead to it. */
export function resolveStep(
  requested: string | null,
  answers: ConfiguratorAnswers,
  context: ConfiguratorContext,
): ConfiguratorStep {
  const open = furthestStep(answers, context)
  if (requested === null || !isConfiguratorStep(requested)) return open
  const isOpen = CONFIGURATOR_STEPS.indexOf(requested) <= CONFIGURATOR_STEPS.indexOf(open)
  return isOpen && shownSteps(answers, context.fromOrder).includes(requested) ? requested : open
}
