import { WISHLIST } from '#contract/rpc/wishlist.ts'
import { fail } from '#domain/result.ts'
import { wishlistService } from '#server/wishlist/wishlist-service.ts'
import { fallibleProcedure, type Procedure, procedure } from './procedure.ts'

export const wishlistProcedures = {
  getWishlist: procedure(WISHLIST.getWishlist, (scope, payload) => wishlistService.read(scope, payload.with)),

  addItemToWishlist: fallibleProcedure(WISHLIST.addItemToWishlist, async (scope, payload) => {
    const { variantId, productId, with: fields } = payload
    const wishes = [
      ...(variantId === undefined ? [] : [{ variantId }]),
      ...(productId === undefined ? [] : [{ productId }]),
    ]
    const [wish, another] = wishes
    if (!wish || another) return fail({ status: 400, kind: 'OnlyOneParameterMustBeSet' })
    return wishlistService.add(scope, wish, fields)
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
