import { WISHLIST } from '#contract/rpc/wishlist.ts'
import { fail } from '#domain/result.ts'
import { wishlistService } from '#server/wishlist/wishlist-service.ts'
import { fallibleProcedure, type Procedure, procedure } from './procedure.ts'

export const wishlistProcedures = {
  getWishlist: procedure(WISHLIST.getWishlist, (scope, payload) => wishlistService.read(scope, payload.with)),

  addItemToWishlist: fallibleProcedure(WISHLIST.addItemToWishlist, async (scope, payload) => {
    const { variantId, productId, with: fields } = payload
    if (variantId !== undefined) return wishlistService.add(scope, { variantId }, fields)
    if (productId !== undefined) return wishlistService.add(scope, { productId }, fields)
    return fail({ status: 400, kind: 'OnlyOneParameterMustBeSet' })
  }),

  removeItemFromWishlist: fallibleProcedure(
    WISHLIST.removeItemFromWishlist,
    (scope, { itemKey, with: fields }) => wishlistService.remove(scope, itemKey, fields),
  ),

  clearWishlist: procedure(WISHLIST.clearWishlist, async (scope): Promise<true> => {
    await wishlistService.clear(scope)
    return true
  }),
} satisfies Record<keyof typeof WISHLIST, Procedure>
