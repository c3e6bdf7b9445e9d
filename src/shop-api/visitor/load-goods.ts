import type { Product, Variant } from '#domain/catalogue/product.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { LowestPriorPrice } from '#domain/money/price.ts'
import { categoryPathOf } from '#shop-api/catalogue/category-tree.ts'
import { loadProducts, serializerContext } from '#shop-api/products/load-products.ts'
import type { StockRow } from '#shop-api/catalogue/product-repository.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { lowestPriorPriceOf } from '#shop-api/serializers/money.ts'
import { subscriberPrices } from '#shop-api/products/subscriber-prices.ts'
import { variantOf } from '#shop-api/products/serialize-product.ts'
import { withSwissSpelling } from '#shop-api/serializers/swiss-spelling.ts'
import { subtree, type With } from '#shop-api/serializers/with.ts'

/** An entry of a basket or wishlist. */
type Entry = {
  productId: number | null
  variantId: number | null
  customData: Record<string, unknown>
  stock: StockRow | null
}

/** The shop's data of an entry; `variant` is null if the entry is for a product. */
export type Goods = {
  product: Product
  variant: Variant | null
  lowestPriorPrice?: LowestPriorPrice
  /** Categories of the product, including their ancestors. */
  categoryIds: number[]
  type: ProductType
}

/**
 * Products and variants of all entries, in a fixed number of queries; null where the shop has none. An
 * entry's price follows the price promotion in its custom data.
 */
export async function loadGoods(scope: Scope, entries: Entry[], fields: With): Promise<(Goods | null)[]> {
  const { products: repository } = scope.snapshot
  const productIds = [...new Set(entries.flatMap(({ productId }) => productId ?? []))]
  const [products, prices, found, shaping, priceFor] = await Promise.all([
    repository.byIds(productIds),
    repository.prices(scope.shop.id, [...new Set(entries.flatMap(({ variantId }) => variantId ?? []))]),
    loadProducts(scope, productIds, subtree(fields, 'product')),
    serializerContext(scope),
    subscriberPrices(scope, entries),
  ])
  const tree = scope.snapshot.treeOf(scope.shop)
  const shaped = new Map(withSwissSpelling(scope.shop, found).map((product) => [product.id, product]))
  return entries.map(({ productId, variantId, customData, stock }) => {
    const record = productId === null ? undefined : products.get(productId)
    const product = productId === null ? undefined : shaped.get(productId)
    if (!record || !product) return null
    const categoryIds = record.categoryIds.flatMap((id) => tree.byId.get(id)?.rootlineIds ?? [id])
    const type = resolveProductType({ categories: record.categoryIds.map((id) => categoryPathOf(tree, id)) })
    if (variantId === null) return { product, variant: null, categoryIds, type }
    const variant = record.variants.find(({ id }) => id === variantId)
    const price = prices.get(variantId)
    if (!variant || !price) return null
    const own = priceFor({ productId, customData }, price, shaping.prices)
    const sold = withSwissSpelling(
      scope.shop,
      variantOf({ ...variant, price: own.row, stock }, record, subtree(fields, 'variant'), {
        ...shaping,
        prices: own.context,
      }),
    )
    return {
      product,
      variant: sold,
      categoryIds,
      type,
      lowestPriorPrice: lowestPriorPriceOf(price, sold.price),
    }
  })
}
