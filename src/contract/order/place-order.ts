import { z } from 'zod'
import { mailbox } from '#contract/mailbox.ts'
import { minor } from '#contract/shop-api/money.ts'
import { MAX_ITEMS } from '#domain/basket/limits.ts'
import { hasControlCharacter } from '#domain/form/normalise-input.ts'
import { PAYMENT_KEYS } from '#domain/order/payment-key.ts'
import type { OrderChange, PlaceOrder } from '#domain/order/place-order.ts'
import { newAddress, newCollectionPoint } from './address.ts'
import { day, fee } from './order.ts'

export const attemptKey = z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 signs')
const basketKey = z.string().min(1).max(200)

/** The query of `GET /v1/orders/attempts/{key}`. */
export const attemptQuery = z.object({ basketKey })
const amount = minor.refine((value) => value >= 0, 'must not be below 0')
const itemKey = z.string().min(1).max(100)

const agreedLine = z.object({ key: itemKey, quantity: z.int().min(1), withTax: amount })

/** The body of `POST /v1/orders`. */
export const placeOrder = z.object({
  basketKey,
  attemptKey,
  agreed: z.object({
    total: amount,
    lines: z.array(agreedLine).max(MAX_ITEMS),
    isInBranch: z.literal(true).exactOptional(),
  }),
  fees: z.array(fee.extend({ amount: z.object({ withTax: amount }) })).max(5),
  customer: z.object({ id: z.string().min(1).max(100).nullable(), email: mailbox }),
  address: z.object({ billing: newAddress, shipping: newAddress, forward: newAddress.nullable() }),
  carrierKey: z.string().min(1).max(50),
  collectionPoint: newCollectionPoint.nullable(),
  deliveryDate: day.nullable(),
  deliveryDays: z.int().min(-20).max(20).exactOptional(),
  paymentKey: z.enum(PAYMENT_KEYS),
  prescriptionRemark: z
    .string()
    .trim()
    .max(1000)
    .refine((value) => !hasControlCharacter(value), 'must not have control characters')
    .nullable(),
  heldBy: z
    .string()
    .regex(/^[\w-]{16,64}$/, 'must be 16 to 64 signs')
    .exactOptional(),
  isLensReminderAnnounced: z.literal(true).exactOptional(),
  openLimit: z.object({ orders: z.int().min(0), total: amount }).exactOptional(),
}) satisfies z.ZodType<PlaceOrder>

export const orderChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), itemKey, name: z.string(), was: minor, now: minor }),
  z.object({ kind: z.literal('quantity'), itemKey, name: z.string(), was: z.int(), now: z.int() }),
  z.object({ kind: z.literal('gone'), itemKey, name: z.string() }),
  z.object({ kind: z.literal('added'), itemKey, name: z.string(), quantity: z.int() }),
  z.object({ kind: z.literal('branch') }),
  z.object({ kind: z.literal('voucher'), code: z.string() }),
  z.object({ kind: z.literal('total'), was: minor, now: minor }),
]) satisfies z.ZodType<OrderChange>
