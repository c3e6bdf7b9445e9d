import type { Product, Variant } from '#domain/catalogue/product.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import {
  type SubscriptionChoice,
  type SubscriptionOffer,
  subscriptionOffer,
} from '#domain/catalogue/subscription-offer.ts'
import type { FieldReader } from '#domain/lens/lens-form.ts'
import type { Minor } from '#domain/money/price.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { nearestDeliveryDay } from './delivery-dates.ts'
import { firstPrice, isPercent, subsequentPrice, usualPrice } from './subscription-price.ts'
import { daysOfUse, suggestedInterval } from './suggested-interval.ts'

/** What a product page shows of a subscription. Prices are of one piece. */
export type ProductSubscription = {
  intervals: SubscriptionOffer['intervals']
  /** One of them. */
  suggested: string
  /** Days that one piece lasts; null where it is not known. */
  daysOfUse: number | null
  /** Preselected, 1 to 30. */
  day: number
  prices: { once: Minor; first: Minor; later: Minor }
  /** Percent off the first delivery; null where nothing is saved. */
  saving: number | null
  /** When it can be cancelled, in the words of the shop; null where there are none. */
  policy: string | null
}

type Sold = Pick<Product, 'attributes' | 'advancedAttributes'>

/** Null for a product that is not sold so. The product must come with SUBSCRIPTION_FIELDS. `today`: RFC 3339 day. Spec §4. */
export function productSubscription(
  { attributes = {}, advancedAttributes = {} }: Sold,
  { price }: Pick<Variant, 'price'>,
  { country, today }: { country: ShopCountry; today: string },
): ProductSubscription | null {
  const offer = subscriptionOffer({ attributes, advancedAttributes })
  if (offer === null) return null
  const { intervals, first, subsequent } = offer
  const days = daysOfUse(attributes)
  return {
    intervals,
    suggested: suggestedInterval(
      intervals.map(({ value }) => value),
      days,
    ),
    daysOfUse: days,
    day: nearestDeliveryDay(today),
    prices: {
      once: price.withTax,
      first: firstPrice(price.withTax, first),
      later: subsequentPrice(usualPrice(price), subsequent, country),
    },
    saving: first && isPercent(first) && first.value > 0 ? first.value : null,
    policy: attributeLabel(attributes, 'subscriptionCancellationPolicy'),
  }
}

/** The choice in a product's form; undefined where the goods are bought once. What is not offered is refused when it is added. */
export const readSubscription = (field: FieldReader): SubscriptionChoice | undefined =>
  field('subscription') === 'yes' ? { interval: field('interval'), day: Number(field('day')) } : undefined
