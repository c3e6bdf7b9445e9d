import { subscriptionOffer } from '#domain/catalogue/subscription-offer.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import type { Minor } from '#domain/money/price.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { discountFraction, subsequentPrice, usualPrice } from './subscription-price.ts'

/** A discount as a fraction, 0.1 for ten percent; `isEverywhere`: it is that of all products. */
export type SummedDiscount = { fraction: number; isEverywhere: boolean }

/** What subscribers of a shop get. */
export type SubscriptionSummary = {
  first: SummedDiscount
  subsequent: SummedDiscount
  /** Whether each can be cancelled at any time. */
  isAnytime: boolean
  /** Those of contact lenses, if any are sold so. From the shortest, each with the lowest price of a piece in later deliveries. */
  intervals: { value: string; from: Minor }[]
}

type Sold = Pick<Product, 'attributes' | 'advancedAttributes' | 'categories' | 'variants'>

/** Null where nothing is sold so. */
export function subscriptionSummary(
  products: readonly Sold[],
  country: ShopCountry,
): SubscriptionSummary | null {
  const offers = products.flatMap((product) => {
    const { attributes = {}, advancedAttributes = {}, variants = [] } = product
    const offer = subscriptionOffer({ attributes, advancedAttributes })
    return offer ? [{ ...offer, variants, isLens: resolveProductType(product) === 'contactLens' }] : []
  })
  if (offers.length === 0) return null
  const from = new Map<string, Minor>()
  const lenses = offers.filter(({ isLens }) => isLens)
  for (const { intervals, subsequent, variants } of lenses.length > 0 ? lenses : offers)
    for (const { price } of variants) {
      const later = subsequentPrice(usualPrice(price), subsequent, country)
      for (const { value } of intervals) from.set(value, lower(later, from.get(value)))
    }
  return {
    first: summed(offers.map(({ first }) => discountFraction(first))),
    subsequent: summed(offers.map(({ subsequent }) => discountFraction(subsequent))),
    isAnytime: offers.every(({ policy }) => policy === 'anytime'),
    intervals: [...from]
      .map(([value, price]) => ({ value, from: price }))
      .toSorted((a, b) => daysOf(a.value) - daysOf(b.value)),
  }
}

const lower = (price: Minor, known: Minor | undefined): Minor =>
  known === undefined || price < known ? price : known

function summed(fractions: readonly number[]): SummedDiscount {
  const fraction = Math.max(...fractions)
  return { fraction, isEverywhere: fractions.every((each) => each === fraction) }
}

/** About as many days, for the order; the interval is months ("3") or weeks ("6w"). */
const daysOf = (interval: string): number => Number.parseInt(interval, 10) * (interval.endsWith('w') ? 7 : 30)
