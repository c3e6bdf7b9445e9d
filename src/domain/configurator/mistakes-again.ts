import type { ConfiguratorAnswers, Mistake } from './answer-name.ts'
import type { ConfiguratorStep } from './step.ts'
import type { ConfiguratorContext } from './context.ts'
import { validateStep } from './validate-step.ts'

/** Why an order gave no values. What proves that it is known is not stored: the page that is shown again cannot find it out itself. */
const ORDER_FAULTS = ['not-found', 'too-many-requests'] as const

/** How the address of a step says that it is shown again with its mistakes. */
export const wrongOf = (mistakes: readonly Mistake[]): string =>
  ORDER_FAULTS.find((fault) => mistakes.some(({ kind }) => kind === fault)) ?? '1'

/** The mistakes of a step that is shown again. `wrong`: what its address says, null for nothing. */
export function mistakesAgain(
  wrong: string | null,
  step: ConfiguratorStep,
  answers: ConfiguratorAnswers,
  context: ConfiguratorContext,
): Mistake[] {
  if (wrong === null) return []
  const mistakes = validateStep(step, answers, context)
  const fault = ORDER_FAULTS.find((each) => each === wrong)
  const isOfOrder = mistakes.every(({ name, kind }) => name === 'order.email' || kind === 'not-found')
  return fault && isOfOrder ? mistakes.map(() => ({ name: 'order.number', kind: fault })) : mistakes
}
