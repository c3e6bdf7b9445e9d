import type { Minor } from '#domain/money/price.ts'
import type { Order, PaymentState } from './order.ts'
import type { OrderChange, OrderRefusal } from './place-order.ts'

/** The payment of an order in the shop's own records. Its id is a secret between the shop, the provider and the shopper. */
export type Payment = {
  id: string
  orderId: string
  /** One of PAYMENT_KEYS. */
  key: string
  amount: Minor
  currency: string
  state: PaymentState
  /** The provider's id for it; null before the provider was called. */
  reference: string | null
  /** The provider's payment page; null before the provider was called, and after the shopper has finished there. */
  url: string | null
  /** What the provider must still be asked to do. */
  wanted: 'capture' | 'cancel' | null
  /** What has come in; what a provider has authorised counts. */
  received: Minor
  /** By how much the cash that came differs from `received`, as coins are coarser. It goes back with the last of it. */
  rounding: Minor
  /** The total to pay back, never more than has come in, and the amount already paid back. */
  refundDue: Minor
  refunded: Minor
  /** How many reminders of an unpaid invoice were sent; absent where none is known. */
  reminded?: number
  /** RFC 3339. */
  createdAt: string
  /** When the order releases its pieces, unless it is paid by then. RFC 3339. */
  expiresAt: string
}

/**
 * The provider's status of a payment. pending: the shopper has not acted yet; processing: the shopper has, and the bank is working on it;
 * failed: the shopper may try again, in another order; cancelled: it will never be paid.
 */
export const PAYMENT_STATUSES = [
  'pending',
  'processing',
  'authorised',
  'captured',
  'failed',
  'cancelled',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** An order with its current payment. */
export type OrderWithPayment = { order: Order; payment: Payment }

/** An invoice whose day of payment is over; `reminded`: how many reminders were sent. */
export type UnpaidInvoice = OrderWithPayment & { reminded: number }

/** The recorded result of placing an order. `unpaid`: the basket has another order whose payment is pending. */
export type CreateOrderResult =
  | ({ kind: 'placed' | 'unpaid' } & OrderWithPayment)
  | { kind: 'changed'; changes: OrderChange[] }
  | { kind: 'empty' }
  | { kind: 'refused'; field: string; reason?: OrderRefusal }
