import { type Context, Hono } from 'hono'
import { orderId } from '#contract/order/order.ts'
import { addedValues } from '#contract/order/added-values.ts'
import { pageAfter } from '#contract/page-after.ts'
import { orderAction } from '#contract/order/order-action.ts'
import {
  keptFrames,
  paymentStarted,
  newsQuery,
  notificationId,
  customerOrdersQuery,
  orderSearch,
  paymentId,
  refundUpdate,
  paymentStatusUpdate,
  reminder,
  tryOnLetterSent,
} from '#contract/order/payment.ts'
import { incomingTransfer } from '#contract/order/transfer.ts'
import { attemptKey, attemptQuery, placeOrder } from '#contract/order/place-order.ts'
import type { CreateOrderResult, OrderWithPayment } from '#domain/order/payment.ts'
import { findOrders, markNotified, pendingOrderNews, searchOrders } from '#shop-api/order/find-orders.ts'
import { applyMove } from '#shop-api/order/moves.ts'
import {
  recordBegun,
  duePayments,
  findOrderByPayment,
  recordRefund,
  recordStatus,
} from '#shop-api/order/payments.ts'
import { findOrderByAttempt } from '#shop-api/order/find-order-by-attempt.ts'
import { placeOrder as place } from '#shop-api/order/place-order.ts'
import { duePayouts, recordReminder, unpaidInvoices } from '#shop-api/order/unpaid-invoices.ts'
import { recordTransfer } from '#shop-api/order/record-transfer.ts'
import { ordersWithoutValues, recordValuesReminder } from '#shop-api/order/missing-values.ts'
import { recordValues } from '#shop-api/order/record-values.ts'
import { keepTried } from '#shop-api/order/keep-tried.ts'
import { openTryOns, recordTryOnLetter } from '#shop-api/order/try-ons.ts'
import { readOrder, withPayment } from '#shop-api/order/stored-order.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { HonoEnv } from './hono-env.ts'
import { readBody } from './read-body.ts'
import { readQuery, readValue, readWith, type Schema } from './read-query.ts'
import { notFound } from './http-error.ts'

const ORDER = '/v1/orders/:id'
const PAYMENT = '/v1/payments/:id'

const STATUS: Record<CreateOrderResult['kind'], 201 | 409 | 412 | 422> = {
  placed: 201,
  unpaid: 409,
  changed: 409,
  empty: 412,
  refused: 422,
}

