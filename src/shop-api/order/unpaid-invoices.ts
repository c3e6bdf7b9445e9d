import { shopDay } from '#domain/shop/shop-day.ts'
import { sql } from 'drizzle-orm'
import type { OrderWithPayment, UnpaidInvoice } from '#domain/order/payment.ts'
import { isPayoutDue } from '#domain/order/payout.ts'
import { DUE_DAYS, dueDay, isTransferDue } from '#domain/transfer/transfer.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { SWEEP_PAGE } from '#shop-api/sweep-page.ts'
import { readOrderPage, withPayment } from './stored-order.ts'

type Deps = Pick<Scope, 'db' | 'now'>

const DAY = 86_400_000

/** A page of invoices whose day of payment is over and of which something is due. */
export function unpaidInvoices(
  { db, now }: Deps,
  after?: string,
  size = SWEEP_PAGE,
): Promise<UnpaidInvoice[]> {
  const since = new Date(now.getTime() - DUE_DAYS * DAY).toISOString()
  const today = shopDay(now)
  const which = sql`id in (
    select order_id from payment join purchase on purchase.id = order_id
    where key = 'accounting' and state = 'authorised' and stage <> 'cancelled' and confirmed_at < ${since})`
  return readOrderPage(db, which, {
    after,
    size,
    entryOf(stored) {
      const found = withPayment(stored)
      const isDue = isTransferDue(found.order) && dueDay(found.order) < today
      return isDue ? { ...found, reminded: found.payment.reminded ?? 0 } : null
    },
  })
}

/** A page of refunds that are paid to an account of the buyer. */
export function duePayouts(
  { db }: Pick<Deps, 'db'>,
  after?: string,
  size = SWEEP_PAGE,
): Promise<OrderWithPayment[]> {
  const which = sql`id in (
    select order_id from payment where refund_due > refunded and key in ('cash_on_delivery', 'accounting'))`
  return readOrderPage(db, which, {
    after,
    size,
    entryOf(stored) {
      const found = withPayment(stored)
      return isPayoutDue(found.payment) ? found : null
    },
  })
}

export async function recordReminder({ db }: Deps, paymentId: string, stage: number): Promise<void> {
  await db.execute(sql`update payment set reminded = greatest(reminded, ${stage}) where id = ${paymentId}`)
}
