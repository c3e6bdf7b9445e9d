import { type Context, Hono } from 'hono'
import { orderId } from '#contract/order/order.ts'
import { begun, move, newsId, ofCustomer, paymentId, refundedTo, stands } from '#contract/order/payment.ts'
import { attemptKey, ofBasket, placeOrder } from '#contract/order/place-order.ts'
import type { Entered, OrderWithPayment } from '#domain/order/payment.ts'
import { ordersOf, told, untold } from '#shop-api/order/find.ts'
import { makeMove } from '#shop-api/order/moves.ts'
import { begin, duePayments, orderOfPayment, refunded, stand } from '#shop-api/order/payments.ts'
import { orderOfAttempt, placeOrder as place } from '#shop-api/order/place.ts'
import { readOrder, withPayment } from '#shop-api/order/stored.ts'
import type { Env } from './env.ts'
import { readBody } from './read-body.ts'
import { readQuery, readValue, readWith, type Schema } from './read-query.ts'
import { notFound } from './refusal.ts'

const ORDER = '/v1/orders/:id'
const PAYMENT = '/v1/payments/:id'

const STATUS: Record<Entered['kind'], 201 | 409 | 412 | 422> = {
  placed: 201,
  unpaid: 409,
  changed: 409,
  empty: 412,
  refused: 422,
}

/** Orders and their payments. They are no part of what other Shop APIs offer (contracts/shop-api). */
export const orderRoutes = () =>
  new Hono<Env>()
    .post('/v1/orders', async (context) => {
      const { scope } = context.var
      const request = await readBody(context.req.raw, placeOrder, 400)
      const entered = await place(scope, request, readWith(scope.query))
      return context.json(entered, STATUS[entered.kind])
    })
    .get('/v1/orders', async (context) => {
      const { db, query } = context.var.scope
      const { customerId, page } = readQuery(query, ofCustomer)
      return context.json(await ordersOf(db, customerId, page))
    })
    .get('/v1/orders/attempts/:id', async (context) => {
      const { scope } = context.var
      const { basketKey } = readQuery(scope.query, ofBasket)
      const attempt = { attemptKey: readId(context, attemptKey), basketKey }
      return found(context, await orderOfAttempt(scope, attempt), 'Order')
    })
    .get(ORDER, async (context) => {
      const stored = await readOrder(context.var.scope.db, readId(context, orderId))
      return found(context, stored && withPayment(stored), 'Order')
    })
    .post(`${ORDER}/moves`, async (context) => {
      const id = readId(context, orderId)
      const moved = await makeMove(context.var.scope, id, await readBody(context.req.raw, move, 400))
      if (moved.ok) return context.json(moved.value)
      if (moved.error === 'unknown') throw notFound('Order')
      return context.json({ code: 409, message: 'The order cannot be moved so' }, 409)
    })
    .post('/v1/payments/due', async (context) => context.json(await duePayments(context.var.scope)))
    .get(PAYMENT, async (context) => {
      const id = readId(context, paymentId)
      return found(context, await orderOfPayment(context.var.scope, id), 'Payment')
    })
    .post(`${PAYMENT}/begun`, async (context) => {
      const id = readId(context, paymentId)
      const body = await readBody(context.req.raw, begun, 400)
      return found(context, await begin(context.var.scope, id, body), 'Payment')
    })
    .post(`${PAYMENT}/standing`, async (context) => {
      const id = readId(context, paymentId)
      const { standing } = await readBody(context.req.raw, stands, 400)
      return found(context, await stand(context.var.scope, id, standing), 'Payment')
    })
    .post(`${PAYMENT}/refunded`, async (context) => {
      const id = readId(context, paymentId)
      const { amount } = await readBody(context.req.raw, refundedTo, 400)
      return found(context, await refunded(context.var.scope, id, amount), 'Payment')
    })
    .get('/v1/order-news', async (context) => context.json(await untold(context.var.scope.db)))
    .post('/v1/order-news/:id/told', async (context) => {
      const id = readId(context, newsId)
      await told(context.var.scope.db, id)
      return context.json({ id })
    })

const readId = <T>(context: Context<Env>, schema: Schema<T>): T =>
  readValue(context.req.param('id'), schema, 'id')

function found(context: Context<Env>, order: OrderWithPayment | null, what: string) {
  if (!order) throw notFound(what)
  return context.json(order)
}
