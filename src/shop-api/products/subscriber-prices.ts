import { RENEWAL_PRICE_KEY } from '#domain/basket/price-key.ts'
import type { CustomData } from '#domain/basket/basket.ts'
import {
  SUBSCRIPTION_FIELDS,
  SUBSCRIPTION_PRICE_KEY,
  subscriptionOffer,
} from '#domain/catalogue/subscription-offer.ts'
import { discountFraction, isPercent } from '#domain/subscription/subscription-price.ts'
import type { PriceRow } from '#shop-api/catalogue/product-repository.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { loadProducts } from './load-products.ts'
import type { PriceContext } from '#shop-api/serializers/money.ts'
import { parseWith } from '#shop-api/serializers/with.ts'

type Entry = { productId: number | null; customData: CustomData }
type OwnPrice = { row: PriceRow; context: PriceContext }

const FIELDS = parseWith(SUBSCRIPTION_FIELDS.join(','))

/** The subscription offers of products. */
export async function loadOffers(scope: Scope, entries: readonly Pick<Entry, 'productId'>[]) {
  const ids = [...new Set(entries.flatMap(({ productId }) => productId ?? []))]
  const products = await loadProducts(scope, ids, FIELDS)
  return new Map(
    products.map(({ id, attributes = {}, advancedAttributes = {} }) => [
      id,
      subscriptionOffer({ attributes, advancedAttributes }),
    ]),
  )
}

/**
 * The price that an entry has by its own price promotion: subscribers have the discount that the attribute of the product names, a delivery
 * of a subscription the agreed price. A discount that is not in percent changes nothing. Spec §8.
 */
export async function subscriberPrices(scope: Scope, entries: readonly Entry[]) {
  const subscribed = entries.filter(
    ({ customData }) => customData['pricePromotionKey'] === SUBSCRIPTION_PRICE_KEY,
  )
  const offers = await loadOffers(scope, subscribed)
  return ({ productId, customData }: Entry, row: PriceRow, context: PriceContext): OwnPrice => {
    const { pricePromotionKey: key, agreedPrice } = customData
    if (key === RENEWAL_PRICE_KEY && typeof agreedPrice === 'number')
      return {
        row: { ...row, withTax: agreedPrice, reductions: [], promotions: null, reference: null },
        context: { ...context, campaign: null, promotionKey: null },
      }
    if (typeof key !== 'string') return { row, context }
    const first = key === SUBSCRIPTION_PRICE_KEY ? offers.get(productId ?? 0)?.first : undefined
    const promotions = first && isPercent(first) ? { [key]: discountFraction(first) } : null
    return { row: { ...row, promotions }, context: { ...context, promotionKey: key } }
  }
}
