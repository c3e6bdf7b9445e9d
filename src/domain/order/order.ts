import type { BasketItem, BasketPackage, Cost } from '#domain/basket/basket.ts'
import type { Minor } from '#domain/money/price.ts'
import type { TaxOfRate } from '#domain/money/sum.ts'
import type { OrderAction } from './order-action.ts'
import type { DeliveryStatus, ItemStatus } from './order-status.ts'
import type { OrderStage } from './order-stage.ts'

/** A postal address. `countryCode` has two letters: DE. */
export type Address = {
  recipient: {
    firstName: string
    lastName: string
    title?: string
    gender?: 'm' | 'f' | 'd' | 'n'
    company?: string
    /** Of a company, in its official form: CZ12345679. */
    taxNumber?: string
  }
  street: string
  houseNumber: string
  additional?: string
  zipCode: string
  city: string
  countryCode: string
  phone?: string
}

/** Where the buyer collects their parcel: a parcel shop, a locker, a branch. `type` is the carrier's word for it. */
export type CollectionPoint = { id: string; type: string; name: string }

/** A charge besides the goods. `key` is that of the carrier or payment method. */
export type Fee = { category: 'delivery' | 'payment'; key: string; amount: { withTax: Minor } }

/** A line as it was bought; its product, variant and price never change after that. */
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
  /** Number of returned pieces, where not all were returned. */
  returned?: number
  /** Its price is refunded although nothing was returned. */
  isPaidBack?: true
  /** A frame that was tried at home, then bought: the number of that order. */
  keptIn?: string
}

export type OrderPackage = {
  id: number
  carrierKey: string
  /** RFC 3339 days. A basket's package has min and max instead. */
  deliveryDate: {
    minimum: BasketPackage['deliveryDate']['min']
    maximum: BasketPackage['deliveryDate']['max']
  }
  deliveryStatus: DeliveryStatus
  /** Null before it was sent. */
  tracking: { id: string; url: string } | null
}

/** A promotion that a code opened. `value` in minor units, or in percent where `type` is relative. */
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
/** open: the provider was not called yet; pending: the shopper is with the provider; failed: the shopper may pay with another method. */
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Cancels a part of an invoice: on paper it is a credit note. It never changes after it was recorded. */
export type Credit = {
  /** From 1 within its order. */
  number: number
  /** RFC 3339. */
  at: string
  amount: Minor
  /** The refunded pieces. */
  lines: { key: string; pieces: number; amount: Minor }[]
  /** The part that is not for pieces: fees, or a part of a price. */
  rest: Minor
  /** By rate, the highest first. */
  taxes: TaxOfRate[]
}

export const VALUES_REMOVALS = ['requested', 'done'] as const
/** requested: values of eyes are removed as soon as nobody needs them to make the goods. done: the order has none any more. */
export type ValuesRemoval = (typeof VALUES_REMOVALS)[number]

/** A letter about frames that are tried at home: before their last day, and twice after it. RFC 3339. */
export type TryOnLetter = { stage: 1 | 2 | 3; at: string }

type Detail = { code: string; name: string }

/**
 * An order, as the contract describes it (contracts/rpc, last part). Its `id` is the order number: twelve digits, unique across all shops.
 * Amounts are minor units of `currencyCode`; moments are RFC 3339.
 */
export type Order = {
  id: string
  basketKey: string
  /** Key of the campaign that was active. */
  campaignKey?: string
  placedAt: string
  /** Null until it is paid, or is to be paid later by invoice or on delivery. */
  confirmedAt: string | null
  currencyCode: string
  /** Its stage; the status of its packages together is `orderStatus` of order-status. */
  status: OrderStage
  detailedStatus: { order: Detail; billing: Detail; shipping: Detail }
  /**
   * Goods and fees. `withTax` is the amount to pay. `taxes`: the tax within it, by rate, the highest first; `withTax` of a rate is absent
   * in an order whose fees have the rate of its main goods.
   */
  cost: Cost & { appliedFees: Fee[]; taxes: (Omit<TaxOfRate, 'withTax'> & { withTax?: Minor })[] }
  items: OrderItem[]
  packages: OrderPackage[]
  /** Only the last one counts; the others failed. `received`: what has come in of a payment that is made later; absent for nothing. */
  payment: { key: string; amount: Minor; data: { state: PaymentState; refunded: Minor; received?: Minor } }[]
  /** Credits on its invoice, the earliest first. */
  credits: Credit[]
  /** The operator's actions that changed its items or packages, the earliest first. `at`: RFC 3339. */
  history: { at: string; action: OrderAction }[]
  /** How many times its buyer was reminded of values that follow; absent for none. */
  valuesReminded?: number
  /** Its buyer read at the checkout that they are reminded once when its contact lenses run out, and did not decline. */
  isLensReminderAnnounced?: true
  /** Absent as long as it has the values with which it was ordered. */
  valuesRemoval?: ValuesRemoval
  vouchers: Voucher[]
  /** Present where frames of it are tried at home: the letters about them, the earliest first. */
  tryOn?: { letters: TryOnLetter[] }
  /** The order in which its frames were tried, and who decided that they stay. */
  triedIn?: { orderId: string; by: 'buyer' | 'operator' }
  /** `forward`: the address of a collection point or similar, in place of `shipping`; null for delivery to `shipping`. */
  address: { billing: Address; shipping: Address; forward: Address | null }
  /** `id` is null for a guest. */
  customer: {
    id: string | null
    email: { email: string }
    status: { isActive: boolean; isGuestCustomer: boolean }
  }
  /** Its number is one of the shop ids in `VARIANTS` of i18n. */
  shop: { id: number; country: string; locale: string }
  /** Absent in an order that is no later delivery of a subscription. */
  subscription?: { id: string; period: number; isOffSession: boolean }
  shipping: {
    carrierKey: string
    collectionPoint: CollectionPoint | null
    /** The delivery day that the shopper requested; null for as soon as possible. */
    deliveryDate: string | null
    prescriptionRemark: string | null
  }
}
