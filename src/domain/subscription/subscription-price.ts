import type { SubscriptionDiscount } from '#domain/catalogue/subscription-offer.ts'
import { minor, type Minor, type Price } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** Spec §9: subsequent prices are rounded down to multiples of this, in minor units. */
const STEP: Record<ShopCountry, number> = { DE: 1, AT: 1, IT: 1, CH: 10, PL: 10, CZ: 100 }

/** Whether the unit is known. Another one leaves the price as it is, and is logged by the caller. Spec §8. */
export const isPercent = ({ unit, value }: SubscriptionDiscount): boolean =>
  unit === '%' && value >= 0 && value <= 100

/** The fraction that a discount takes off: 0.1 for ten percent; 0 for no discount or an unknown unit. */
export const discountFraction = (discount: SubscriptionDiscount | null): number =>
  discount && isPercent(discount) ? discount.value * 0.01 : 0

/** The price of a piece in the first delivery. The discount is rounded to the nearest minor unit. */
export const firstPrice = (price: Minor, discount: SubscriptionDiscount | null): Minor =>
  minor(price - Math.round(price * discountFraction(discount)))

/** The price of a piece in all later deliveries, rounded down to the step of the country. Spec §9. */
export function subsequentPrice(
  price: Minor,
  discount: SubscriptionDiscount | null,
  country: ShopCountry,
): Minor {
  const fraction = discountFraction(discount)
  if (fraction === 0) return price
  const reduced = price - Math.round(price * fraction)
  return minor(reduced - (reduced % STEP[country]))
}

/** The goods of the first delivery. */
export const firstTotal = (lines: readonly { quantity: number; price: { first: Minor } }[]): Minor =>
  sumOf(lines.map(({ quantity, price }) => price.first * quantity))

/** The goods of a later delivery. */
export const deliveryTotal = (lines: readonly { quantity: number; price: { subsequent: Minor } }[]): Minor =>
  sumOf(lines.map(({ quantity, price }) => price.subsequent * quantity))

/** The price without a discount for subscribers or of a campaign, which are of the moment. */
export const usualPrice = ({ withTax, appliedReductions }: Price): Minor =>
  sumOf([
    withTax,
    ...appliedReductions
      .filter(({ category }) => category === 'promotion' || category === 'campaign')
      .map(({ amount }) => amount.absoluteWithTax),
  ])
