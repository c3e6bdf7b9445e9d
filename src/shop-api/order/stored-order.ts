import { type SQL, sql } from 'drizzle-orm'
import { minor } from '#domain/money/price.ts'
import { receivedAmount } from '#domain/order/ledger.ts'
import type { Order, PaymentState, ValuesRemoval } from '#domain/order/order.ts'
import type { OrderWithPayment, Payment } from '#domain/order/payment.ts'
import type { OrderStage } from '#domain/order/order-stage.ts'
import { orderStatus } from '#domain/order/order-status.ts'
import { type Db, rows } from '#platform/database.ts'
import type { OrderDocument, TakenPieces } from '#shop-api/schema/order.ts'
import { rfc3339 } from '#shop-api/serializers/rfc3339.ts'
import { sweepPage } from '#shop-api/sweep-page.ts'

/**
 * An order as the tables store it. Its payments are in the order in which they were started; there is at
 * least one.
 */
export type StoredOrder = {
  id: string
  shopId: number
  /** The shop that the basket is stored under. */
  basketShopId: number
  basketKey: string
  stage: OrderStage
  placedAt: string
  confirmedAt: string | null
  expiresAt: string
  taken: TakenPieces[]
  document: OrderDocument
  valuesRemoval: ValuesRemoval | null
  valuesReminded: number
  payments: StoredPayment[]
}

type StoredPayment = {
  id: string
  key: string
  amount: number
  currency: string
  state: PaymentState
  reference: string | null
  url: string | null
  wanted: Payment['wanted']
  received: number | null
  rounding: number
  refundDue: number
  refunded: number
  reminded?: number
  createdAt: string
}

/** Orders that match `which`, a condition on `purchase`; `order` is SQL: `order by … limit …`. */
export async function readOrders(db: Db, which: SQL, order: SQL = sql``): Promise<StoredOrder[]> {
  const found = await rows<{ found: string }>(
    db,
    sql`
      select json_build_object(
        'id', id, 'shopId', shop_id, 'basketShopId', basket_shop_id, 'basketKey', basket_key, 'stage', stage, 'placedAt', placed_at, 'confirmedAt', confirmed_at,
        'expiresAt', expires_at, 'taken', taken, 'document', document, 'valuesRemoval', values_removal, 'valuesReminded', values_reminded,
        'payments', (select json_agg(json_build_object(
          'id', payment.id, 'key', payment.key, 'amount', amount, 'currency', currency, 'state', state, 'reference', reference,
          'url', url, 'wanted', wanted, 'received', received, 'rounding', rounding, 'refundDue', refund_due, 'refunded', refunded, 'reminded', reminded, 'createdAt', created_at
          ) order by created_at, payment.id) from payment where order_id = purchase.id))::text as found
      from purchase where ${which} ${order}`,
  )
  return found.map(({ found }): StoredOrder => JSON.parse(found))
}

/** A page for a job: of the orders that match `which`, what `entryOf` gives; null leaves an order out. */
export const readOrderPage = <T>(
  db: Db,
  which: SQL,
  {
    after = '',
    size,
    entryOf,
  }: { after: string | undefined; size: number; entryOf(stored: StoredOrder): T | null },
): Promise<T[]> =>
  sweepPage(after, {
    read: (from, most) => readOrders(db, sql`id > ${from} and ${which}`, sql`order by id limit ${most}`),
    entriesOf: (found) => found.flatMap((stored) => entryOf(stored) ?? []),
    size,
  })

export const readOrder = async (db: Db, id: string): Promise<StoredOrder | null> =>
  (await readOrders(db, sql`id = ${id}`))[0] ?? null

/**
 * Locks the order for the rest of the transaction, then reads it, so that it sees the changes made during the
 * wait.
 */
export async function lockOrder(tx: Db, which: SQL): Promise<StoredOrder | null> {
  const [locked] = await rows<{ id: string }>(tx, sql`select id from purchase where ${which} for update`)
  return locked ? readOrder(tx, locked.id) : null
}

export function orderOf(stored: StoredOrder): Order {
  const { id, basketKey, stage, document, payments, valuesRemoval, valuesReminded } = stored
  const toStatus = (code: string) => ({ code, name: code.replaceAll('_', ' ') })
  return {
    ...document,
    credits: document.credits ?? [],
    history: document.history ?? [],
    ...(valuesRemoval && { valuesRemoval }),
    ...(valuesReminded > 0 && { valuesReminded }),
    id,
    basketKey,
    placedAt: rfc3339(stored.placedAt),
    confirmedAt: stored.confirmedAt === null ? null : rfc3339(stored.confirmedAt),
    status: stage,
    detailedStatus: {
      order: toStatus(stage),
      billing: toStatus(payments.at(-1)?.state ?? 'open'),
      shipping: toStatus(orderStatus(document)),
    },
    payment: payments.map(({ key, amount, state, refunded, received }) => ({
      key,
      amount: minor(amount),
      data: { state, refunded: minor(refunded), ...(received !== null && { received: minor(received) }) },
    })),
  }
}

/** With the current payment, which is the last one. */
export function withPayment(stored: StoredOrder): OrderWithPayment {
  const payment = stored.payments.at(-1)
  if (!payment) throw new Error(`order ${stored.id} has no payment`)
  const order = orderOf(stored)
  const amounts = {
    amount: minor(payment.amount),
    rounding: minor(payment.rounding),
    refundDue: minor(payment.refundDue),
    refunded: minor(payment.refunded),
  }
  return {
    order,
    payment: {
      ...payment,
      ...amounts,
      received: receivedAmount(order, { ...payment, ...amounts, recorded: payment.received }),
      orderId: stored.id,
      createdAt: rfc3339(payment.createdAt),
      expiresAt: rfc3339(stored.expiresAt),
    },
  }
}
