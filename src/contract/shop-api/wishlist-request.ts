import { z } from 'zod'
import { customData, itemGroup, variantId } from './basket-request.ts'

const productId = z.int().min(1)

/** One of the two ids. */
export const addWishlistItemRequest = z
  .object({
    productId: productId.exactOptional(),
    variantId: variantId.exactOptional(),
    customData: customData.exactOptional(),
    itemGroup: itemGroup.nullable().exactOptional(),
    shopId: z.int().exactOptional(),
  })
  .refine(
    (wish) => (wish.productId === undefined) !== (wish.variantId === undefined),
    'names not exactly one of productId and variantId',
  )

export type AddWishlistItem = z.infer<typeof addWishlistItemRequest>
