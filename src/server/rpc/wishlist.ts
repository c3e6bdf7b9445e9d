import { WISHLIST } from '#contract/rpc/wishlist.ts'
import { fail, ok } from '#domain/result.ts'
import { keyOf, keyToFill } from './belongings.ts'
import { WISHLIST_FIELDS } from './fields.ts'
import { attempt, type Procedure, procedure, type Visit } from './procedure.ts'

export const wishlist = {
  getWishlist: procedure(WISHLIST.getWishlist, (visit, payload) => read(visit, payload.with)),

  addItemToWishlist: attempt(WISHLIST.addItemToWishlist, async (visit, payload) => {
    const { variantId, productId, with: fields = WISHLIST_FIELDS } = payload
    const wish = variantId !== undefined ? { variantId } : productId !== undefined ? { productId } : null
    if (!wish) return fail({ status: 400, kind: 'OnlyOneParameterMustBeSet' })
    const key = await keyToFill(visit, 'wishlist')
    const { wishlist, failure, status } = await clientOf(visit).add(key, wish, fields)
    return failure ? fail({ status, kind: failure, more: { wishlist } }) : ok(wishlist)
  }),

  removeItemFromWishlist: attempt(WISHLIST.removeItemFromWishlist, async (visit, payload) => {
    const key = keyOf(visit, 'wishlist')
    if (!key) return ok(NONE)
    const { itemKey, with: fields = WISHLIST_FIELDS } = payload
    const { wishlist, failure, status } = await clientOf(visit).remove(key, itemKey, fields)
    return failure ? fail({ status, kind: failure, more: { wishlist } }) : ok(wishlist)
  }),

  clearWishlist: procedure(WISHLIST.clearWishlist, async (visit): Promise<true> => {
    const key = keyOf(visit, 'wishlist')
    if (!key) return true
    const { items } = await clientOf(visit).get(key)
    for (const item of items) await clientOf(visit).remove(key, item.key)
    return true
  }),
} satisfies Record<keyof typeof WISHLIST, Procedure>

/** The wishlist of somebody who has never wished for anything. */
const NONE = { key: '', items: [] }

const clientOf = ({ ctx, variant }: Visit) => ctx.wishlists(variant)

async function read(visit: Visit, fields = WISHLIST_FIELDS) {
  const key = keyOf(visit, 'wishlist')
  return key ? clientOf(visit).get(key, fields) : NONE
}
