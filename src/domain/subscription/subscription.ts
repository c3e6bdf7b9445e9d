import type { Minor } from '#domain/money/price.ts'
import type { Order } from '#domain/order/order.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { parseInterval, type SubscriptionDefinition } from '#domain/catalogue/subscription-offer.ts'
import { SHOP_COUNTRIES, type ShopCountry } from '#domain/shop/shop-country.ts'
import type { Rhythm } from './delivery-dates.ts'
import type { SubscriptionActor, SubscriptionEvent, SubscriptionStatus } from './status.ts'

/** Goods of each delivery. Prices of a piece, as agreed with the order; they stay until the customer agrees to others. */
export type SubscriptionLine = {
  key: string
  variantId: number
  name: string
  quantity: number
  values: Prescription | null
  price: { first: Minor; subsequent: Minor }
}

/** Letters that a subscription causes, besides those of its orders. */
export const SUBSCRIPTION_LETTERS = [
  'started',
  'coming',
  'payment-failed',
  'customer-needed',
  'overdue',
  'suspended',
  'unavailable',
  'values',
  'collection',
  'old-values',
  'price-changed',
  'successor',
  'cancelled',
] as const
export type SubscriptionLetter = (typeof SUBSCRIPTION_LETTERS)[number]

/**
 * Why the coming delivery waits. `overdue`: earlier orders that were to be paid later are not paid; `values`: the lens is not made with them
 * any more; `collection`: where it is to be collected, nothing is handed out any more.
 */
export const SUBSCRIPTION_PROBLEMS = [
  'payment',
  'customer-needed',
  'overdue',
  'unavailable',
  'values',
  'collection',
] as const
export type SubscriptionProblem = (typeof SUBSCRIPTION_PROBLEMS)[number]

/** Why an order was not paid: `not-begun` where nobody tried. */
export type UnpaidReason = 'not-begun' | 'payment' | 'customer-needed' | 'overdue'

/** What is offered in place of a variant; `subsequent`: of a piece. */
export type ProposedGoods = {
  /** The variant that it replaces; the same one for another price. */
  replaces: number
  variantId: number
  name: string
  subsequent: Minor
}

/** Another price for goods, or other goods in their place. Until the customer accepts, all stays as agreed. */
export type Proposal = ProposedGoods & {
  /** Deliveries from this day on have it. RFC 3339 day. */
  from: string
  isAccepted: boolean
  /** It is not shown any more, and not offered again. */
  isDeclined?: true
}

/** Days are RFC 3339 days, moments RFC 3339. */
export type Subscription = {
  /** The number of the first order, a dash, and which of its subscriptions it is. */
  id: string
  shopId: number
  customer: { id: string; email: string }
  status: SubscriptionStatus
  createdAt: string
  definition: SubscriptionDefinition
  currencyCode: string
  lines: SubscriptionLine[]
  address: Order['address']
  shipping: Pick<Order['shipping'], 'carrierKey' | 'collectionPoint'>
  /** One of PAYMENT_KEYS. */
  paymentKey: string
  /** What paying so costs, in each delivery, as agreed with the order. Absent: nothing. */
  paymentFee?: Minor
  /** Counts deliveries that are due, skipped ones included; the first order is 0. A period has one paid order. */
  period: number
  /** Deliveries that were ordered, the first order included. */
  deliveries: number
  /** Orders of this period that were not paid, and how many of them the bank has refused. */
  attempt: number
  failures: number
  /** Where the rhythm puts the next delivery, and where the customer has moved it. */
  scheduled: string
  nextDelivery: string
  /** When there is something to do; null: never. */
  dueOn: string | null
  isAnnounced: boolean
  pausedUntil: string | null
  /** The delivery after which a cancellation takes effect; null where there is none. */
  endsAfter: number | null
  problem: SubscriptionProblem | null
  /** The day on which values were last changed or asked about, or first ordered; absent: with the first order of the subscription. */
  valuesAskedOn?: string
  /** What the customer has not answered yet, or what they have accepted for later: one for a variant. Absent: none. */
  proposals?: Proposal[]
  /** The orders, the first one first. */
  orders: string[]
  /** Letters that are not queued yet. `key` is unique within the subscription. */
  letters: { key: string; kind: SubscriptionLetter }[]
  /** `key` is that of the request: the same one changes nothing more. */
  history: {
    at: string
    event: SubscriptionEvent | 'change' | 'skip'
    actor: SubscriptionActor
    key?: string
  }[]
}

/** Throws where the definition has no interval, which the shop has checked. */
export function rhythmOf({ definition }: Pick<Subscription, 'definition'>): Rhythm {
  const interval = parseInterval(definition.subscriptionInterval)
  if (!interval) throw new RangeError(`no interval: ${definition.subscriptionInterval}`)
  return { interval, day: definition.subscriptionDeliveryDate }
}

/** The country to which it is delivered; null for one without a shop. */
export const countryOfDelivery = ({ address }: Pick<Subscription, 'address'>): ShopCountry | null =>
  SHOP_COUNTRIES.find((country) => country === address.shipping.countryCode) ?? null

/** Ids say nothing of when a subscription was begun. */
export const latestFirst = (subscriptions: readonly Subscription[]): Subscription[] =>
  subscriptions.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
