import type { Product } from '#domain/catalogue/product.ts'
import { isAttributeTrue } from '#domain/catalogue/read-attribute.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import type { CustomData } from './basket.ts'

type Line = { customData: CustomData; product: Pick<Product, 'attributes'> }

/**
 * Whether a line may have the price promotion that its custom data name as `pricePromotionKey`; always true for a line that names none. The
 * only key is that of subscriptions: the shop must offer them, the product must be eligible, and the line must contain the definition, which
 * no browser can set. The product must come with `subscriptionEligible`. Spec §3 "SubscriptionDefinition".
 */
export function hasEarnedPrice(
  { customData, product }: Line,
  { subscription }: Pick<Flags, 'subscription'>,
): boolean {
  const { pricePromotionKey: key, subscriptionDefinition: definition } = customData
  if (key === undefined) return true
  const isSubscribed = typeof definition === 'object' && definition !== null
  return (
    key === 'subscription' &&
    subscription &&
    isSubscribed &&
    isAttributeTrue(product.attributes, 'subscriptionEligible')
  )
}

/** The custom data of a line at its usual price. */
export function withoutPriceKey(customData: CustomData): CustomData {
  const { pricePromotionKey: _, ...usual } = customData
  return usual
}
