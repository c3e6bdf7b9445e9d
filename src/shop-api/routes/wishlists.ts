import { type Context, Hono } from 'hono'
import { addWishRequest } from '#contract/shop-api/wishlist-request.ts'
import type { Wishlist } from '#domain/wishlist/wishlist.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { goodsOf } from '#shop-api/visitor/goods.ts'
import { addWish, removeWish, type WishOutcome } from '#shop-api/wishlist/change-wishlist.ts'
import { readWishes, type Wish } from '#shop-api/wishlist/wishes.ts'
import { below } from '#shop-api/wire/with.ts'
import type { Env } from './env.ts'
import { readKey } from './path-key.ts'
import { readBody } from './read-body.ts'
import { readWith } from './read-query.ts'

const ITEMS = '/v1/wishlists/:key/items'

export const wishlistRoutes = () =>
  new Hono<Env>()
    .get('/v1/wishlists/:key', async (context) => {
      const { scope } = context.var
      const key = readKey(context.req.param('key'))
      const wishes = await readWishes(scope.db, { shopId: scope.shop.id, key }, scope.now)
      return context.json(await wishlistOf(scope, key, wishes))
    })
    .post(ITEMS, async (context) => {
      const { scope } = context.var
      const key = readKey(context.req.param('key'))
      const asked = await readBody(context.req.raw, addWishRequest, 400)
      return answer(context, key, await addWish(scope, key, asked))
    })
    .delete(`${ITEMS}/:itemKey`, async (context) => {
      const key = readKey(context.req.param('key'))
      const itemKey = readKey(context.req.param('itemKey'))
      return answer(context, key, await removeWish(context.var.scope, key, itemKey))
    })

/** The whole wishlist, whatever became of the change; with the words of an error where clients take it for one. */
async function answer(context: Context<Env>, key: string, { status, wishes }: WishOutcome) {
  const wishlist = await wishlistOf(context.var.scope, key, wishes)
  const error = status === 404 ? { code: 404, message: 'Wishlist item not found' } : {}
  return context.json({ ...wishlist, ...error }, status)
}

/** What the shop has no longer is kept, but not shown. */
async function wishlistOf(scope: Scope, key: string, wishes: Wish[]): Promise<Wishlist> {
  const goods = await goodsOf(scope, wishes, below(readWith(scope.query), 'items'))
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
