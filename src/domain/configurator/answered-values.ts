import type { Prescription } from '#domain/prescription/eye-field.ts'
import type { ConfiguratorAnswers } from './answer-name.ts'
import { CONFIGURATOR_STEPS } from './step.ts'
import { prescriptionOf } from './typed-prescription.ts'
import type { ConfiguratorContext } from './context.ts'
import { furthestStep } from './validate-step.ts'

/** The values that the answers give, for the chosen distance; null until the steps that ask for them are answered, and where they follow later. */
export function answeredValues(
  answers: ConfiguratorAnswers,
  context: ConfiguratorContext,
): Prescription | null {
  const at = CONFIGURATOR_STEPS.indexOf(furthestStep(answers, context))
  const isAnswered = at > CONFIGURATOR_STEPS.indexOf('order')
  if (answers.lensType !== 'type_ei' || answers.source === 'later' || !isAnswered) return null
  return prescriptionOf(answers, context.fromOrder).prescription
}
