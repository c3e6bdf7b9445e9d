import { sql } from 'drizzle-orm'
import type { OrderWithPayment, UnpaidInvoice } from '#domain/order/payment.ts'
import { isPayoutDue } from '#domain/order/payout.ts'
import { DUE_DAYS, dueDay, isTransferDue } from '#domain/transfer/transfer.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { rows } from '#shop-api/open-database.ts'
import { readOrders, withPayment } from './stored-order.ts'

type Deps = Pick<Scope, 'db' | 'now'>

const MAX_UNPAID = 500
const DAY = 86_400_000

/** Invoices whose day of payment is over and of which something is due; the least reminded first. */
export async function unpaidInvoices({ db, now }: Deps): Promise<UnpaidInvoice[]> {
  const since = new Date(now.getTime() - DUE_DAYS * DAY).toISOString()
  const open = await rows<{ id: string; reminded: number }>(
    db,
    sql`
      select order_id as id, reminded from payment join purchase on purchase.id = order_id
      where key = 'accounting' and state = 'authorised' and stage <> 'cancelled' and confirmed_at < ${since}
      order by reminded, confirmed_at limit ${MAX_UNPAID}`,
  )
  const reminded = new Map(open.map((each) => [each.id, each.reminded]))
  const orders = await readOrders(
    db,
    sql`id = any (${`{${[...reminded.keys()].join(',')}}`}::text[])`,
    sql`order by confirmed_at`,
  )
  const today = now.toISOString().slice(0, 10)
  return orders
    .map((stored) => ({ ...withPayment(stored), reminded: reminded.get(stored.id) ?? 0 }))
    .filter(({ order }) => isTransferDue(order) && dueDay(order) < today)
    .toSorted((one, other) => one.reminded - other.reminded)
}

/** Refunds that are paid to an account of the buyer, the oldest first. */
export async function duePayouts({ db }: Pick<Deps, 'db'>): Promise<OrderWithPayment[]> {
  const waiting = await readOrders(
    db,
    sql`id in (select order_id from payment where refund_due > refunded and key in ('cash_on_delivery', 'accounting'))`,
    sql`order by placed_at limit ${MAX_UNPAID}`,
  )
  return waiting.map(withPayment).filter(({ payment }) => isPayoutDue(payment))
}

export async function recordReminder({ db }: Deps, paymentId: string, stage: number): Promise<void> {
  await db.execute(sql`update payment set reminded = greatest(reminded, ${stage}) where id = ${paymentId}`)
}
