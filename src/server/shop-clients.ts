import { stockChanges } from '#contract/shop-api/stock-changes.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Memory } from './clients/remember.ts'
import { createBasketClient } from './clients/shop-api/baskets.ts'
import { type Access, get } from './clients/shop-api/call.ts'
import { createOrderBooks } from './clients/shop-api/orders.ts'
import { createShopClient } from './clients/shop-api/client.ts'
import { rememberingShopClient } from './clients/shop-api/remembering.ts'
import { createWishlistClient } from './clients/shop-api/wishlists.ts'
import { watched } from './degradation.ts'
import { ShopError } from './errors.ts'

/** Everything that is asked of the Shop API, for each variant's shop. What belongs to a visitor is never remembered. */
export function shopClients(access: Omit<Access, 'shopId'>, memory: Memory) {
  const shops = forEachShop(access, (own) => watched(rememberingShopClient(createShopClient(own), memory)))
  return {
    shop: shops.of,
    baskets: forEachShop(access, createBasketClient).of,
    wishlists: forEachShop(access, createWishlistClient).of,
    orders: createOrderBooks((variant) => ({ ...access, shopId: VARIANTS[variant].shopId })),
    stockChanges: (after: number | undefined) =>
      get(
        { ...access, shopId: VARIANTS['de-de'].shopId },
        { path: '/v1/stock-changes', query: { after } },
        stockChanges,
      ),
    /** After something was sold out, or is there again. */
    expireGoods() {
      for (const shop of shops.all) shop.expireGoods()
    },
    /** After a change in the shops: what is remembered is asked again. */
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
