import { productKind } from '#domain/catalogue/product-kind.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import { type Tile, tileOf } from '#domain/catalogue/tile.ts'
import { buyableVariant } from '#domain/wishlist/buyable.ts'
import type { WishlistItem } from '#domain/wishlist/wishlist.ts'
import { keyOf } from '#server/rpc/belongings.ts'
import { WISHLIST_FIELDS } from '#server/rpc/fields.ts'
import type { Visit } from '#server/rpc/procedure.ts'

/** One wish as its page shows it. */
export type WishView = {
  key: string
  productId: number
  /** Null where the product was wished for in whichever variant. */
  variantId: number | null
  tile: Tile
  /** What one click puts into the basket; null where one has to choose first, or nothing can be bought. */
  buyable: number | null
}

/** Beside what a tile shows: what decides whether it can be bought. */
const FIELDS = [
  WISHLIST_FIELDS,
  'items.product.attributes:key(salesStatus)',
  'items.variant.attributes:key(lensWidth|bridgeWidth|templeLength)',
  'items.variant.lowestPriorPrice',
].join(',')

/** The caller's wishes, the latest first. Somebody who has never acted has none, and nobody is asked for them. */
export async function loadWishlist(visit: Visit): Promise<WishView[]> {
  const items = await wishesOf(visit)
  return items.map(viewOf).toReversed()
}

/** The same with all that the Shop API says of them. */
export async function wishesOf(visit: Visit): Promise<readonly WishlistItem[]> {
  const key = keyOf(visit, 'wishlist')
  return key ? (await visit.ctx.wishlists(visit.variant).get(key, FIELDS)).items : []
}

function viewOf(item: WishlistItem): WishView {
  const { key, productId, variantId, product, variant } = item
  // A wish for one variant shows its price and its measures.
  const shown = tileOf(variant ? { ...product, variants: [variant] } : product)
  const path = productPath(product, productKind(product), variantId ?? undefined)
  return { key, productId, variantId, tile: { ...shown, path }, buyable: buyableVariant(item) }
}
