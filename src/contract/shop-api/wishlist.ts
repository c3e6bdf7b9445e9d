import { z } from 'zod'
import type { Wishlist, WishlistItem } from '#domain/wishlist/wishlist.ts'
import { itemGroup } from './basket-request.ts'
import { product, variant } from './product.ts'

const wishlistItem = z.object({
  key: z.string(),
  productId: z.int(),
  variantId: z.int().nullable(),
  product,
  variant: variant.exactOptional(),
  customData: z.record(z.string(), z.unknown()),
  itemGroup: itemGroup.exactOptional(),
}) satisfies z.ZodType<WishlistItem>

export const wishlist = z.object({
  key: z.string(),
  items: z.array(wishlistItem),
}) satisfies z.ZodType<Wishlist>
