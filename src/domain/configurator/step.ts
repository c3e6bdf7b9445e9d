import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { conversionTargets } from '#domain/prescription/progressive.ts'
import type { ConfiguratorAnswers, Mistake } from './answer-name.ts'
import { valuesToConvert } from './typed-prescription.ts'
import { confirmMistakes } from './validate-confirm.ts'
import { extrasMistakes } from './validate-extras.ts'
import { orderMistakes, targetMistakes } from './validate-from-order.ts'
import { glassMistakes } from './validate-glass.ts'
import type { ConfiguratorContext } from './context.ts'
import { sourceMistakes, typeMistakes } from './validate-type.ts'
import { valuesMistakes } from './validate-values.ts'

/** The steps in the order in which they are taken. Spec §4 "Prescription configurator steps". */
export const CONFIGURATOR_STEPS = [
  'type',
  'prescription',
  'values',
  'order',
  'recalculate',
  'confirm',
  'glass',
  'extras',
  'summary',
] as const
export type ConfiguratorStep = (typeof CONFIGURATOR_STEPS)[number]

/** What the progress shows. */
export const SEGMENTS = ['type', 'values', 'check', 'glass', 'extras', 'summary'] as const
export type Segment = (typeof SEGMENTS)[number]

type Row = {
  segment: Segment
  isShown(answers: ConfiguratorAnswers, fromOrder: PrescriptionFromOrder | null): boolean
  /** What is wrong with its answers, also more than one for an answer. A step without mistakes is complete. */
  mistakes(answers: ConfiguratorAnswers, context: ConfiguratorContext): Mistake[]
}

const isWithValues = ({ lensType }: ConfiguratorAnswers) => lensType === 'type_ei'
const isTyped = (answers: ConfiguratorAnswers) =>
  isWithValues(answers) && (answers.source === 'slip' || answers.source === 'account')
const isFromOrder = (answers: ConfiguratorAnswers) => isWithValues(answers) && answers.source === 'order'

const isConfirmed = (answers: ConfiguratorAnswers) => isTyped(answers) || isFromOrder(answers)
const isWithLenses = ({ lensType }: ConfiguratorAnswers) => lensType === 'type_ei' || lensType === 'type_none'
/** Typed values with an addition are asked about where there is a choice; of an order it is said why there is none. */
const isConvertible: Row['isShown'] = (answers, fromOrder) =>
  isFromOrder(answers)
    ? fromOrder?.isProgressiveGlasses === true
    : isTyped(answers) && conversionTargets(valuesToConvert(answers, null)).length > 0

/** Each step: where the progress shows it, whether the answers lead to it, and what it lacks. */
export const STEP: Record<ConfiguratorStep, Row> = {
  type: { segment: 'type', isShown: () => true, mistakes: typeMistakes },
  prescription: { segment: 'values', isShown: isWithValues, mistakes: sourceMistakes },
  values: { segment: 'values', isShown: isTyped, mistakes: valuesMistakes },
  order: { segment: 'values', isShown: isFromOrder, mistakes: orderMistakes },
  recalculate: { segment: 'values', isShown: isConvertible, mistakes: targetMistakes },
  confirm: { segment: 'check', isShown: isConfirmed, mistakes: confirmMistakes },
  glass: { segment: 'glass', isShown: isWithValues, mistakes: glassMistakes },
  extras: { segment: 'extras', isShown: isWithLenses, mistakes: extrasMistakes },
  summary: { segment: 'summary', isShown: () => true, mistakes: () => [] },
}

export const isConfiguratorStep = (name: string): name is ConfiguratorStep =>
  CONFIGURATOR_STEPS.some((step) => step === name)

export const segmentOf = (step: ConfiguratorStep): Segment => STEP[step].segment

/** The steps that the answers lead through, as far as they are known. */
export const shownSteps = (
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): ConfiguratorStep[] => CONFIGURATOR_STEPS.filter((step) => STEP[step].isShown(answers, fromOrder))

/** The step that follows; after the last one comes the basket. */
export function stepAfter(
  step: ConfiguratorStep,
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): ConfiguratorStep {
  const place = CONFIGURATOR_STEPS.indexOf(step)
  return shownSteps(answers, fromOrder).find((each) => CONFIGURATOR_STEPS.indexOf(each) > place) ?? 'summary'
}

/** The step before; null before the first one. */
export function stepBefore(
  step: ConfiguratorStep,
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): ConfiguratorStep | null {
  const place = CONFIGURATOR_STEPS.indexOf(step)
  return shownSteps(answers, fromOrder).findLast((each) => CONFIGURATOR_STEPS.indexOf(each) < place) ?? null
}
