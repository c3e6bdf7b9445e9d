import type { Basket } from '#domain/basket/basket.ts'
import type { Minor } from '#domain/money/price.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { CreateOrderResult } from '#domain/order/payment.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { BasketLine } from '#shop-api/basket/basket-lines.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import type { SubscriptionOffers } from './begin-subscriptions.ts'
import type { Collection } from './branch-collection.ts'
import { heldLines, holdRefusal } from './held-pieces.ts'
import { isWithinOpenLimit } from './open-credit.ts'

/** What is ordered, what it costs with its fees, and how its goods can be subscribed to; null where nothing of it is. */
export type Offer = {
  basket: Basket
  lines: BasketLine[]
  total: Minor
  offers: SubscriptionOffers | null
  collection: Collection | null
}

export type Refused = Extract<CreateOrderResult, { kind: 'refused' }>

/**
 * What is paid later is limited in what may be open, anything else in what it holds until it is paid. A delivery of a subscription is paid at
 * once, or not at all.
 */
export async function limitRefusal(
  tx: Db,
  { now }: Pick<Scope, 'now'>,
  request: PlaceOrder,
  { total: amount, basket, lines }: Offer,
): Promise<Refused | null> {
  const { openLimit, paymentKey, customer, subscription } = request
  if (!isPaidLater(paymentKey)) {
    if (subscription?.isOffSession) return null
    const reason = await holdRefusal(tx, request, heldLines(lines))
    return reason && { kind: 'refused', field: 'agreed.lines', reason }
  }
  const order = { email: customer.email, amount, currency: basket.currencyCode, now }
  const isWithin = !openLimit || (await isWithinOpenLimit(tx, openLimit, order))
  return isWithin ? null : { kind: 'refused', field: 'paymentKey' }
}
