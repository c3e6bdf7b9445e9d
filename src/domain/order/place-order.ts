import { SALE_REFUSALS } from '#domain/basket/sale-rules.ts'
import type { Minor } from '#domain/money/price.ts'
import type { Address, CollectionPoint, Fee, Order } from './order.ts'

/** One line as the shopper saw it on the page with the order button. `withTax` is the total of its pieces, after promotions. */
export type AgreedLine = { key: string; quantity: number; withTax: Minor }

/**
 * What the order button sends. Two requests with the same attempt key are the same attempt and give the same order, whatever else they
 * contain: a page generates a new key for each view of the review, and after each failed payment.
 */
export type PlaceOrder = {
  basketKey: string
  /** Random, 16 to 64 characters of A–Z a–z 0–9 - _. */
  attemptKey: string
  /** The total that the shopper agreed to pay: goods and fees. Any other total is not charged but shown: `changed`. */
  agreed: {
    total: Minor
    lines: AgreedLine[]
    /** The shopper saw that the chosen branch has all of it: it comes from its stock. */
    isInBranch?: true
  }
  /** Computed by the calling server from its own tables; never taken from a browser. */
  fees: Fee[]
  /** `id`: null for a guest. */
  customer: { id: string | null; email: string }
  address: { billing: Address; shipping: Address; forward: Address | null }
  carrierKey: string
  collectionPoint: CollectionPoint | null
  /** RFC 3339 day; null for as soon as can be. */
  deliveryDate: string | null
  /** Working days by which its parcels arrive earlier (negative) or later than the basket states; absent: none. */
  deliveryDays?: number
  /** One of PAYMENT_KEYS. */
  paymentKey: string
  prescriptionRemark: string | null
  /** Of a delivery of a subscription; made by the Shop API itself, never part of a request. */
  subscription?: RenewalOf
  /** Which network address it comes from, as a keyed hash; absent where it is unknown. What is not paid is counted by it. */
  heldBy?: string
  /** The shopper read that they are reminded once when the contact lenses run out, and did not decline. Like `fees` never from a browser. */
  isLensReminderAnnounced?: true
  /** For orders that are paid later; where it is exceeded, `paymentKey` is refused. Like `fees` never from a browser. */
  openLimit?: OpenLimit
}

/** Which delivery of which subscription an order is. `isOffSession`: it is paid without the customer, by the mandate. */
export type RenewalOf = { id: string; period: number; isOffSession: boolean }

/** How many orders of one mailbox may be open, and their sum: on account or on delivery, the new one included. */
export type OpenLimit = { orders: number; total: Minor }

/** A difference from the agreement. `itemKey` is that of the basket's line. */
export type OrderChange =
  | { kind: 'price'; itemKey: string; name: string; was: Minor; now: Minor }
  /** Pieces: fewer are available than agreed, or another tab has changed the line. */
  | { kind: 'quantity'; itemKey: string; name: string; was: number; now: number }
  /** It is no longer available, or was removed from the basket; its name is empty where it is unknown. */
  | { kind: 'gone'; itemKey: string; name: string }
  /** It was added to the basket meanwhile. */
  | { kind: 'added'; itemKey: string; name: string; quantity: number }
  /** A code that is no longer valid. */
  | { kind: 'voucher'; code: string }
  /** The branch no longer has all of it: it would be sent there. */
  | { kind: 'branch' }
  /** Goods and fees together; the last entry, always present where the totals differ. */
  | { kind: 'total'; was: Minor; now: Minor }

/**
 * `held`: until it is paid, the order would hold too many pieces of a variant. `held-nearby`: together with unpaid orders from the same network
 * address. `try-on-limit`: the customer tries other frames at home, or
 * did so too often.
 */
export const ORDER_REFUSALS = [...SALE_REFUSALS, 'held', 'held-nearby', 'try-on-limit'] as const
export type OrderRefusal = (typeof ORDER_REFUSALS)[number]

/**
 * The result of an attempt. `changed`: nothing was placed and the basket is unchanged; read it again (getBasket), show the changes, and let
 * the shopper agree with a new attempt key. `empty`: the basket is empty, perhaps because another tab has bought it. `refused`: `field`
 * names the invalid value by its path in PlaceOrder; `attemptKey` where that attempt's order was cancelled; `paymentKey` where too much
 * is open; `agreed.lines` where the shop does not sell the basket as it is, for a `reason`; empty where the Shop API cannot read the
 * request and does not name the value (status 400).
 */
export type PlaceOutcome =
  | { kind: 'placed'; order: Order; step: PaymentStep }
  | { kind: 'changed'; changes: OrderChange[] }
  | { kind: 'empty' }
  | { kind: 'refused'; field: string; reason?: OrderRefusal }

/**
 * Where the shopper continues. `done`: on the success page, with the token of `cbd`. `waiting`: there as well, with the message that the
 * payment is being processed; the order is confirmed automatically. `redirect`: at the provider by 303; the provider sends the shopper back
 * to /api/payment/return, which redirects to the success page or to the checkout with `?payment=failed`. `failed`: nothing is paid, the
 * order is cancelled, the basket is unchanged, and the shopper may order again with another method and a new attempt key. `isLate`: it was
 * paid when its order had expired or another had replaced it, and the money goes back. `subscriptionId`: it is a delivery of that subscription,
 * and the return leads to its page, whatever came of it.
 */
export type PaymentStep =
  | { kind: 'done'; cbd: string; subscriptionId?: string }
  | { kind: 'waiting'; cbd: string; subscriptionId?: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'failed'; isLate?: true; subscriptionId?: string }
