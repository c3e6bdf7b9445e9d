import { TRY_ON } from '#domain/basket/try-on.ts'
import type { Order } from './order.ts'
import { tryOnState } from './try-on-state.ts'

/** Days for which a try-on counts. */
export const TRY_ON_LIMIT_DAYS = 365

/** Whether a customer may try frames again, after their try-ons of the last year: one at a time, and not too often. */
export function mayTryAgain(
  earlier: readonly Pick<Order, 'status' | 'items' | 'packages' | 'history'>[],
  today: string,
): boolean {
  const stages = earlier.map((order) => tryOnState(order, today)?.stage)
  const sent = earlier.filter(({ status }) => status !== 'cancelled')
  return stages.every((stage) => stage === 'over') && sent.length < TRY_ON.aYear
}
