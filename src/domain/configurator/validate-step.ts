import type { ConfiguratorAnswerName, ConfiguratorAnswers, Mistake } from './answer-name.ts'
import type { ConfiguratorContext } from './context.ts'
import { CONFIGURATOR_STEPS, type ConfiguratorStep, isConfiguratorStep, shownSteps, STEP } from './step.ts'

/** The invalid answers of a step, one for each field. */
export function validateStep(
  step: ConfiguratorStep,
  answers: ConfiguratorAnswers,
  context: ConfiguratorContext,
): Mistake[] {
  const names = new Set<ConfiguratorAnswerName>()
  return STEP[step].mistakes(answers, context).filter(({ name }) => {
    const isFirst = !names.has(name) || name === 'confirmed'
    names.add(name)
    return isFirst
  })
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
