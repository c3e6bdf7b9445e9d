import { minor } from '#domain/money/price.ts'
import type { Fee, Order } from './order.ts'
import { isPickUp } from './pick-up.ts'

export type ShownFee = Pick<Fee, 'category' | 'amount'>

/**
 * The fees of an order for its buyer: an order that was sent without a fee has one of 0 for its delivery. One that is collected in a
 * branch has none, nor do frames of a try-on that are kept: nothing is sent.
 */
export function shownFees({
  cost: { appliedFees },
  shipping,
  triedIn,
}: Pick<Order, 'cost' | 'shipping' | 'triedIn'>): ShownFee[] {
  const isSent = triedIn === undefined && !isPickUp({ shipping })
  return isSent && appliedFees.every(({ category }) => category !== 'delivery')
    ? [{ category: 'delivery', amount: { withTax: minor(0) } }, ...appliedFees]
    : appliedFees
}
