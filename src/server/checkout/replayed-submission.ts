import { attemptKey } from '#contract/order/place-order.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { type PlacementResult, placementOf } from './place-order.ts'

/** The attempt key, if it is a valid one. */
export const parseAttemptKey = (input: string | null | undefined): string | null =>
  attemptKey.safeParse(input).data ?? null

/**
 * The result of a submission that is repeated, or whose answer was lost: its order may have emptied the basket by
 * now. Null where it created no order.
 */
export async function replayedSubmission(
  scope: RequestScope,
  input: string | null | undefined,
  origin: string,
): Promise<PlacementResult | null> {
  const { ctx, variant } = scope
  const attempt = parseAttemptKey(input)
  const basketKey = callerKey(scope, 'basket')
  if (attempt === null || basketKey === null) return null
  const step = await ctx.orders.replayedSubmission({ attemptKey: attempt, basketKey }, { variant, origin })
  return step && placementOf(step)
}
