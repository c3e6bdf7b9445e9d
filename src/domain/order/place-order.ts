import type { Minor } from '#domain/money/price.ts'
import type { Address, CollectionPoint, Fee, Order } from './order.ts'

/** One line as the shopper saw it on the page with the order button. `withTax` is of all its pieces, promotions within. */
export type AgreedLine = { key: string; quantity: number; withTax: Minor }

/**
 * What presses the order button. Two with the same attempt key are the same press and give the same order, whatever else they say: a page
 * draws a new key each time that it shows the review, and after each payment that failed.
 */
export type PlaceOrder = {
  basketKey: string
  /** Random, 16 to 64 signs of A–Z a–z 0–9 - _. */
  attemptKey: string
  /** What the shopper agreed to pay: goods and fees. Anything else is not charged but shown: `changed`. */
  agreed: { total: Minor; lines: AgreedLine[] }
  /** Reckoned by the server that asks, from tables of its own; never what a browser says. */
  fees: Fee[]
  /** `id`: null for a guest. */
  customer: { id: string | null; email: string }
  address: { billing: Address; shipping: Address; forward: Address | null }
  carrierKey: string
  collectionPoint: CollectionPoint | null
  /** RFC 3339 day; null for as soon as can be. */
  deliveryDate: string | null
  /** Working days by which its parcels come sooner (negative) or later than the basket says; absent: none. */
  deliveryDays?: number
  /** One of PAYMENT_KEYS. */
  paymentKey: string
  prescriptionRemark: string | null
}

/** What is not as it was agreed to. `itemKey` is that of the basket's line. */
export type OrderChange =
  | { kind: 'price'; itemKey: string; name: string; was: Minor; now: Minor }
  /** Pieces: there are fewer than were agreed to, or another tab has changed the line. */
  | { kind: 'quantity'; itemKey: string; name: string; was: number; now: number }
  /** It can be had no more, or it left the basket; its name is empty where nothing is known of it any more. */
  | { kind: 'gone'; itemKey: string; name: string }
  /** It was put in the basket meanwhile. */
  | { kind: 'added'; itemKey: string; name: string; quantity: number }
  /** A code that opens nothing any more. */
  | { kind: 'voucher'; code: string }
  /** Goods and fees together; last, and always there where they differ. */
  | { kind: 'total'; was: Minor; now: Minor }

/**
 * What becomes of the press. `changed`: nothing was placed, the basket is as it was; read it settled (getBasket), show what changed, and
 * let it be agreed to with a new attempt key. `empty`: there is nothing in the basket, perhaps because another tab has bought it.
 * `refused`: `field` says of what, by its path in PlaceOrder; `attemptKey` where that attempt's order was cancelled.
 */
export type PlaceOutcome =
  | { kind: 'placed'; order: Order; step: PaymentStep }
  | { kind: 'changed'; changes: OrderChange[] }
  | { kind: 'empty' }
  | { kind: 'refused'; field: string }

/**
 * Where the shopper is to go now. `done`: to the success page, with the token of `cbd`. `waiting`: there as well, where it says that the
 * payment is on its way; the order confirms itself. `redirect`: to the provider by 303; he comes back to /api/payment/return, which leads
 * him to the success page or to the checkout with `?payment=failed`. `failed`: nothing is paid, the order is cancelled, the basket is as
 * it was, and he may press again with another method and a new attempt key.
 */
export type PaymentStep =
  | { kind: 'done'; cbd: string }
  | { kind: 'waiting'; cbd: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'failed' }
