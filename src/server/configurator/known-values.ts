import { answeredValues } from '#domain/configurator/answered-values.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { glassesValuesOf } from '#domain/prescription/made-to-measure.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import type { ConfiguratorState } from './configurator-state.ts'

/**
 * The values that the caller has given already: for this frame, for the latest glasses of the account, or for glasses in the basket. Null where
 * none are known.
 */
export async function knownValues(
  scope: RequestScope,
  { answers, context, accountValues }: Pick<ConfiguratorState, 'answers' | 'context' | 'accountValues'>,
): Promise<Prescription | null> {
  const answered = answeredValues(answers, context)
  if (answered) return answered
  if (accountValues) return prescriptionOf(accountValues.answers, null).prescription
  const key = callerKey(scope, 'basket')
  // Only looked at: what a change of the basket has to tell belongs to the basket's own screen.
  return key === null ? null : glassesValuesOf((await scope.ctx.baskets(scope.variant).get(key)).items)
}
