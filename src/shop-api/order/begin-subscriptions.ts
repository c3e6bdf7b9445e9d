import { sql } from 'drizzle-orm'
import { newSubscriptions } from '#domain/subscription/new-subscription.ts'
import { valuesKnownSince } from '#domain/subscription/values-known-since.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import type { SubscriptionOffer } from '#domain/catalogue/subscription-offer.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import type { BasketLine } from '#shop-api/basket/basket-lines.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { orderOf, readOrders, type StoredOrder, withPayment } from './stored-order.ts'
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
    await insertSubscription(db, await withAgeOfValues(db, subscription), stored.id)
}

/** Values that the customer has ordered before are as old as the first of those orders. */
async function withAgeOfValues(db: Scope['db'], subscription: Subscription): Promise<Subscription> {
  const { lines, customer } = subscription
  if (lines.every(({ values }) => values === null)) return subscription
  const found = await readOrders(
    db,
    sql`customer_id = ${customer.id} and confirmed_at is not null
      and document @? '$.items[*].customData.prescriptionValues'::jsonpath`,
  )
  const valuesAskedOn = valuesKnownSince(lines, found.map(orderOf))
  return valuesAskedOn === null ? subscription : { ...subscription, valuesAskedOn }
}
