import type { WishlistItem } from './wishlist.ts'

/** What a heart refers to: a product, or one of its variants. */
export type WishlistTarget = { productId: number; variantId: number | null }

type Item = Pick<WishlistItem, 'productId' | 'variantId'>

/**
 * The item of a wishlist for a target. An item with the same variant comes before one with the same product; a target without a variant
 * matches any variant of its product.
 */
export function findWishlistItem<I extends Item>(
  items: readonly I[],
  { productId, variantId }: WishlistTarget,
): I | undefined {
  const ofProduct = items.filter((item) => item.productId === productId)
  const find = (id: number | null) => ofProduct.find((item) => item.variantId === id)
  return variantId === null ? (find(null) ?? ofProduct[0]) : (find(variantId) ?? find(null))
}

/** The request that adds it: exactly one of the ids, the variant's before the product's. */
export const toWishlistRequest = ({
  productId,
  variantId,
}: WishlistTarget): { variantId: number } | { productId: number } =>
  variantId === null ? { productId } : { variantId }
