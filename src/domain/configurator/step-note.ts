import type { ConfiguratorAnswers } from './answer-name.ts'
import { STEP_FIELD_NAMES } from './answers.ts'
import { CONFIGURATOR_STEPS, isConfiguratorStep } from './step.ts'
import type { ConfiguratorContext } from './context.ts'
import { furthestStep } from './validate-step.ts'

/**
 * Why another step than the requested one is shown: `changed`: the shop no longer has the lenses or extras that were chosen; `expired`: what was
 * answered before is not stored any more. Null where the requested step can be shown, and where nothing was lost: `isLost` is whether the
 * visitor has ever stored anything, and it is not there (`areAnswersLost`).
 */
export function stepNote(
  requested: string | null,
  answers: ConfiguratorAnswers,
  context: ConfiguratorContext,
  isLost: boolean,
): 'changed' | 'expired' | null {
  if (requested === null || !isConfiguratorStep(requested)) return null
  const open = furthestStep(answers, context)
  if (CONFIGURATOR_STEPS.indexOf(requested) <= CONFIGURATOR_STEPS.indexOf(open)) return null
  if (open === 'extras' || (open === 'glass' && answers.index)) return 'changed'
  return isLost ? 'expired' : null
}

/**
 * Whether answers may have been stored for too short a time: the first one is missing, or nothing is answered from the open step on. Where
 * something is, the open step is open because an earlier answer was changed, in another tab for example.
 */
export const areAnswersLost = (answers: ConfiguratorAnswers, context: ConfiguratorContext): boolean =>
  !answers.lensType ||
  !CONFIGURATOR_STEPS.slice(CONFIGURATOR_STEPS.indexOf(furthestStep(answers, context))).some((step) =>
    STEP_FIELD_NAMES[step].some((name) => answers[name]),
  )
