import type { CustomData, ItemGroup } from '#domain/basket/basket.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'

export type WishlistItem = {
  /** Opaque. */
  key: string
  productId: number
  /** Null: the product in any variant. */
  variantId: number | null
  product: Product
  variant?: Variant
  customData: CustomData
  itemGroup?: ItemGroup
}

/** A wishlist as the Shop API gives it. */
export type Wishlist = { key: string; items: WishlistItem[] }
