import { sql } from 'drizzle-orm'
import { retainedSince } from '#domain/retention/retention.ts'
import type { Db } from '#shop-api/open-database.ts'

/**
 * Deletes orders that the law no longer demands, orders that were never paid, and events of which everybody was
 * notified. An order whose payment still has something to do stays.
 */
export async function deleteOldOrders(db: Db, now: Date): Promise<void> {
  const since = (kind: Parameters<typeof retainedSince>[0]) =>
    sql`${retainedSince(kind, now).toISOString()}::timestamptz`
  await db.execute(sql`delete from order_news where is_told and at < ${since('orderNews')}`)
  await db.execute(sql`
    delete from purchase where (
      placed_at < ${since('order')} and stage not in ('open', 'payment_pending')
      or placed_at < ${since('unpaidOrder')} and stage = 'cancelled' and confirmed_at is null)
    and not exists (
      select from payment where order_id = purchase.id
        and (wanted is not null or state = 'pending' or refund_due > refunded))`)
}
