import type { BasketItem, BasketPackage, Cost } from '#domain/basket/basket.ts'
import type { Minor } from '#domain/money/price.ts'
import type { DeliveryStatus, ItemStatus } from './order-status.ts'
import type { OrderStage } from './order-stage.ts'

/** Who lives where. `countryCode` has two letters: DE. */
export type Address = {
  recipient: {
    firstName: string
    lastName: string
    title?: string
    gender?: 'm' | 'f' | 'd' | 'n'
    company?: string
  }
  street: string
  houseNumber: string
  additional?: string
  zipCode: string
  city: string
  countryCode: string
  phone?: string
}

/** Where somebody fetches his parcel himself: a parcel shop, a locker, a branch. `type` is the carrier's word for it. */
export type CollectionPoint = { id: string; type: string; name: string }

/** What is to be paid beside the goods. `key` is that of the carrier or payment method. */
export type Fee = { category: 'delivery' | 'payment'; key: string; amount: { withTax: Minor } }

/** A line as it was bought; its product, variant and price are those of that moment and never change. */
export type OrderItem = Pick<
  BasketItem,
  | 'key'
  | 'packageId'
  | 'quantity'
  | 'product'
  | 'variant'
  | 'price'
  | 'lowestPriorPrice'
  | 'customData'
  | 'displayData'
  | 'itemGroup'
  | 'promotionId'
  | 'promotions'
> & {
  status: ItemStatus
  /** Pieces that came back, where it was not all of them. */
  returned?: number
  /** What it has cost goes back though nothing came back. */
  isPaidBack?: true
}

export type OrderPackage = {
  id: number
  carrierKey: string
  /** RFC 3339 days. A package of a basket says min and max. */
  deliveryDate: {
    minimum: BasketPackage['deliveryDate']['min']
    maximum: BasketPackage['deliveryDate']['max']
  }
  deliveryStatus: DeliveryStatus
  /** Null before it has gone. */
  tracking: { id: string; url: string } | null
}

/** A promotion that a code has opened. `value` in minor units, or in percent where `type` is relative. */
export type Voucher = {
  id: string
  type: 'absolute' | 'relative'
  code: string
  value: number
  applicableItems: { key: string; isApplied: boolean }[]
}

export const PAYMENT_STATES = [
  'open',
  'pending',
  'authorised',
  'captured',
  'failed',
  'cancelled',
  'refunded',
] as const
/** open: the provider was not asked yet; pending: the shopper is with the provider; failed: he may pay another way. */
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Takes back a part of an invoice: on paper it is a credit note. Once written down it never changes. */
export type Credit = {
  /** From 1 within its order. */
  number: number
  /** RFC 3339. */
  at: string
  amount: Minor
  /** Pieces that it pays back. */
  lines: { key: string; pieces: number; amount: Minor }[]
  /** What of it is for no pieces: fees, or a part of a price. */
  rest: Minor
  /** By rate, the highest first; `amount` is the tax within `withTax`. */
  taxes: { rate: number; withTax: Minor; amount: Minor }[]
}

type Detail = { code: string; name: string }

/**
 * What somebody has bought, as the contract says it (contracts/rpc, last part). Its `id` is the order number: twelve digits, the same in
 * all shops. Amounts are minor units of `currencyCode`; moments are RFC 3339.
 */
export type Order = {
  id: string
  basketKey: string
  /** Names the key of the campaign that ran. */
  campaignKey?: string
  placedAt: string
  /** Null until it is paid, or is to be paid later by invoice or on delivery. */
  confirmedAt: string | null
  currencyCode: string
  /** Where in its life it is; what its packages say together is `orderStatus` of order-status. */
  status: OrderStage
  detailedStatus: { order: Detail; billing: Detail; shipping: Detail }
  /** Goods and fees. `withTax` is what is to be paid. `taxes`: what of it is tax, by rate, the highest first. */
  cost: Cost & { appliedFees: Fee[]; taxes: { rate: number; amount: Minor }[] }
  items: OrderItem[]
  packages: OrderPackage[]
  /** The last one is the one that counts; others failed. */
  payment: { key: string; amount: Minor; data: { state: PaymentState; refunded: Minor } }[]
  /** What of its invoice was taken back, the first one first. */
  credits: Credit[]
  vouchers: Voucher[]
  /** `forward`: where to instead of `shipping`, as a collection point's; null where it goes home. */
  address: { billing: Address; shipping: Address; forward: Address | null }
  /** `id` is null for a guest. */
  customer: {
    id: string | null
    email: { email: string }
    status: { isActive: boolean; isGuestCustomer: boolean }
  }
  /** Whose number `VARIANTS` of i18n knows. */
  shop: { id: number; country: string; locale: string }
  shipping: {
    carrierKey: string
    collectionPoint: CollectionPoint | null
    /** The day that the shopper has wished for; null for as soon as can be. */
    deliveryDate: string | null
    prescriptionRemark: string | null
  }
}
