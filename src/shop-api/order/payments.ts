import { sql } from 'drizzle-orm'
import { minor } from '#domain/money/price.ts'
import { credited, nextCredit } from '#domain/order/credit.ts'
import type { Credit } from '#domain/order/order.ts'
import type { OrderWithPayment, Standing } from '#domain/order/payment.ts'
import { isUnpaid } from '#domain/order/order-stage.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { type Db, rows } from '#shop-api/db.ts'
import { holdsUntil } from './hold.ts'
import { announce, saveOrder, savePayment } from './save.ts'
import { claimOrder, readOrder, readOrders, type StoredOrder, withPayment } from './stored.ts'

type Books = Pick<Scope, 'db' | 'now'>

const ofPayment = (id: string) => sql`id = (select order_id from payment where payment.id = ${id})`

/** The order of a payment; null where there is none. */
export async function orderOfPayment({ db }: Books, paymentId: string): Promise<OrderWithPayment | null> {
  const [stored] = await readOrders(db, ofPayment(paymentId))
  return stored ? withPayment(stored) : null
}

/** Changes an order through its payment, alone with it; gives it as it is then. */
async function change(
  { db }: Books,
  paymentId: string,
  make: (tx: Db, order: StoredOrder) => Promise<void>,
): Promise<OrderWithPayment | null> {
  return db.transaction(async (tx) => {
    const order = await claimOrder(tx, ofPayment(paymentId))
    if (!order) return null
    await make(tx, order)
    const stored = await readOrder(tx, order.id)
    return stored && withPayment(stored)
  })
}

/** The provider has begun it, under this name and at this address. */
export const begin = (books: Books, paymentId: string, begun: { reference: string; url: string | null }) =>
  change(books, paymentId, async (tx, order) => {
    if (order.payments.at(-1)?.state !== 'open') return
    await savePayment(tx, order, { ...begun, state: 'pending', checkedAt: books.now.toISOString() })
    if (order.stage === 'open') await saveOrder(tx, order, { stage: 'payment_pending' })
  })

/**
 * Writes down how a payment stands with its provider. What was paid for is confirmed, once, and leaves the basket; what will never be paid is
 * cancelled and gives its pieces back. Money for an order that is cancelled goes back.
 */
export const stand = (books: Books, paymentId: string, standing: Standing) =>
  change(books, paymentId, async (tx, order) => {
    const at = books.now.toISOString()
    const isOpen = isUnpaid(order.stage)
    const isPaid = standing === 'authorised' || standing === 'captured'
    const isLost = standing === 'failed' || standing === 'cancelled'
    if (isPaid) {
      await notePaid(tx, order, standing)
      if (isOpen) await confirm(tx, order, at)
    } else if (isLost && (isOpen || standing === 'cancelled')) {
      await savePayment(tx, order, { state: standing, wanted: null, checkedAt: at })
      if (isOpen) await callOff(tx, order)
    } else {
      const isUnderWay = isOpen && standing === 'processing'
      await savePayment(tx, order, { checkedAt: at, ...(isUnderWay && { url: null }) })
      if (isUnderWay) await saveOrder(tx, order, { expiresAt: holdsUntil(books.now) })
    }
  })

/** What is the provider's to do next depends on whether the order is still to be sent. */
async function notePaid(tx: Db, order: StoredOrder, state: 'authorised' | 'captured'): Promise<void> {
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
  await tx.execute(sql`select take_bought(${order.shopId}, ${order.basketKey}, ${JSON.stringify(bought)})`)
  await announce(tx, order, { event: 'confirm', at })
}

async function callOff(tx: Db, order: StoredOrder): Promise<void> {
  const items = order.document.items.map((item) => ({ ...item, status: 'cancelled' as const }))
  await saveOrder(tx, order, { stage: 'cancelled', document: { ...order.document, items } }, order.taken)
}

/** So much was given back in all; told again it is told once. More than was to be paid is not believed. */
export const refunded = (books: Books, paymentId: string, told: number) =>
  change(books, paymentId, async (tx, order) => {
    const { payment } = withPayment(order)
    const amount = Math.min(told, payment.amount)
    const given = amount - payment.refunded
    if (given <= 0) return
    await savePayment(tx, order, {
      refunded: minor(amount),
      ...(amount === payment.amount && { state: 'refunded' as const }),
    })
    const at = books.now.toISOString()
    const credit = creditUpTo(order, amount, at)
    const isOver = order.stage === 'cancelled' || order.stage === 'returned'
    const { credits = [] } = order.document
    await saveOrder(tx, order, {
      ...(isOver && amount >= payment.refundDue && { stage: 'refunded' as const }),
      document: { ...order.document, ...(credit && { credits: [...credits, credit] }) },
    })
    if (order.confirmedAt !== null)
      await announce(tx, order, {
        event: 'refund',
        at,
        amount: given,
        ...(credit && { credit: credit.number }),
      })
  })

/** What of the invoice is to be taken back so that it has been so much in all. Without an invoice, nothing is. */
function creditUpTo({ document, confirmedAt }: StoredOrder, amount: number, at: string): Credit | null {
  const { items, cost, credits = [] } = document
  const open = minor(Math.max(0, amount - credited({ credits })))
  return confirmedAt === null || open === 0 ? null : nextCredit({ items, cost, credits }, open, at)
}

const MOST_DUE = 50

/** Payments that the provider is to be asked of, or to be told something: the one that was asked of the longest ago first. */
export async function duePayments({ db, now }: Books): Promise<OrderWithPayment[]> {
  const due = await rows<{ id: string }>(
    db,
    sql`
      update payment set checked_at = ${now.toISOString()} where id in (
        select payment.id from payment join purchase on purchase.id = order_id
        where state = 'pending' or wanted is not null or refund_due > refunded
          or stage in ('open', 'payment_pending') and expires_at < ${now.toISOString()}
        order by checked_at limit ${MOST_DUE})
      returning order_id as id`,
  )
  const ids = `{${due.map(({ id }) => id).join(',')}}`
  return (await readOrders(db, sql`id = any (${ids}::text[])`)).map(withPayment)
}
