import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { pupilDistanceOf } from '#domain/configurator/measured-distance.ts'
import { prescriptionOf, valuesToConvert } from '#domain/configurator/typed-prescription.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import { checkLateValues, orderedDesign } from '#domain/order/late-values.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import type { ConfigurationCheck } from '#domain/prescription/configuration.ts'
import { conversionTargets } from '#domain/prescription/progressive.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'

/** The values as they are made in what was ordered, for the chosen distance. */
export function lateValuesOf(
  answers: ConfiguratorAnswers,
  item: OrderItem,
  order: Order,
): ReturnType<typeof checkLateValues> & { pupilDistance: PupilDistanceSource | undefined } {
  const { prescription } = prescriptionOf(answers, null)
  const pupilDistance = pupilDistanceOf(answers, prescription, null)
  return { ...checkLateValues(item, order.items, { prescription, pupilDistance }), pupilDistance }
}

/** The distances for which lenses of one power can be made from values with an addition. */
const targetsOf = (answers: ConfiguratorAnswers, { offered }: ConfiguratorContext): readonly string[] =>
  orderedDesign(offered) === 'single-vision' ? conversionTargets(valuesToConvert(answers, null)) : []

/** Whether nobody has said for which distance the lenses are. */
export function isTargetMissing(answers: ConfiguratorAnswers, context: ConfiguratorContext): boolean {
  const targets = targetsOf(answers, context)
  return targets.length > 0 && !targets.includes(answers.target ?? '')
}

/** What is wrong with the values themselves, or with them in the lenses that were ordered. */
export function lateMistakes(
  answers: ConfiguratorAnswers,
  context: ConfiguratorContext,
  checks: readonly ConfigurationCheck[],
): Mistake[] {
  const kinds = new Set(checks.map(({ kind }) => kind))
  // Where there is no choice of distances, the row says it: with a prism lenses are for far alone.
  const isUseMissing = kinds.has('use-missing') && targetsOf(answers, context).length === 0
  return [
    ...validateStep('values', answers, context),
    ...(isUseMissing ? [{ name: 'use', kind: 'required' } as const] : []),
    ...(kinds.has('addition-missing') ? [{ name: 'right.addition', kind: 'addition-missing' } as const] : []),
    ...(['pd-by-instrument', 'pd-missing'] as const)
      .filter((kind) => kinds.has(kind))
      .map((kind) => ({ name: 'right.pd' as const, kind })),
  ]
}
