import { sql } from 'drizzle-orm'
import { confirmed, delivered, dueStep, withEvent } from '#domain/subscription/renewal.ts'
import { cancelledSubscription, isFirstDeliveryUndone } from '#domain/subscription/cancel.ts'
import { canBePaid, unpaid } from '#domain/subscription/unpaid.ts'
import type { UnpaidReason } from '#domain/subscription/subscription.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { Order } from '#domain/order/order.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import type { Refused } from './limit-refusal.ts'
import type { StoredOrder } from './stored-order.ts'
import { lockSubscriptions, saveSubscription } from '#shop-api/subscription/stored-subscription.ts'

const begunBy = (order: StoredOrder) => sql`order_id = ${order.id}`
const renewedBy = (id: string) => sql`id = ${id}`

/**
 * In the transaction that makes the order of a delivery: it is not made where its customer has cancelled, paused, skipped or moved the delivery
 * since the job looked.
 */
export async function overtakenRenewal(
  tx: Db,
  { now }: Pick<Scope, 'now'>,
  { subscription: renewal }: Pick<PlaceOrder, 'subscription'>,
): Promise<Refused | null> {
  if (!renewal) return null
  const [locked] = await lockSubscriptions(tx, renewedBy(renewal.id))
  const { subscription } = locked ?? {}
  const isStillDue =
    subscription?.period === renewal.period &&
    (renewal.isOffSession ? dueStep(subscription, shopDay(now)) === 'renew' : canBePaid(subscription))
  return isStillDue ? null : { kind: 'refused', field: 'attemptKey' }
}

/**
 * In the transaction that confirms an order: its subscriptions become active, or the one that it delivers goes on to its next period, once.
 * What the customer has paid in person is the mandate for what follows.
 */
export async function subscriptionsPaid(tx: Db, order: StoredOrder, at: string): Promise<void> {
  const reference = order.payments.at(-1)?.reference ?? null
  const renewal = order.document.subscription
  const isInPerson = renewal === undefined || !renewal.isOffSession
  const more = reference !== null && isInPerson ? { mandate: reference } : {}
  for (const { subscription } of await lockSubscriptions(
    tx,
    renewal ? renewedBy(renewal.id) : begunBy(order),
  )) {
    if (!renewal) await saveSubscription(tx, confirmed(subscription, at), more)
    else if (subscription.period === renewal.period)
      await saveSubscription(tx, delivered(subscription, order.id, at), more)
  }
}

/** In the transaction that cancels an unpaid order. */
export async function subscriptionsUnpaid(
  tx: Db,
  order: StoredOrder,
  { at, reason }: { at: string; reason: UnpaidReason | undefined },
): Promise<void> {
  const renewal = order.document.subscription
  const wasBegun = order.payments.at(-1)?.reference !== null
  for (const { subscription } of await lockSubscriptions(
    tx,
    renewal ? renewedBy(renewal.id) : begunBy(order),
  )) {
    if (!renewal) await saveSubscription(tx, withEvent(subscription, 'cancel', 'shop', at))
    else if (subscription.period === renewal.period) {
      const cause = reason ?? (wasBegun && renewal.isOffSession ? 'payment' : 'not-begun')
      await saveSubscription(tx, unpaid(subscription, cause, at))
    }
  }
}

/** In the transaction in which the operator cancels goods of an order, or takes them back: a subscription that began with them is over. */
export async function subscriptionsUndone(
  tx: Db,
  order: StoredOrder,
  { items, at }: { items: Order['items']; at: string },
): Promise<void> {
  for (const { subscription } of await lockSubscriptions(tx, begunBy(order)))
    if (isFirstDeliveryUndone(subscription, items))
      await saveSubscription(
        tx,
        cancelledSubscription(subscription, 'extraordinary', { actor: 'operator', at }),
      )
}
