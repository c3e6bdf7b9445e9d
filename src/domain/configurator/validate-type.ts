import { minor } from '#domain/money/price.ts'
import { type ConfiguratorAnswers, type Mistake, mistake } from './answer-name.ts'
import { lowestTotal } from './lowest-total.ts'
import type { ConfiguratorContext } from './context.ts'

/** Whether the frame is sold that way. */
export function typeMistakes({ lensType }: ConfiguratorAnswers, context: ConfiguratorContext): Mistake[] {
  const { frame, isTriable } = context
  if (lensType === 'home_try_on') return isTriable ? [] : [mistake('lensType', 'required')]
  if (lensType !== 'type_ei' && lensType !== 'type_none') return [mistake('lensType', 'required')]
  if (frame.lensTypes?.includes(lensType) === false) return [mistake('lensType', 'lens-type-not-offered')]
  const isImpossible = lowestTotal({ frame: { price: minor(0), sunLens: null }, context }, lensType) === null
  return isImpossible ? [mistake('lensType', 'index-not-available')] : []
}

/** Whether values can come from there. For an appointment in a branch the configurator is left. */
export const sourceMistakes = (
  { source }: ConfiguratorAnswers,
  { sources }: ConfiguratorContext,
): Mistake[] =>
  sources.some((each) => each === source && each !== 'branch') ? [] : [mistake('source', 'required')]
