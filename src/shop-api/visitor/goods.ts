import type { Product, Variant } from '#domain/catalogue/product.ts'
import type { LowestPriorPrice } from '#domain/money/price.ts'
import { loadProducts, shapingOf } from '#shop-api/catalogue/load-products.ts'
import type { StockRow } from '#shop-api/catalogue/records.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { lowestPriorPriceOf } from '#shop-api/wire/money.ts'
import { variantOf } from '#shop-api/wire/product.ts'
import { spelt } from '#shop-api/wire/swiss-spelling.ts'
import { below, type With } from '#shop-api/wire/with.ts'

/** What stands in a basket or wishlist. */
type Entry = {
  productId: number | null
  variantId: number | null
  customData: Record<string, unknown>
  stock: StockRow | null
}

/** What the shop has under an entry; `variant` is null where the entry names none. */
export type Goods = {
  product: Product
  variant: Variant | null
  lowestPriorPrice?: LowestPriorPrice
  /** Of the product, those above them among them. */
  categoryIds: number[]
}

/**
 * Products and variants of all entries, in a fixed number of queries; null where the shop has none. An entry's price follows the price
 * promotion that its custom data name.
 */
export async function goodsOf(scope: Scope, entries: Entry[], wanted: With): Promise<(Goods | null)[]> {
  const { records } = scope.snapshot
  const productIds = [...new Set(entries.flatMap(({ productId }) => productId ?? []))]
  const [products, prices, found, shaping] = await Promise.all([
    records.products(productIds),
    records.prices(scope.shop.id, [...new Set(entries.flatMap(({ variantId }) => variantId ?? []))]),
    loadProducts(scope, productIds, below(wanted, 'product')),
    shapingOf(scope),
  ])
  const tree = scope.snapshot.treeOf(scope.shop)
  const shaped = new Map(spelt(scope.shop, found).map((product) => [product.id, product]))
  return entries.map(({ productId, variantId, customData, stock }) => {
    const record = productId === null ? undefined : products.get(productId)
    const product = productId === null ? undefined : shaped.get(productId)
    if (!record || !product) return null
    const categoryIds = record.categoryIds.flatMap((id) => tree.byId.get(id)?.rootlineIds ?? [id])
    if (variantId === null) return { product, variant: null, categoryIds }
    const variant = record.variants.find(({ id }) => id === variantId)
    const price = prices.get(variantId)
    if (!variant || !price) return null
    const { pricePromotionKey: key } = customData
    const promotionKey = typeof key === 'string' ? key : shaping.prices.promotionKey
    const context = { ...shaping, prices: { ...shaping.prices, promotionKey } }
    const sold = spelt(
      scope.shop,
      variantOf({ ...variant, price, stock }, record, below(wanted, 'variant'), context),
    )
    return { product, variant: sold, categoryIds, lowestPriorPrice: lowestPriorPriceOf(price, sold.price) }
  })
}
