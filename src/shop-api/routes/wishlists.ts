import { type Context, Hono } from 'hono'
import { addWishlistItemRequest } from '#contract/shop-api/wishlist-request.ts'
import type { Wishlist } from '#domain/wishlist/wishlist.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { loadGoods } from '#shop-api/visitor/load-goods.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import { addWish, removeWish, type WishOutcome } from '#shop-api/wishlist/change-wishlist.ts'
import { readWishes, type Wish } from '#shop-api/wishlist/wishes.ts'
import { subtree } from '#shop-api/serializers/with.ts'
import type { HonoEnv } from './hono-env.ts'
import { readKey } from './path-key.ts'
import { readBody } from './read-body.ts'
import { readWith } from './read-query.ts'

const ITEMS = '/v1/wishlists/:key/items'

export const wishlistRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/wishlists/:key', async (context) => {
      const { scope } = context.var
      const key = readKey(context.req.param('key'))
      const wishes = await readWishes(scope.db, listRef(scope, key), scope.now)
      return context.json(await wishlistOf(scope, key, wishes))
    })
    .post(ITEMS, async (context) => {
      const { scope } = context.var
      const key = readKey(context.req.param('key'))
      const newItem = await readBody(context.req.raw, addWishlistItemRequest, 400)
      return respond(context, key, await addWish(scope, key, newItem))
    })
    .delete(`${ITEMS}/:itemKey`, async (context) => {
      const key = readKey(context.req.param('key'))
      const itemKey = readKey(context.req.param('itemKey'))
      return respond(context, key, await removeWish(context.var.scope, key, itemKey))
    })

/**
 * Responds with the whole wishlist, whatever the result of the change; adds a message if clients treat the
 * status as an error.
 */
async function respond(context: Context<HonoEnv>, key: string, { status, wishes }: WishOutcome) {
  const wishlist = await wishlistOf(context.var.scope, key, wishes)
  const error = status === 404 ? { code: 404, message: 'Wishlist item not found' } : {}
  return context.json({ ...wishlist, ...error }, status)
}

/** Entries that the shop no longer has stay stored but are not shown. */
async function wishlistOf(scope: Scope, key: string, wishes: Wish[]): Promise<Wishlist> {
  const goods = await loadGoods(scope, wishes, subtree(readWith(scope.query), 'items'))
  return {
    key,
    items: wishes.flatMap(({ key: itemKey, productId, variantId, customData, itemGroup }, place) => {
      const { product, variant } = goods[place] ?? {}
      if (!product) return []
      return {
        key: itemKey,
        productId,
        variantId,
        product,
        ...(variant && { variant }),
        customData,
        ...(itemGroup && { itemGroup }),
      }
    }),
  }
}
