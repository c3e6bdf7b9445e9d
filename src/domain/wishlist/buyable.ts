import { isPurchasable } from '#domain/catalogue/availability.ts'
import { salesStatus } from '#domain/catalogue/sales-status.ts'
import type { WishlistItem } from './wishlist.ts'

type Item = { product: Pick<WishlistItem['product'], 'attributes' | 'variants'> } & Pick<
  WishlistItem,
  'variant'
>

/**
 * The variant that goes to the basket with one click: the one that was wished for, else the only one that can be bought. Null where one
 * has to choose, or nothing can be bought. The product must come with its variants.
 */
export function buyableVariant({ product, variant }: Item): number | null {
  const wished = variant ? [variant] : (product.variants ?? [])
  const [only, ...others] = wished.filter((each) => isPurchasable(each, salesStatus(product)))
  return only && others.length === 0 ? only.id : null
}
