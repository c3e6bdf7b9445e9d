import { sql } from 'drizzle-orm'
import { OPEN_DAYS } from '#domain/checkout/pay-later-limits.ts'
import { countedMailbox } from '#domain/customer/counted-mailbox.ts'
import type { OpenLimit } from '#domain/order/place-order.ts'
import { type Db, rows } from '#platform/database.ts'

const DAY = 86_400_000

type NewOrder = { email: string; amount: number; currency: string; now: Date }

/**
 * Whether the mailbox may have this order open besides the orders of all shops that it has not paid for. Locks the mailbox until the end
 * of the transaction, so that orders at the same time are counted one after the other. Sums are of the order's currency.
 */
export async function isWithinOpenLimit(
  tx: Db,
  limit: OpenLimit,
  { email, amount, currency, now }: NewOrder,
): Promise<boolean> {
  const mailbox = countedMailbox(email)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('open credit ' || ${mailbox}, 0))`)
  const since = new Date(now.getTime() - OPEN_DAYS * DAY).toISOString()
  const [open] = await rows<{ orders: number; total: number }>(
    tx,
    sql`
      select count(*)::int as orders, coalesce(sum(amount) filter (where currency = ${currency}), 0)::int as total
      from purchase join payment on order_id = purchase.id
      where mailbox_of(document #>> '{customer,email,email}') = ${mailbox} and placed_at > ${since}
        and payment.key in ('accounting', 'cash_on_delivery') and state = 'authorised' and amount > 0
        and (stage in ('confirmed', 'shipped', 'ready_for_collection')
          or stage in ('delivered', 'collected') and payment.key = 'accounting')`,
  )
  const { orders = 0, total = 0 } = open ?? {}
  return orders < limit.orders && total + amount <= limit.total
}
