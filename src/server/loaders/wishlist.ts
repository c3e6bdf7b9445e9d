import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import { type Tile, tileOf } from '#domain/catalogue/tile.ts'
import { buyableVariant } from '#domain/wishlist/buyable.ts'
import type { WishlistItem } from '#domain/wishlist/wishlist.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import { WISHLIST_FIELDS } from '#clients/shop-api/basket-fields.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** One item as the wishlist page shows it. */
export type WishView = {
  key: string
  productId: number
  /** Null where the product was added without a variant. */
  variantId: number | null
  tile: Tile
  /** What one click puts into the basket; null where a variant has to be chosen first, or none can be bought. */
  buyableVariantId: number | null
}

/** Besides the fields of a tile: those that decide whether the product can be bought. */
const FIELDS = [
  WISHLIST_FIELDS,
  'items.product.attributes:key(salesStatus)',
  'items.variant.attributes:key(lensWidth|bridgeWidth|templeLength)',
  'items.variant.lowestPriorPrice',
].join(',')

/**
 * The caller's wishlist items, the latest first. Visitors who never added anything have none, which needs no
 * request.
 */
export async function loadWishlist(scope: RequestScope): Promise<WishView[]> {
  const items = await wishesOf(scope)
  return items.map(viewOf).toReversed()
}

/** The same as the Shop API returns them. */
export async function wishesOf(scope: RequestScope): Promise<readonly WishlistItem[]> {
  const key = callerKey(scope, 'wishlist')
  return key ? (await scope.ctx.wishlists(scope.variant).get(key, FIELDS)).items : []
}

function viewOf(item: WishlistItem): WishView {
  const { key, productId, variantId, product, variant } = item
  // An item for one variant shows its price and its measurements.
  const shown = tileOf(variant ? { ...product, variants: [variant] } : product)
  const path = productPath(product, resolveProductType(product), variantId ?? undefined)
  return { key, productId, variantId, tile: { ...shown, path }, buyableVariantId: buyableVariant(item) }
}
