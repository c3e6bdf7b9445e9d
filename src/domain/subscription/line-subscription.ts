import type { BasketItem } from '#domain/basket/basket.ts'
import { type Interval, parseInterval, subscriptionOffer } from '#domain/catalogue/subscription-offer.ts'
import type { Minor } from '#domain/money/price.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { subscribedChoice } from './new-subscription.ts'
import { subsequentPrice, usualPrice } from './subscription-price.ts'

/** How a line of a basket will come again. `later`: what a piece costs then. */
export type LineSubscription = { interval: Interval; day: number; later: Minor }

type Item = Pick<BasketItem, 'customData'> & {
  product: Pick<BasketItem['product'], 'attributes' | 'advancedAttributes'>
  variant: Pick<BasketItem['variant'], 'price'>
}

/** The country whose prices are rounded; the others of its currency are rounded alike. */
const COUNTRY: Record<string, ShopCountry> = { CHF: 'CH', PLN: 'PL', CZK: 'CZ' }

/** Null for a line that is bought once. The product must come with SUBSCRIPTION_FIELDS. */
export function lineSubscription({ customData, product, variant }: Item): LineSubscription | null {
  const choice = subscribedChoice({ customData })
  const interval = choice && parseInterval(choice.interval)
  if (!interval) return null
  const { attributes = {}, advancedAttributes = {} } = product
  const discount = subscriptionOffer({ attributes, advancedAttributes })?.subsequent ?? null
  const country = COUNTRY[variant.price.currencyCode] ?? 'DE'
  return { interval, day: choice.day, later: subsequentPrice(usualPrice(variant.price), discount, country) }
}
