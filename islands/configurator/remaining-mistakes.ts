import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'

/** What is still wrong of the mistakes of the last attempt. About an order the server alone knows. */
export function remainingMistakes(
  step: ConfiguratorStep,
  reported: readonly Mistake[],
  answers: ConfiguratorAnswers,
  context: ConfiguratorContext,
): readonly Mistake[] {
  if (step === 'order' || reported.length === 0) return reported
  const now = validateStep(step, answers, context)
  return reported.filter(({ name, kind }) =>
    now.some((mistake) => mistake.name === name && (name !== 'confirmed' || mistake.kind === kind)),
  )
}
