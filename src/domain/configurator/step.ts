import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { conversionTargets } from '#domain/prescription/progressive.ts'
import type { ConfiguratorAnswers } from './answer-name.ts'
import { valuesToConvert } from './typed-prescription.ts'

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
}

const isWithValues = ({ lensType }: ConfiguratorAnswers) => lensType === 'type_ei'
const isTyped = (answers: ConfiguratorAnswers) =>
  isWithValues(answers) && (answers.source === 'slip' || answers.source === 'account')
const isFromOrder = (answers: ConfiguratorAnswers) => isWithValues(answers) && answers.source === 'order'

const STEP: Record<ConfiguratorStep, Row> = {
  type: { segment: 'type', isShown: () => true },
  prescription: { segment: 'values', isShown: isWithValues },
  values: { segment: 'values', isShown: isTyped },
  order: { segment: 'values', isShown: isFromOrder },
  recalculate: {
    segment: 'values',
    // Typed values with an addition are asked about where there is a choice; of an order it is said why there is none.
    isShown: (answers, fromOrder) =>
      isFromOrder(answers)
        ? fromOrder?.isProgressiveGlasses === true
        : isTyped(answers) && conversionTargets(valuesToConvert(answers, null)).length > 0,
  },
  confirm: { segment: 'check', isShown: (answers) => isTyped(answers) || isFromOrder(answers) },
  glass: { segment: 'glass', isShown: isWithValues },
  extras: {
    segment: 'extras',
    isShown: ({ lensType }) => lensType === 'type_ei' || lensType === 'type_none',
  },
  summary: { segment: 'summary', isShown: () => true },
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
