import { stockChanges } from '#contract/shop-api/stock-changes.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { MemoOptions } from '#clients/cache/memoize.ts'
import { createBasketClient } from './baskets.ts'
import { type Access, get } from './call.ts'
import { createOrderRepository } from './http-order-repository.ts'
import { createShopClient } from './create-shop-client.ts'
import { memoizedShopClient } from './memoized-client.ts'
import { createWishlistClient } from './wishlists.ts'
import { withFailureTracking } from '#platform/degradation.ts'
import { ShopError } from '#platform/errors.ts'

/** All clients of the Shop API, for each variant's shop. A visitor's own data are never cached. */
export function createShopClients(access: Omit<Access, 'shopId'>, memory: MemoOptions) {
  const shops = forEachShop(access, (own) =>
    withFailureTracking(memoizedShopClient(createShopClient(own), memory)),
  )
  return {
    shop: shops.of,
    baskets: forEachShop(access, createBasketClient).of,
    wishlists: forEachShop(access, createWishlistClient).of,
    orders: createOrderRepository((variant) => ({ ...access, shopId: VARIANTS[variant].shopId })),
    stockChanges: (after: number | undefined) =>
      get(
        { ...access, shopId: VARIANTS['de-de'].shopId },
        { path: '/v1/stock-changes', query: { after } },
        stockChanges,
      ),
    /** After a product was sold out, or is available again. */
    expireGoods() {
      for (const shop of shops.all) shop.expireGoods()
    },
    /** After a change in the shops: all cached answers are fetched again. */
    expire() {
      for (const shop of shops.all) shop.expire()
    },
  }
}

function forEachShop<Client>(access: Omit<Access, 'shopId'>, create: (access: Access) => Client) {
  const clients = new Map(
    VARIANT_CODES.map((variant) => [variant, create({ ...access, shopId: VARIANTS[variant].shopId })]),
  )
  return {
    all: [...clients.values()],
    of(variant: VariantCode): Client {
      const client = clients.get(variant)
      if (!client) throw new ShopError('not-found', `a shop for ${variant}`)
      return client
    },
  }
}
