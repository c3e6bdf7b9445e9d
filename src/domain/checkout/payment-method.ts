import { minor, type Minor } from '#domain/money/price.ts'
import { isPaidLater, PAYMENT_KEYS, type PaymentKey } from '#domain/order/payment-key.ts'
import type { OpenLimit } from '#domain/order/place-order.ts'
import type { DeliveryKind } from '#domain/delivery/carrier.ts'
import { SHOP_COUNTRIES, type ShopCountry } from '#domain/shop/shop-country.ts'

export type PaymentMethod = {
  key: PaymentKey
  /** Added to the order. */
  fee: Minor
  /** Orders above this total are not accepted; null: no limit. */
  max: Minor | null
}

/** Why this method cannot be chosen now. */
export type PaymentUnavailableReason =
  | 'too-much'
  | 'unproven'
  | 'not-at-branch'
  | 'other-address'
  | 'not-recurring'

/** Who takes the money for the shop. */
export type PaymentProviderName = 'stripe' | 'sandbox'

/** What each provider offers; what is paid later needs none. The sandbox plays all of them. */
const OFFERED: Record<PaymentProviderName, readonly PaymentKey[]> = {
  stripe: ['creditcard', 'paypal_instant', 'klarna_paylater', 'twint', 'p24', 'blik'],
  sandbox: PAYMENT_KEYS,
}

const RATEPAY: readonly PaymentKey[] = ['ratepay_invoice', 'ratepay_directdebit']

/** The first of a country is the most popular there. */
const KEYS: Record<ShopCountry, readonly PaymentKey[]> = {
  DE: ['paypal_instant', 'creditcard', 'klarna_paylater', 'accounting', ...RATEPAY],
  AT: ['creditcard', 'paypal_instant', 'klarna_paylater', 'accounting', ...RATEPAY],
  CH: ['twint', 'creditcard', 'accounting', 'paypal_instant', 'ratepay_invoice'],
  CZ: ['creditcard', 'paypal_instant', 'payu', 'accounting', 'cash_on_delivery'],
  PL: ['blik', 'p24', 'payu', 'creditcard', 'paypal_instant', 'accounting', 'cash_on_delivery'],
  IT: ['creditcard', 'paypal_instant', 'klarna_paylater', 'cash_on_delivery'],
}

/** Minor units of the country's currency. */
const ON_DELIVERY_FEE: Partial<Record<ShopCountry, number>> = { CZ: 3900, PL: 990, IT: 390 }
/** Limits for methods that are paid later: they are a credit, or cash in transit. */
const MAX_TOTAL: Partial<Record<PaymentKey, Partial<Record<ShopCountry, number>>>> = {
  accounting: { DE: 150_000, AT: 150_000, CH: 150_000, CZ: 3_500_000, PL: 600_000 },
  ratepay_invoice: { DE: 150_000, AT: 150_000, CH: 150_000 },
  ratepay_directdebit: { DE: 150_000, AT: 150_000 },
  cash_on_delivery: { CZ: 2_000_000, PL: 400_000, IT: 99_900 },
}

/** The payment methods of a country's shops with their provider, in the order in which they are offered. */
export const paymentMethods = (country: ShopCountry, provider: PaymentProviderName): PaymentMethod[] =>
  KEYS[country]
    .filter((key) => isPaidLater(key) || OFFERED[provider].includes(key))
    .map((key) => {
      const max = MAX_TOTAL[key]?.[country]
      return {
        key,
        fee: minor((key === 'cash_on_delivery' && ON_DELIVERY_FEE[country]) || 0),
        max: max === undefined ? null : minor(max),
      }
    })

/** The countries whose shops offer a method. */
export const countriesWith = (key: PaymentKey): ShopCountry[] =>
  SHOP_COUNTRIES.filter((country) => KEYS[country].includes(key))

/** What is delivered before it is paid goes only to the address of the invoice. */
const INVOICED: ReadonlySet<string> = new Set(['accounting', ...RATEPAY])

export const isInvoiced = (key: string): boolean => INVOICED.has(key)

/** Methods by which the deliveries of a subscription can be paid without the shopper, or later. */
const RECURRING: ReadonlySet<PaymentKey> = new Set([
  'creditcard',
  'paypal_instant',
  'ratepay_directdebit',
  'accounting',
  'cash_on_delivery',
])

/** Methods to which a customer agrees once, and by which later deliveries are paid without them. */
export const mandateMethods = (country: ShopCountry, provider: PaymentProviderName): PaymentKey[] =>
  paymentMethods(country, provider).flatMap(({ key }) => (RECURRING.has(key) && !isPaidLater(key) ? key : []))

type Situation = {
  /** Some of the goods are subscribed to. */
  isSubscription: boolean
  /** What the customer may have open at once. */
  limit: OpenLimit
  /** The amount to pay, without the fee of the method. */
  total: Minor
  delivery: DeliveryKind | null
  /** The bill goes to another place than the goods. */
  isBilledElsewhere: boolean
}

/** Null where this method can be chosen. Invoices are only offered where the goods go to the billing address. */
export function paymentUnavailableReason(
  { key, fee, max }: PaymentMethod,
  { isSubscription, limit, total, delivery, isBilledElsewhere }: Situation,
): PaymentUnavailableReason | null {
  if (isSubscription && !RECURRING.has(key)) return 'not-recurring'
  if (max !== null && total > max) return 'too-much'
  if (isPaidLater(key) && total + fee > limit.total) return 'unproven'
  if (key === 'cash_on_delivery' && delivery === 'branch') return 'not-at-branch'
  return isInvoiced(key) && isBilledElsewhere ? 'other-address' : null
}
