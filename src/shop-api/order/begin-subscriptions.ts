import { newSubscriptions } from '#domain/subscription/new-subscription.ts'
import type { SubscriptionOffer } from '#domain/catalogue/subscription-offer.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import type { BasketLine } from '#shop-api/basket/basket-lines.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { type StoredOrder, withPayment } from './stored-order.ts'
import { insertSubscription } from '#shop-api/subscription/stored-subscription.ts'
import { loadOffers } from '#shop-api/products/subscriber-prices.ts'

/** By product; null for one that is not sold so. */
export type SubscriptionOffers = ReadonlyMap<number, SubscriptionOffer | null>

export const offersOf = (scope: Scope, lines: readonly BasketLine[]): Promise<SubscriptionOffers> =>
  loadOffers(scope, lines)

/** Stores the subscriptions of a new order, in its transaction. They wait for its payment. */
export async function beginSubscriptions(
  { db, shop }: Scope,
  stored: StoredOrder,
  offers: SubscriptionOffers | null,
): Promise<void> {
  const country = SHOP_COUNTRIES.find((each) => each === shop.country)
  const { order, payment } = withPayment(stored)
  const { id, email } = order.customer
  if (!offers || !country || id === null) return
  const placed = {
    ...order,
    customer: { id, email: email.email },
    shipping: { carrierKey: order.shipping.carrierKey, collectionPoint: order.shipping.collectionPoint },
    paymentKey: payment.key,
  }
  for (const subscription of newSubscriptions(placed, country, (product) => offers.get(product) ?? null))
    await insertSubscription(db, subscription, stored.id)
}
