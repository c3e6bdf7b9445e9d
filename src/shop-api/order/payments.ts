import { sql } from 'drizzle-orm'
import { minor } from '#domain/money/price.ts'
import { creditedAmount, nextCredit } from '#domain/order/credit.ts'
import type { Credit } from '#domain/order/order.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { OrderWithPayment, PaymentStatus } from '#domain/order/payment.ts'
import type { UnpaidReason } from '#domain/subscription/subscription.ts'
import { isUnpaid } from '#domain/order/order-stage.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { type Db, rows } from '#platform/database.ts'
import { subscriptionsPaid, subscriptionsUnpaid } from './subscription-orders.ts'
import { PROCESSING_MINUTES, reservedUntil } from './reservation.ts'
import { addOrderNews, saveOrder, savePayment } from './save-order.ts'
import { lockOrder, readOrder, readOrders, type StoredOrder, withPayment } from './stored-order.ts'

type Deps = Pick<Scope, 'db' | 'now'>

const ofPayment = (id: string) => sql`id = (select order_id from payment where payment.id = ${id})`

/** The order of a payment; null where there is none. */
export async function findOrderByPayment({ db }: Deps, paymentId: string): Promise<OrderWithPayment | null> {
  const [stored] = await readOrders(db, ofPayment(paymentId))
  return stored ? withPayment(stored) : null
}

/** Locks the order of a payment, changes it, and returns the result. */
async function change(
  { db }: Deps,
  paymentId: string,
  apply: (tx: Db, order: StoredOrder) => Promise<void>,
): Promise<OrderWithPayment | null> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, ofPayment(paymentId))
    if (!order) return null
    await apply(tx, order)
    const stored = await readOrder(tx, order.id)
    return stored && withPayment(stored)
  })
}

/** The provider has started the payment, with this reference and address. */
export const recordBegun = (
  deps: Deps,
  paymentId: string,
  begun: { reference: string; url: string | null },
) =>
  change(deps, paymentId, async (tx, order) => {
    if (order.payments.at(-1)?.state !== 'open') return
    await savePayment(tx, order, { ...begun, state: 'pending', checkedAt: deps.now.toISOString() })
    if (order.stage === 'open') await saveOrder(tx, order, { stage: 'payment_pending' })
  })

/**
 * Records the provider's status of a payment. A paid order is confirmed once and leaves the basket; an order
 * that will not be paid is cancelled and returns its pieces. Money for a cancelled order goes back.
 */
export const recordStatus = (deps: Deps, paymentId: string, status: PaymentStatus, reason?: UnpaidReason) =>
  change(deps, paymentId, async (tx, order) => {
    const at = deps.now.toISOString()
    const isOpen = isUnpaid(order.stage)
    const isPaid = status === 'authorised' || status === 'captured'
    const isLost = status === 'failed' || status === 'cancelled'
    if (isPaid) {
      await savePaid(tx, order, status)
      if (isOpen) await confirm(tx, order, at)
    } else if (isLost && (isOpen || status === 'cancelled')) {
      await savePayment(tx, order, { state: status, wanted: null, checkedAt: at })
      if (isOpen) await cancelOrder(tx, order)
      if (isOpen) await subscriptionsUnpaid(tx, order, { at, reason })
    } else {
      const isUnderWay = isOpen && status === 'processing'
      await savePayment(tx, order, { checkedAt: at, ...(isUnderWay && { url: null }) })
      if (isUnderWay) await saveOrder(tx, order, { expiresAt: reservedUntil(deps.now, PROCESSING_MINUTES) })
    }
  })

/** The provider's next step depends on whether the order is still to be sent. */
async function savePaid(tx: Db, order: StoredOrder, state: 'authorised' | 'captured'): Promise<void> {
  const payment = order.payments.at(-1)
  if (!payment || payment.state === 'refunded' || payment.state === 'captured') return
  const isOff = order.stage === 'cancelled'
  if (state === 'authorised') return savePayment(tx, order, { state, wanted: isOff ? 'cancel' : 'capture' })
  await savePayment(tx, order, {
    state,
    wanted: null,
    ...(isOff && { refundDue: withPayment(order).payment.amount }),
  })
}

async function confirm(tx: Db, order: StoredOrder, at: string): Promise<void> {
  await saveOrder(tx, order, { stage: 'confirmed', confirmedAt: at })
  const bought = order.document.items.map(({ key, quantity }) => ({ key, quantity }))
  await tx.execute(
    sql`select take_bought(${order.basketShopId}, ${order.basketKey}, ${JSON.stringify(bought)})`,
  )
  await addOrderNews(tx, order, { event: 'confirm', at })
  await subscriptionsPaid(tx, order, at)
}

async function cancelOrder(tx: Db, order: StoredOrder): Promise<void> {
  const items = order.document.items.map((item) => ({ ...item, status: 'cancelled' as const }))
  await saveOrder(tx, order, { stage: 'cancelled', document: { ...order.document, items } }, order.taken)
}

/**
 * Records the total amount refunded so far; a repeated message changes nothing. More than what came in
 * is limited to it.
 */
export const recordRefund = (deps: Deps, paymentId: string, refunded: number) =>
  change(deps, paymentId, async (tx, order) => {
    const { payment } = withPayment(order)
    const amount = Math.min(refunded, payment.received)
    const difference = amount - payment.refunded
    if (difference <= 0) return
    await savePayment(tx, order, {
      refunded: minor(amount),
      refundDue: minor(Math.max(amount, payment.refundDue)),
      // Without it the email could not tell this refund from a credit that an earlier version promised for an unpaid invoice.
      ...(isPaidLater(payment.key) && { received: payment.received }),
      ...(payment.state === 'captured' && amount === payment.received && { state: 'refunded' as const }),
    })
    const at = deps.now.toISOString()
    const credit = creditOf(order, difference, at)
    const isOver = order.stage === 'cancelled' || order.stage === 'returned'
    const { credits = [] } = order.document
    await saveOrder(tx, order, {
      ...(isOver && amount >= payment.refundDue && { stage: 'refunded' as const }),
      document: { ...order.document, ...(credit && { credits: [...credits, credit] }) },
    })
    if (order.confirmedAt !== null)
      await addOrderNews(tx, order, {
        event: 'refund',
        at,
        amount: difference + (amount === payment.received ? payment.rounding : 0),
        ...(credit && { credit: credit.number }),
      })
  })

/** The credit of a refund, no more than what its invoice has left. Without an invoice there is none. */
function creditOf({ document, confirmedAt }: StoredOrder, refunded: number, at: string): Credit | null {
  const { items, cost, credits = [] } = document
  const open = minor(Math.min(refunded, cost.withTax - creditedAmount({ credits })))
  return confirmedAt === null || open === 0 ? null : nextCredit({ items, cost, credits }, open, at)
}

const MAX_DUE = 50

/**
 * Payments that the provider has to be queried about or has to act on; the one checked longest ago first, and none that
 * another process is taking.
 */
export async function duePayments({ db, now }: Deps): Promise<OrderWithPayment[]> {
  const due = await rows<{ id: string }>(
    db,
    sql`
      update payment set checked_at = ${now.toISOString()} where id in (
        select payment.id from payment join purchase on purchase.id = order_id
        where state = 'pending' or wanted is not null or refund_due > refunded
          or stage in ('open', 'payment_pending') and expires_at < ${now.toISOString()}
        order by checked_at limit ${MAX_DUE} for update of payment skip locked)
      returning order_id as id`,
  )
  const ids = `{${due.map(({ id }) => id).join(',')}}`
  return (await readOrders(db, sql`id = any (${ids}::text[])`)).map(withPayment)
}
