import type { BasketPackage } from '#domain/basket/basket.ts'
import { minor, type Minor } from '#domain/money/price.ts'
import { type DeliveryMethod, deliveryFee, deliveryMethods } from '#domain/delivery/carrier.ts'
import {
  type PaymentMethod,
  type PaymentProviderName,
  type PaymentUnavailableReason,
  paymentMethods,
  paymentUnavailableReason,
} from './payment-method.ts'
import { payLaterLimit } from './pay-later-limits.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { deliveryWindows, type DeliveryWindow, addWorkingDays } from '#domain/delivery/delivery-window.ts'

/** The properties of a basket that determine its delivery. */
export type DeliveryInput = {
  country: ShopCountry
  /** Total of the goods after all reductions. */
  goods: Minor
  packages: readonly BasketPackage[]
  /** Glasses with lenses ground for one person. */
  isMadeToMeasure: boolean
  /** Whether glasses made to measure are delivered free of charge in this shop. Spec §9 "free rx shipping". */
  hasFreeRxShipping: boolean
  /** Whether the customer has proven that the mailbox is theirs. */
  isVerified: boolean
  /** Whether the country has branches where parcels can be collected. */
  hasBranches: boolean
  paymentProvider: PaymentProviderName
  /** RFC 3339. */
  today: string
}

export type DeliveryChoice = {
  method: DeliveryMethod
  fee: Minor
  /** One for each parcel; empty where none is known. */
  windows: DeliveryWindow[]
  /** Why it cannot be chosen. */
  unavailableReason: 'made-to-measure' | 'not-in-stock' | null
}

export type PaymentChoice = { method: PaymentMethod; unavailableReason: PaymentUnavailableReason | null }

/** Working days within which a parcel from stock arrives; one that must be ordered first takes longer. */
const FROM_STOCK = 5

const isAllInStock = ({ packages, today }: DeliveryInput): boolean => {
  const latest = addWorkingDays(today, FROM_STOCK)
  return packages.every(({ deliveryDate }) => deliveryDate.max <= latest)
}

/** Every delivery method of the country, including those that cannot be chosen; pick-up only where there are branches. */
export const deliveryChoices = (load: DeliveryInput): DeliveryChoice[] =>
  deliveryMethods(load.country)
    .filter(({ kind }) => kind !== 'branch' || load.hasBranches)
    .map((method) => ({
      method,
      fee:
        load.isMadeToMeasure && load.hasFreeRxShipping && method.freeFrom !== null
          ? minor(0)
          : deliveryFee(method, load.goods),
      windows: deliveryWindows(load.packages, method.days, load.today),
      unavailableReason: unavailableReasonOf(method, load),
    }))

function unavailableReasonOf(
  { isFromStockOnly }: DeliveryMethod,
  load: DeliveryInput,
): DeliveryChoice['unavailableReason'] {
  if (!isFromStockOnly) return null
  if (load.isMadeToMeasure) return 'made-to-measure'
  return isAllInStock(load) ? null : 'not-in-stock'
}

/** Every payment method of the country. `delivery` is the chosen one; null before the choice. */
export const paymentChoices = (
  load: DeliveryInput,
  delivery: DeliveryChoice | null,
  hasSeparateBillingAddress: boolean,
): PaymentChoice[] =>
  paymentMethods(load.country, load.paymentProvider).map((method) => ({
    method,
    unavailableReason: paymentUnavailableReason(method, {
      limit: payLaterLimit(load.country, load.isVerified),
      total: minor(load.goods + (delivery?.fee ?? 0)),
      delivery: delivery?.method.kind ?? null,
      hasSeparateBillingAddress,
    }),
  }))
