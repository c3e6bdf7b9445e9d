import type { ConfiguratorAnswers } from './answer-name.ts'
import { CONFIGURATOR_STEPS, isConfiguratorStep } from './step.ts'
import { type ConfiguratorWorld, furthestStep } from './validate-step.ts'

/**
 * Why another step than the requested one is shown: `changed`: the shop no longer has the lenses or extras that were chosen; `expired`: what was
 * answered before is not stored any more. Null where the requested step can be shown.
 */
export function stepNote(
  requested: string | null,
  answers: ConfiguratorAnswers,
  world: ConfiguratorWorld,
): 'changed' | 'expired' | null {
  if (requested === null || !isConfiguratorStep(requested)) return null
  const open = furthestStep(answers, world)
  if (CONFIGURATOR_STEPS.indexOf(requested) <= CONFIGURATOR_STEPS.indexOf(open)) return null
  return open === 'extras' || (open === 'glass' && answers.index) ? 'changed' : 'expired'
}
