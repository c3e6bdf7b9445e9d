import type { Minor } from '#domain/money/price.ts'
import type { Order, PaymentState } from './order.ts'
import type { OrderChange } from './place-order.ts'

/** How an order is paid, as the shop's own books say it. Its id is a secret between the shop, the provider and the shopper. */
export type Payment = {
  id: string
  orderId: string
  /** One of PAYMENT_KEYS. */
  key: string
  amount: Minor
  currency: string
  state: PaymentState
  /** The provider's name for it; null before he was asked. */
  reference: string | null
  /** Where one pays; null before the provider was asked, and once the shopper has done his part. */
  url: string | null
  /** What the provider is still to be told. */
  wanted: 'capture' | 'cancel' | null
  /** What is to have been given back in all, and what has been. */
  refundDue: Minor
  refunded: Minor
  /** RFC 3339. */
  createdAt: string
  /** When the order gives its pieces back, unless it is paid by then. RFC 3339. */
  expiresAt: string
}

/**
 * How a payment stands with its provider. pending: the shopper has not done anything yet; processing: he has, and the bank is at it; failed:
 * he may try again, in another order; cancelled: it will never be paid.
 */
export const STANDINGS = ['pending', 'processing', 'authorised', 'captured', 'failed', 'cancelled'] as const
export type Standing = (typeof STANDINGS)[number]

/** An order with the payment that counts. */
export type OrderWithPayment = { order: Order; payment: Payment }

/** What the books say of the press of the order button. `unpaid`: the basket has another order, whose payment is under way. */
export type Entered =
  | ({ kind: 'placed' | 'unpaid' } & OrderWithPayment)
  | { kind: 'changed'; changes: OrderChange[] }
  | { kind: 'empty' }
  | { kind: 'refused'; field: string }
