import { wishlist } from '#contract/shop-api/wishlist.ts'
import { wishlistFailure } from '#domain/wishlist/failure.ts'
import type { WishlistClient } from './basket-client.ts'
import { type Access, change, get } from './call.ts'

/** The wishlists of one shop over HTTP. */
export function createWishlistClient(access: Access): WishlistClient {
  const read: WishlistClient['get'] = (key, fields) =>
    get(access, { path: pathOf(key), query: { with: fields }, isPriced: true }, wishlist)

  return {
    get: read,

    async add(key, wish, fields) {
      const endpoint = { path: pathOf(key, 'items'), query: { with: fields }, body: wish, isPriced: true }
      const { status, value } = await change(access, { ...endpoint, method: 'POST' }, wishlist)
      return { status, failure: wishlistFailure(status), wishlist: value ?? (await read(key, fields)) }
    },

    async remove(key, itemKey, fields) {
      const endpoint = { path: pathOf(key, 'items', itemKey), query: { with: fields }, isPriced: true }
      const { status, value } = await change(access, { ...endpoint, method: 'DELETE' }, wishlist)
      const failure = status === 404 ? null : wishlistFailure(status)
      return { status, failure, wishlist: value ?? (await read(key, fields)) }
    },
  }
}

const pathOf = (...parts: string[]): string => `/v1/wishlists/${parts.map(encodeURIComponent).join('/')}`
