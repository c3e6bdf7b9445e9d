import type { Scope } from '#shop-api/catalogue/scope.ts'
import { inLanguage } from '#shop-api/serializers/attributes.ts'

/**
 * Whether the shop of the request sells a variant: `unknown` is in no catalogue, `no-data` is in the
 * catalogue but has no product, name or price in this shop, `withdrawn` has a product that is not active.
 */
export type OfferStatus =
  | { kind: 'offered'; productId: number }
  | { kind: 'unknown' | 'no-data' | 'withdrawn' }

export async function variantOfferStatus(scope: Scope, variantId: number): Promise<OfferStatus> {
  const { products: repository } = scope.snapshot
  if (variantId > MAX_ID) return { kind: 'unknown' }
  const productId = (await repository.productOfVariant([variantId])).get(variantId)
  if (productId === undefined) return { kind: 'unknown' }
  const price = (await repository.prices(scope.shop.id, [variantId])).get(variantId)
  return price === undefined ? { kind: 'no-data' } : productOfferStatus(scope, productId)
}

export async function productOfferStatus(scope: Scope, productId: number): Promise<OfferStatus> {
  if (productId > MAX_ID) return { kind: 'unknown' }
  const product = (await scope.snapshot.products.byIds([productId])).get(productId)
  if (!product) return { kind: 'unknown' }
  const isNamed = inLanguage(product.names, scope.shop.language) !== undefined
  if (!isNamed || !product.shopIds.includes(scope.shop.id)) return { kind: 'no-data' }
  return product.isActive ? { kind: 'offered', productId } : { kind: 'withdrawn' }
}

const MAX_ID = 2 ** 31 - 1
