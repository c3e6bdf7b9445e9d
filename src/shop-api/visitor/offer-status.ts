import type { ProductRecord } from '#shop-api/catalogue/product-repository.ts'
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
  const [status] = await variantOfferStatuses(scope, [variantId])
  return status ?? { kind: 'unknown' }
}

/** Of several variants at once, in their order. */
export async function variantOfferStatuses(
  scope: Scope,
  variantIds: readonly number[],
): Promise<OfferStatus[]> {
  const { products: repository } = scope.snapshot
  const known = variantIds.filter((id) => id <= MAX_ID)
  const owners = await repository.productOfVariant(known)
  const [prices, products] = await Promise.all([
    repository.prices(scope.shop.id, known),
    repository.byIds([...new Set(owners.values())]),
  ])
  return variantIds.map((id) => {
    const productId = owners.get(id)
    if (productId === undefined) return { kind: 'unknown' }
    return prices.has(id) ? statusOf(scope, productId, products.get(productId)) : { kind: 'no-data' }
  })
}

export async function productOfferStatus(scope: Scope, productId: number): Promise<OfferStatus> {
  if (productId > MAX_ID) return { kind: 'unknown' }
  return statusOf(scope, productId, (await scope.snapshot.products.byIds([productId])).get(productId))
}

function statusOf({ shop }: Scope, productId: number, product: ProductRecord | undefined): OfferStatus {
  if (!product) return { kind: 'unknown' }
  const isNamed = inLanguage(product.names, shop.language) !== undefined
  if (!isNamed || !product.shopIds.includes(shop.id)) return { kind: 'no-data' }
  return product.isActive ? { kind: 'offered', productId } : { kind: 'withdrawn' }
}

const MAX_ID = 2 ** 31 - 1
