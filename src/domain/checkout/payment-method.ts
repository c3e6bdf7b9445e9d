import { minor, type Minor } from '#domain/money/price.ts'
import type { PaymentKey } from '#domain/order/payment-key.ts'
import type { DeliveryKind } from './carrier.ts'
import type { ShopCountry } from './shop-country.ts'

export type PaymentMethod = {
  key: PaymentKey
  /** Added to the order. */
  fee: Minor
  /** Orders above this are not taken; null: there is no end. */
  most: Minor | null
}

/** Why one cannot pay this way now. */
export type PaymentObstacle = 'too-much' | 'not-at-branch' | 'other-address'

/** The first of a country is the one most of its people choose. */
const KEYS: Record<ShopCountry, readonly PaymentKey[]> = {
  DE: ['paypal_instant', 'creditcard', 'klarna_paylater', 'accounting'],
  AT: ['creditcard', 'paypal_instant', 'klarna_paylater', 'accounting'],
  CH: ['twint', 'creditcard', 'accounting', 'paypal_instant'],
  CZ: ['creditcard', 'paypal_instant', 'cash_on_delivery'],
  PL: ['blik', 'p24', 'creditcard', 'paypal_instant', 'cash_on_delivery'],
  IT: ['creditcard', 'paypal_instant', 'klarna_paylater', 'cash_on_delivery'],
}

/** Minor units of the country's money. */
const ON_DELIVERY_FEE: Partial<Record<ShopCountry, number>> = { CZ: 3900, PL: 990, IT: 390 }
/** What is paid later is lent, or carried about in cash: not without an end. */
const MOST: Partial<Record<PaymentKey, Partial<Record<ShopCountry, number>>>> = {
  accounting: { DE: 150_000, AT: 150_000, CH: 150_000 },
  cash_on_delivery: { CZ: 2_000_000, PL: 400_000, IT: 99_900 },
}

/** How one pays in a country's shops, in the order in which it is offered. */
export const paymentMethods = (country: ShopCountry): PaymentMethod[] =>
  KEYS[country].map((key) => {
    const most = MOST[key]?.[country]
    return {
      key,
      fee: minor((key === 'cash_on_delivery' && ON_DELIVERY_FEE[country]) || 0),
      most: most === undefined ? null : minor(most),
    }
  })

type Situation = {
  /** What is to be paid, without the fee of the method. */
  total: Minor
  delivery: DeliveryKind | null
  /** Bills go to another address than the goods. */
  isBilledElsewhere: boolean
}

/** Null where one can pay this way. Whoever sells on account sends the goods to the one who owes for them. */
export function paymentObstacle(
  { key, most }: PaymentMethod,
  { total, delivery, isBilledElsewhere }: Situation,
): PaymentObstacle | null {
  if (most !== null && total > most) return 'too-much'
  if (key === 'cash_on_delivery' && delivery === 'branch') return 'not-at-branch'
  return key === 'accounting' && isBilledElsewhere ? 'other-address' : null
}
