import { z } from 'zod'
import { minor } from '#contract/shop-api/money.ts'
import { minor as minorUnits } from '#domain/money/price.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import { ORDER_REFUSALS } from '#domain/order/place-order.ts'
import { PAYMENT_STATES } from '#domain/order/order.ts'
import {
  type CreateOrderResult,
  type OrderWithPayment,
  type Payment,
  PAYMENT_STATUSES,
  type UnpaidInvoice,
} from '#domain/order/payment.ts'
import { order, orderId } from './order.ts'
import { orderChange } from './place-order.ts'
import { MAX_SEARCH_LENGTH } from '#domain/order/order-search.ts'
import { TRY_ON } from '#domain/basket/try-on.ts'
import { type KeepTried, KEPT_BY } from '#domain/order/keep-tried.ts'
import { ORDER_STAGES } from '#domain/order/order-stage.ts'

const moment = z.iso.datetime({ offset: true })

export const paymentId = z.string().regex(/^[\w-]{16,64}$/, 'not the id of a payment')

export const payment = z.object({
  id: paymentId,
  orderId,
  key: z.string(),
  amount: minor,
  currency: z.string().length(3),
  state: z.enum(PAYMENT_STATES),
  reference: z.string().nullable(),
  url: z.string().nullable(),
  wanted: z.enum(['capture', 'cancel']).nullable(),
  /** An earlier Shop API sends none. */
  received: minor.default(minorUnits(0)),
  rounding: minor.default(minorUnits(0)),
  refundDue: minor,
  refunded: minor,
  reminded: z.int().exactOptional(),
  createdAt: moment,
  expiresAt: moment,
}) satisfies z.ZodType<Payment>

export const orderWithPayment = z.object({ order, payment }) satisfies z.ZodType<OrderWithPayment>

/** The answer to `GET /v1/orders/unpaid`. */
export const unpaidInvoices = z.array(orderWithPayment.extend({ reminded: z.int() })) satisfies z.ZodType<
  UnpaidInvoice[]
>

/** The body of `POST /v1/payments/{id}/reminded`. */
export const reminder = z.object({ stage: z.int().min(1).max(2) })

/** The answer to `POST /v1/orders`. */
export const createOrderResult = z.discriminatedUnion('kind', [
  orderWithPayment.extend({ kind: z.enum(['placed', 'unpaid']) }),
  z.object({ kind: z.literal('changed'), changes: z.array(orderChange) }),
  z.object({ kind: z.literal('empty') }),
  z.object({
    kind: z.literal('refused'),
    field: z.string(),
    reason: z.enum(ORDER_REFUSALS).exactOptional(),
  }),
]) satisfies z.ZodType<CreateOrderResult>

export const orderNotifications = z.array(
  z.object({
    id: z.int(),
    orderId,
    event: z.enum([
      'confirm',
      'make',
      'ship',
      'deliver',
      'ready',
      'collect',
      'cancel',
      'return',
      'refund',
      'charge',
    ]),
    at: moment,
    amount: z.int().exactOptional(),
    packages: z.array(z.int()).exactOptional(),
    items: z.array(z.string()).exactOptional(),
    pieces: z.record(z.string(), z.int()).exactOptional(),
    credit: z.int().exactOptional(),
  }),
) satisfies z.ZodType<OrderNotification[]>

/** The bodies of `POST /v1/payments/{id}/begun`, `…/standing` and `…/refunded`. */
export const paymentStarted = z.object({
  reference: z.string().trim().min(1).max(255),
  url: z.url().max(5000).nullable(),
})
export const paymentStatusUpdate = z.object({
  standing: z.enum(PAYMENT_STATUSES),
  /** Why a payment by mandate failed. */
  reason: z.enum(['payment', 'customer-needed']).exactOptional(),
})
export const refundUpdate = z.object({ amount: minor })

/** The body of `POST /v1/orders/{id}/kept`. */
export const keptFrames = z.object({
  keys: z.array(z.string().min(1).max(100)).min(1).max(TRY_ON.frames),
  by: z.enum(KEPT_BY),
}) satisfies z.ZodType<KeepTried>

/** The body of `POST /v1/orders/{id}/try-on-letters`. */
export const tryOnLetterSent = z.object({ stage: z.literal([1, 2, 3]) })

/** The query for orders. */
export const customerOrdersQuery = z.object({
  customerId: z.string().min(1).max(100).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

/** The body of `POST /v1/orders/search`. */
export const orderSearch = z.object({
  text: z.string().trim().min(1).max(MAX_SEARCH_LENGTH).exactOptional(),
  stage: z.enum(ORDER_STAGES).exactOptional(),
  page: z.int().min(1).max(1000).default(1),
})

export const notificationId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** The query for notifications: a page of those that follow. */
export const newsQuery = z.object({ after: notificationId.exactOptional() })
