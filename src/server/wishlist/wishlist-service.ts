import { fail, ok, type Result } from '#domain/result.ts'
import type { Wishlist } from '#domain/wishlist/wishlist.ts'
import type { NewWishlistItem } from '#clients/shop-api/basket-client.ts'
import { WISHLIST_FIELDS } from '#clients/shop-api/basket-fields.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'
import { callerKey, ensureCallerKey } from '#server/request/caller-keys.ts'

export type WishlistResult = Result<Wishlist, Refusal<{ wishlist: Wishlist }>>

/** The caller's wishlist in the shop of the address, for calls and forms alike. `fields` is the Shop API's `with`. */
export const wishlistService = {
  async read(scope: RequestScope, fields = WISHLIST_FIELDS): Promise<Wishlist> {
    const key = callerKey(scope, 'wishlist')
    return key ? clientOf(scope).get(key, fields) : EMPTY_WISHLIST
  },

  async add(scope: RequestScope, wish: NewWishlistItem, fields = WISHLIST_FIELDS): Promise<WishlistResult> {
    const key = await ensureCallerKey(scope, 'wishlist')
    const { wishlist, failure, status } = await clientOf(scope).add(key, wish, fields)
    return failure ? fail({ status, kind: failure, more: { wishlist } }) : ok(wishlist)
  },

  async remove(scope: RequestScope, itemKey: string, fields = WISHLIST_FIELDS): Promise<WishlistResult> {
    const key = callerKey(scope, 'wishlist')
    if (key === null) return ok(EMPTY_WISHLIST)
    const { wishlist, failure, status } = await clientOf(scope).remove(key, itemKey, fields)
    return failure ? fail({ status, kind: failure, more: { wishlist } }) : ok(wishlist)
  },

  async clear(scope: RequestScope): Promise<void> {
    const key = callerKey(scope, 'wishlist')
    if (key === null) return
    const { items } = await clientOf(scope).get(key)
    for (const item of items) await clientOf(scope).remove(key, item.key)
  },
}

/** The wishlist of a visitor who never added anything. */
const EMPTY_WISHLIST: Wishlist = { key: '', items: [] }

const clientOf = ({ ctx, variant }: RequestScope) => ctx.wishlists(variant)
