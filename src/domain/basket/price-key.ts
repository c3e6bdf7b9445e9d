import type { Product } from '#domain/catalogue/product.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import {
  definitionOf,
  SUBSCRIPTION_PRICE_KEY,
  subscriptionChoiceIn,
  subscriptionOffer,
} from '#domain/catalogue/subscription-offer.ts'
import type { CustomData } from './basket.ts'

type Line = { customData: CustomData; product: Pick<Product, 'attributes'> }

/** The key of a delivery of a subscription, whose price was agreed with its first order. Only the shop itself makes such lines. */
export const RENEWAL_PRICE_KEY = 'subscription-renewal'

type PriceTerms = { flags: Pick<Flags, 'subscription'>; isRenewal?: boolean }

/**
 * Whether a line may have the price promotion that its custom data name as `pricePromotionKey`; always true for a line that names none. That
 * of subscribers is earned where the shop offers subscriptions, and the line contains a definition that the product offers; that of a renewal
 * in a renewal alone. The product must come with SUBSCRIPTION_FIELDS. Spec §3 "SubscriptionDefinition".
 */
export function hasEarnedPrice({ customData, product }: Line, { flags, isRenewal }: PriceTerms): boolean {
  const { pricePromotionKey: key } = customData
  if (key === undefined) return true
  if (key === RENEWAL_PRICE_KEY) return isRenewal === true
  const offer = subscriptionOffer({ attributes: product.attributes ?? {} })
  const choice = subscriptionChoiceIn(customData)
  const isOffered = offer !== null && choice !== null && definitionOf(offer, choice) !== null
  return key === SUBSCRIPTION_PRICE_KEY && flags.subscription && isOffered
}

/** The custom data of a line at its usual price: it is bought once. */
export function withoutPriceKey(customData: CustomData): CustomData {
  const { pricePromotionKey: _, subscriptionDefinition: __, ...usual } = customData
  return usual
}
