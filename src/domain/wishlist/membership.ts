import type { WishlistItem } from './wishlist.ts'

/** Something a shopper points at: a product, or one of its variants. */
export type Wish = { productId: number; variantId: number | null }

type Item = Pick<WishlistItem, 'productId' | 'variantId'>

/**
 * The item of a wishlist that stands for what is pointed at. A variant is found before its product; who points at a product finds any
 * variant of it.
 */
export function wishIn<I extends Item>(items: readonly I[], { productId, variantId }: Wish): I | undefined {
  const ofProduct = items.filter((item) => item.productId === productId)
  const find = (id: number | null) => ofProduct.find((item) => item.variantId === id)
  return variantId === null ? (find(null) ?? ofProduct[0]) : (find(variantId) ?? find(null))
}

/** What is said to put it there: exactly one of the ids, the variant's before the product's. */
export const wishNamed = ({ productId, variantId }: Wish): { variantId: number } | { productId: number } =>
  variantId === null ? { productId } : { variantId }
