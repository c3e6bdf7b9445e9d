import { sql } from 'drizzle-orm'
import { isOverdue } from '#domain/transfer/overdue.ts'
import { type Db, rows } from '#platform/database.ts'
import { orderOf, readOrders } from './stored-order.ts'

/**
 * What came of the orders of `ids`, the latest one last, that are paid later: whether one should have been paid by `today` (RFC 3339 day),
 * whether any was, and whether the latest was: one that was cancelled or credited was not.
 */
export async function earlierPayments(
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<{ isOverdue: boolean; isProven: boolean; isLatestPaid: boolean }> {
  const found = await rows<{ id: string; state: string }>(
    db,
    sql`
      select purchase.id, state from purchase join payment on order_id = purchase.id
      where purchase.id = any (${`{${ids.join(',')}}`}::text[]) and stage <> 'cancelled'
        and payment.key in ('accounting', 'cash_on_delivery') and state in ('authorised', 'captured')`,
  )
  const open = found.filter(({ state }) => state === 'authorised').map(({ id }) => id)
  const orders = await readOrders(db, sql`id = any (${`{${open.join(',')}}`}::text[])`)
  const paid = new Set(found.filter(({ state }) => state === 'captured').map(({ id }) => id))
  return {
    isOverdue: orders.some((stored) => isOverdue(orderOf(stored), today)),
    isProven: paid.size > 0,
    isLatestPaid: paid.has(ids.at(-1) ?? ''),
  }
}
