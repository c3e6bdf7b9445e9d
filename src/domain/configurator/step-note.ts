import type { ConfiguratorAnswers } from './answer-name.ts'
import { CONFIGURATOR_STEPS, isConfiguratorStep } from './step.ts'
import type { ConfiguratorContext } from './context.ts'
import { furthestStep } from './validate-step.ts'

/**
 * Why another step than the requested one is shown: `changed`: the shop no longer has the lenses or extras that were chosen; `expired`: what was
 * answered before is not stored any more. Null where the requested step can be shown, and where nothing can have been answered: `isKnown` is
 * whether the visitor has ever stored anything.
 */
export function stepNote(
  requested: string | null,
  answers: ConfiguratorAnswers,
  context: ConfiguratorContext,
  isKnown: boolean,
): 'changed' | 'expired' | null {
  if (requested === null || !isConfiguratorStep(requested)) return null
  const open = furthestStep(answers, context)
  if (CONFIGURATOR_STEPS.indexOf(requested) <= CONFIGURATOR_STEPS.indexOf(open)) return null
  if (open === 'extras' || (open === 'glass' && answers.index)) return 'changed'
  return isKnown ? 'expired' : null
}
