import { sql } from 'drizzle-orm'
import { retainedSince } from '#domain/retention/retention.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import type { Db } from '#platform/database.ts'
import { orderNews, purchase } from '#shop-api/schema/order.ts'
import { subscription } from '#shop-api/schema/subscription.ts'

/**
 * Deletes orders that the law no longer demands, orders that were never paid, and events of which everybody was
 * notified, and subscriptions that are over with the last of their orders. An order whose payment still has something to do stays.
 */
export async function deleteOldOrders(db: Db, now: Date): Promise<void> {
  const since = (kind: Parameters<typeof retainedSince>[0]) =>
    sql`${retainedSince(kind, now).toISOString()}::timestamptz`
  await deleteRows(db, orderNews, sql`is_told and at < ${since('orderNews')}`)
  await deleteRows(
    db,
    purchase,
    sql`(
      placed_at < ${since('order')} and stage not in ('open', 'payment_pending')
      or placed_at < ${since('unpaidOrder')} and stage = 'cancelled' and confirmed_at is null)
    and not exists (
      select from payment where order_id = purchase.id
        and (wanted is not null or state = 'pending' or refund_due > refunded))`,
  )
  await deleteRows(
    db,
    subscription,
    sql`status in ('cancelled', 'ended')
      and not exists (select from purchase where document -> 'subscription' ->> 'id' = subscription.id or id = order_id)`,
  )
}
