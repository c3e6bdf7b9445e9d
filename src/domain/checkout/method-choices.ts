import type { BasketPackage } from '#domain/basket/basket.ts'
import { minor, type Minor } from '#domain/money/price.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
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
import { addWorkingDays, type DeliveryWindow, shiftWindow } from '#domain/delivery/delivery-window.ts'

/** The properties of a basket that determine its delivery. */
export type DeliveryInput = {
  country: ShopCountry
  /** Total of the goods after all reductions. */
  goods: Minor
  packages: readonly BasketPackage[]
  /** Those whose delivery time will not begin with the order. */
  packagesOnHold: ReadonlySet<number>
  /** Some of the goods are subscribed to. */
  isSubscription: boolean
  /** Glasses with lenses ground for one person. */
  isMadeToMeasure: boolean
  /** Nothing but frames that are tried at home. */
  isTryOn: boolean
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
  /** One for each parcel, in the order in which emails and the page of the order number them; empty where none is known. `isOnHold`: it is the earliest one, as something is still missing. */
  windows: (DeliveryWindow & { isOnHold: boolean })[]
  /** Why it cannot be chosen. */
  unavailableReason: 'made-to-measure' | 'not-in-stock' | 'try-on' | null
}

export type PaymentChoice = { method: PaymentMethod; unavailableReason: PaymentUnavailableReason | null }

/** Working days within which a parcel from stock arrives; one that must be ordered first takes longer. */
const FROM_STOCK = 5

const isAllInStock = ({ packages, today, country }: DeliveryInput): boolean => {
  const latest = addWorkingDays(today, FROM_STOCK, country)
  return packages.every(({ deliveryDate }) => deliveryDate.max <= latest)
}

/** Every delivery method of the country, including those that cannot be chosen; pick-up only where there are branches. */
export const deliveryChoices = (load: DeliveryInput): DeliveryChoice[] =>
  deliveryMethods(load.country)
    .filter(({ kind }) => kind !== 'branch' || load.hasBranches)
    .map((method) => ({
      method,
      fee: isFreeOfCharge(method, load) ? minor(0) : deliveryFee(method, load.goods),
      windows: load.packages.map(({ id, deliveryDate }) => ({
        ...shiftWindow(deliveryDate, method.days, load),
        isOnHold: load.packagesOnHold.has(id),
      })),
      unavailableReason: unavailableReasonOf(method, load),
    }))

/** Frames that are tried at home cost nothing, so what always has a price is not offered for them. */
const isFreeOfCharge = (
  { freeFrom }: DeliveryMethod,
  { isMadeToMeasure, hasFreeRxShipping, isTryOn }: DeliveryInput,
): boolean => freeFrom !== null && (isTryOn || (isMadeToMeasure && hasFreeRxShipping))

function unavailableReasonOf(
  { isFromStockOnly, freeFrom }: DeliveryMethod,
  load: DeliveryInput,
): DeliveryChoice['unavailableReason'] {
  if (load.isTryOn && freeFrom === null) return 'try-on'
  if (!isFromStockOnly) return null
  if (load.isMadeToMeasure) return 'made-to-measure'
  return isAllInStock(load) ? null : 'not-in-stock'
}

/**
 * Every payment method of the country. Where nothing is to be paid now, none; for a subscription those by which its later deliveries are paid
 * when they come, because a method that charges by itself agrees to that with a first payment. `delivery` is the chosen one; null before the choice.
 */
export function paymentChoices(
  load: DeliveryInput,
  delivery: DeliveryChoice | null,
  isBilledElsewhere: boolean,
): PaymentChoice[] {
  const total = minor(load.goods + (delivery?.fee ?? 0))
  if (total === 0 && !load.isSubscription) return []
  const methods = paymentMethods(load.country, load.paymentProvider)
  const offered = total === 0 ? methods.filter(({ key }) => isPaidLater(key)) : methods
  return offered.map((method) => ({
    method,
    unavailableReason: paymentUnavailableReason(method, {
      isSubscription: load.isSubscription,
      limit: payLaterLimit(load.country, load.isVerified),
      total,
      delivery: delivery?.method.kind ?? null,
      isBilledElsewhere,
    }),
  }))
}
