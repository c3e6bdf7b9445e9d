import { z } from 'zod'
import { basketItem, cost } from '#contract/shop-api/basket.ts'
import { minor } from '#contract/shop-api/money.ts'
import {
  type Credit,
  type Fee,
  type Order,
  PAYMENT_STATES,
  VALUES_REMOVALS,
  type TryOnLetter,
  type Voucher,
} from '#domain/order/order.ts'
import { ORDER_STAGES } from '#domain/order/order-stage.ts'
import { DELIVERY_STATUSES, ITEM_STATUSES } from '#domain/order/order-status.ts'
import { KEPT_BY } from '#domain/order/keep-tried.ts'
import { address, collectionPoint } from './address.ts'
import { orderAction } from './order-action.ts'

export const orderId = z.string().regex(/^\d{12}$/, 'must be twelve digits')
export const day = z.iso.date()
const moment = z.iso.datetime({ offset: true })
const detail = z.object({ code: z.string(), name: z.string() })

export const fee = z.object({
  category: z.enum(['delivery', 'payment']),
  key: z.string().min(1).max(50),
  amount: z.object({ withTax: minor }),
}) satisfies z.ZodType<Fee>

const voucher = z.object({
  id: z.string(),
  type: z.enum(['absolute', 'relative']),
  code: z.string(),
  value: z.number(),
  applicableItems: z.array(z.object({ key: z.string(), isApplied: z.boolean() })),
}) satisfies z.ZodType<Voucher>

const item = basketItem.omit({ availableQuantity: true, promotion: true, status: true }).extend({
  status: z.enum(ITEM_STATUSES),
  returned: z.int().exactOptional(),
  isPaidBack: z.literal(true).exactOptional(),
  keptIn: orderId.exactOptional(),
})

const credit = z.object({
  number: z.int(),
  at: moment,
  amount: minor,
  lines: z.array(z.object({ key: z.string(), pieces: z.int(), amount: minor })),
  rest: minor,
  taxes: z.array(z.object({ rate: z.number(), withTax: minor, amount: minor })),
}) satisfies z.ZodType<Credit>

const orderPackage = z.object({
  id: z.int(),
  carrierKey: z.string(),
  deliveryDate: z.object({ minimum: day, maximum: day }),
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  tracking: z.object({ id: z.string(), url: z.string() }).nullable(),
})

const tryOnLetter = z.object({
  stage: z.literal([1, 2, 3]),
  at: moment,
}) satisfies z.ZodType<TryOnLetter>

/** An order on the wire. */
export const order = z.object({
  id: orderId,
  basketKey: z.string(),
  campaignKey: z.string().exactOptional(),
  placedAt: moment,
  confirmedAt: moment.nullable(),
  currencyCode: z.string().length(3),
  status: z.enum(ORDER_STAGES),
  detailedStatus: z.object({ order: detail, billing: detail, shipping: detail }),
  cost: cost.extend({
    appliedFees: z.array(fee),
    /** Orders of an earlier version, and a Shop API that does not divide fees, have no `withTax`. */
    taxes: z.array(z.object({ rate: z.number(), withTax: minor.exactOptional(), amount: minor })),
  }),
  items: z.array(item),
  packages: z.array(orderPackage),
  payment: z.array(
    z.object({
      key: z.string(),
      amount: minor,
      data: z.object({ state: z.enum(PAYMENT_STATES), refunded: minor, received: minor.exactOptional() }),
    }),
  ),
  /** A Shop API without credits sends none. */
  credits: z.array(credit).default([]),
  /** A Shop API that records no actions sends none. */
  history: z.array(z.object({ at: moment, action: orderAction })).default([]),
  valuesReminded: z.int().exactOptional(),
  isLensReminderAnnounced: z.literal(true).exactOptional(),
  valuesRemoval: z.enum(VALUES_REMOVALS).exactOptional(),
  vouchers: z.array(voucher),
  tryOn: z.object({ letters: z.array(tryOnLetter) }).exactOptional(),
  triedIn: z.object({ orderId, by: z.enum(KEPT_BY) }).exactOptional(),
  address: z.object({ billing: address, shipping: address, forward: address.nullable() }),
  customer: z.object({
    id: z.string().nullable(),
    email: z.object({ email: z.string() }),
    status: z.object({ isActive: z.boolean(), isGuestCustomer: z.boolean() }),
  }),
  shop: z.object({ id: z.int(), country: z.string(), locale: z.string() }),
  subscription: z.object({ id: z.string(), period: z.int(), isOffSession: z.boolean() }).exactOptional(),
  shipping: z.object({
    carrierKey: z.string(),
    collectionPoint: collectionPoint.nullable(),
    deliveryDate: day.nullable(),
    prescriptionRemark: z.string().nullable(),
  }),
}) satisfies z.ZodType<Order>

/** What somebody learns who has only the token of an order: no name, address, mailbox or value of an eye. */
export const placedOrder = order.pick({
  id: true,
  placedAt: true,
  confirmedAt: true,
  currencyCode: true,
  status: true,
  detailedStatus: true,
  cost: true,
  items: true,
  packages: true,
  payment: true,
})
