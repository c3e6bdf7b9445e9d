import { isPurchasable } from '#domain/catalogue/availability.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { isFree } from '#domain/catalogue/zero-price.ts'
import { salesStatus } from '#domain/catalogue/sales-status.ts'
import type { WishlistItem } from './wishlist.ts'

type Item = { product: Pick<WishlistItem['product'], 'attributes' | 'categories' | 'variants'> } & Pick<
  WishlistItem,
  'variant'
>

/**
 * The variant that one click adds to the basket: the variant of the wish, else the only one that can be bought. Null where the shopper must
 * choose, as the values of contact lenses, or nothing can be bought. The product must come with its variants, and its categories or attributes.
 */
export function buyableVariant({ product, variant }: Item): number | null {
  if (resolveProductType(product) === 'contactLens') return null
  const wished = variant ? [variant] : (product.variants ?? [])
  const [only, ...others] = wished.filter(
    (each) => isPurchasable(each, salesStatus(product)) && !isFree(each),
  )
  return only && others.length === 0 ? only.id : null
}