/** Orders and their payments. Other Shop APIs do not offer these routes (contracts/shop-api). */
export const orderRoutes = () =>
  new Hono<HonoEnv>()
    .post('/v1/orders', async (context) => {
      const { scope } = context.var
      const request = await readBody(context.req.raw, placeOrder, 400)
      const entered = await place(scope, request, readWith(scope.query))
      return context.json(entered, STATUS[entered.kind])
    })
    .get('/v1/orders', async (context) => {
      const { db, query } = context.var.scope
      const { customerId, page } = readQuery(query, customerOrdersQuery)
      return context.json(await findOrders(db, customerId, page))
    })
    // The text may be a name or an email address, which do not belong into an address.
    .post('/v1/orders/search', async (context) =>
      context.json(
        await searchOrders(context.var.scope.db, await readBody(context.req.raw, orderSearch, 400)),
      ),
    )
    .get('/v1/orders/without-values', page(ordersWithoutValues))
    .get('/v1/orders/unpaid', page(unpaidInvoices))
    .get('/v1/orders/try-ons', page(openTryOns))
    .get('/v1/orders/attempts/:id', async (context) => {
      const { scope } = context.var
      const { basketKey } = readQuery(scope.query, attemptQuery)
      const attempt = { attemptKey: readId(context, attemptKey), basketKey }
      return found(context, await findOrderByAttempt(scope, attempt), 'Order')
    })
    .get(ORDER, async (context) => {
      const stored = await readOrder(context.var.scope.db, readId(context, orderId))
      return found(context, stored && withPayment(stored), 'Order')
    })
    .post(`${ORDER}/moves`, async (context) => {
      const id = readId(context, orderId)
      const moved = await applyMove(context.var.scope, id, await readBody(context.req.raw, orderAction, 400))
      if (moved.ok) return context.json(moved.value)
      if (moved.error === 'unknown') throw notFound('Order')
      return context.json({ code: 409, message: 'The order cannot be moved so' }, 409)
    })
    .post(`${ORDER}/values`, async (context) => {
      const id = readId(context, orderId)
      const values = await readBody(context.req.raw, addedValues, 400)
      const recorded = await recordValues(context.var.scope, id, values)
      if (recorded.ok) return context.json(recorded.value)
      if (recorded.error === 'unknown') throw notFound('Order')
      return context.json({ code: 409, message: 'No pair of the order waits for these values' }, 409)
    })
    .post(`${ORDER}/values-reminded`, async (context) => {
      const id = readId(context, orderId)
      const { stage } = await readBody(context.req.raw, reminder, 400)
      await recordValuesReminder(context.var.scope, id, stage)
      return context.json({ id })
    })
    .post(`${ORDER}/kept`, async (context) => {
      const id = readId(context, orderId)
      const kept = await keepTried(context.var.scope, id, await readBody(context.req.raw, keptFrames, 400))
      if (kept.ok) return context.json(kept.value)
      if (kept.error === 'unknown') throw notFound('Order')
      return context.json({ code: 409, message: 'These frames cannot be kept' }, 409)
    })
    .post(`${ORDER}/try-on-letters`, async (context) => {
      const id = readId(context, orderId)
      const { stage } = await readBody(context.req.raw, tryOnLetterSent, 400)
      return found(context, await recordTryOnLetter(context.var.scope, id, stage), 'Order')
    })
    .post('/v1/payments/due', async (context) => context.json(await duePayments(context.var.scope)))
    .get('/v1/payments/payouts', page(duePayouts))
    .get(PAYMENT, async (context) => {
      const id = readId(context, paymentId)
      return found(context, await findOrderByPayment(context.var.scope, id), 'Payment')
    })
    .post(`${PAYMENT}/begun`, async (context) => {
      const id = readId(context, paymentId)
      const body = await readBody(context.req.raw, paymentStarted, 400)
      return found(context, await recordBegun(context.var.scope, id, body), 'Payment')
    })
    .post(`${PAYMENT}/standing`, async (context) => {
      const id = readId(context, paymentId)
      const { standing, reason } = await readBody(context.req.raw, paymentStatusUpdate, 400)
      return found(context, await recordStatus(context.var.scope, id, standing, reason), 'Payment')
    })
    .post(`${PAYMENT}/refunded`, async (context) => {
      const id = readId(context, paymentId)
      const { amount } = await readBody(context.req.raw, refundUpdate, 400)
      return found(context, await recordRefund(context.var.scope, id, amount), 'Payment')
    })
    .post(`${PAYMENT}/reminded`, async (context) => {
      const id = readId(context, paymentId)
      const { stage } = await readBody(context.req.raw, reminder, 400)
      await recordReminder(context.var.scope, id, stage)
      return context.json({ id })
    })
    .post('/v1/transfers', async (context) => {
      const transfer = await readBody(context.req.raw, incomingTransfer, 400)
      return context.json(await recordTransfer(context.var.scope, transfer))
    })
    .get('/v1/order-news', async (context) => {
      const { db, query } = context.var.scope
      return context.json(await pendingOrderNews(db, readQuery(query, newsQuery).after))
    })
    .post('/v1/order-news/:id/told', async (context) => {
      const id = readId(context, notificationId)
      await markNotified(context.var.scope.db, id)
      return context.json({ id })
    })

/** Answers with a page of what a job or a command works off. */
const page =
  <T>(read: (scope: Scope, after?: string) => Promise<T[]>) =>
  async (context: Context<HonoEnv>): Promise<Response> => {
    const { scope } = context.var
    return Response.json(await read(scope, readQuery(scope.query, pageAfter).after))
  }

const readId = <T>(context: Context<HonoEnv>, schema: Schema<T>): T =>
  readValue(context.req.param('id'), schema, 'id')

function found(context: Context<HonoEnv>, order: OrderWithPayment | null, what: string) {
  if (!order) throw notFound(what)
  return context.json(order)
}
