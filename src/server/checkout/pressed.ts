import { attemptKey } from '#contract/order/place-order.ts'
import { keyOf } from '#server/rpc/belongings.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { type Placed, placedAt } from './place.ts'

/** The name of an attempt, where it is one. */
export const attemptIn = (said: string | null | undefined): string | null =>
  attemptKey.safeParse(said).data ?? null

/**
 * What became of a press that somebody makes again, or whose answer he never got: his order may have emptied the basket by now. Null where
 * it came to nothing.
 */
export async function pressedBefore(
  visit: Visit,
  said: string | null | undefined,
  origin: string,
): Promise<Placed | null> {
  const { ctx, variant } = visit
  const attempt = attemptIn(said)
  const basketKey = keyOf(visit, 'basket')
  if (attempt === null || basketKey === null) return null
  const step = await ctx.orders.pressed({ attemptKey: attempt, basketKey }, { variant, origin })
  return step && placedAt(step)
}
