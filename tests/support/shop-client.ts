import type { Product } from '#domain/catalogue/product.ts'
import { tileOf } from '#domain/catalogue/tile.ts'
import type { Page, ShopCalls, ShopClient } from '#server/clients/shop-api.ts'
import { shelvesOf } from '#server/clients/shop-api/shelves.ts'
import { ShopError } from '#server/errors.ts'
import { listeningLog } from './log.ts'

const down = async () => {
  throw new ShopError('upstream', 'GET something')
}

/** A Shop API that is down for every question. */
export const SHOP_DOWN: ShopClient = {
  product: down,
  productsByIds: down,
  productByReferenceKey: down,
  productIdOfVariant: down,
  products: down,
  filters: down,
  rootCategories: down,
  categoryById: down,
  categoryByPath: down,
  brands: down,
  suggestions: down,
  resolve: down,
  navigationTrees: down,
  redirects: down,
  redirect: down,
  configuration: down,
  promotions: down,
  tiles: down,
  tilesByIds: down,
  selection: down,
  productPaths: down,
}

/** A Shop API that answers these questions, with the shelves that follow from them. */
export function shopThat(answers: Partial<ShopCalls>): ShopClient {
  const shop = { ...SHOP_DOWN, ...answers }
  const tiles: ShopClient['tiles'] = async (query) => {
    const { entities, pagination } = await shop.products(query)
    return { entities: entities.map(tileOf), pagination }
  }
  return {
    ...shop,
    tiles,
    selection: tiles,
    tilesByIds: async (ids) => (await shop.productsByIds(ids)).map(tileOf),
    productPaths: (ids, type) =>
      shelvesOf(shop, { ttl: 0, now: () => 0, log: listeningLog().log }).productPaths(ids, type),
  }
}

/** One page of so many products in all. */
export const pageOf = (entities: Product[], total = entities.length, page = 1): Page<Product> => ({
  entities,
  pagination: {
    current: entities.length,
    total,
    perPage: 24,
    page,
    first: 1,
    prev: Math.max(1, page - 1),
    next: page + 1,
    last: Math.max(1, Math.ceil(total / 24)),
  },
})
