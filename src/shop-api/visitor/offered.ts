import type { Scope } from '#shop-api/catalogue/scope.ts'
import { inLanguage } from '#shop-api/wire/attributes.ts'

/**
 * Whether the shop of the request sells a variant: `unknown` is in no catalogue, `no-data` is in the catalogue but has no product, name or
 * price in this shop, `withdrawn` has a product that is not active.
 */
export type Offered = { kind: 'offered'; productId: number } | { kind: 'unknown' | 'no-data' | 'withdrawn' }

export async function offeredVariant(scope: Scope, variantId: number): Promise<Offered> {
  const { records } = scope.snapshot
  if (variantId > GREATEST) return { kind: 'unknown' }
  const productId = (await records.productOfVariant([variantId])).get(variantId)
  if (productId === undefined) return { kind: 'unknown' }
  const price = (await records.prices(scope.shop.id, [variantId])).get(variantId)
  return price === undefined ? { kind: 'no-data' } : offeredProduct(scope, productId)
}

export async function offeredProduct(scope: Scope, productId: number): Promise<Offered> {
  if (productId > GREATEST) return { kind: 'unknown' }
  const product = (await scope.snapshot.records.products([productId])).get(productId)
  if (!product) return { kind: 'unknown' }
  const isNamed = inLanguage(product.names, scope.shop.language) !== undefined
  if (!isNamed || !product.shopIds.includes(scope.shop.id)) return { kind: 'no-data' }
  return product.isActive ? { kind: 'offered', productId } : { kind: 'withdrawn' }
}

const GREATEST = 2 ** 31 - 1
