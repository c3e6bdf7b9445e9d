import type { Product } from '#domain/catalogue/product.ts'
import { tileOf } from '#domain/catalogue/tile.ts'
import type { Page, ShopApi, ShopClient } from '#clients/shop-api/shop-client.ts'
import { createProductLists } from '#clients/shop-api/product-lists.ts'
import { ShopError } from '#platform/errors.ts'
import { recordingLog } from './log.ts'

const down = async () => {
  throw new ShopError('upstream', 'GET something')
}

/** A Shop API that fails on every call. */
export const FAILING_SHOP_CLIENT: ShopClient = {
  product: down,
  productsByIds: down,
  productsByReferenceKeys: down,
  productByReferenceKey: down,
  variants: down,
  productIdOfVariant: down,
  products: down,
  filters: down,
  rootCategories: down,
  categoryById: down,
  categoryByPath: down,
  branches: down,
  branch: down,
  findBranches: down,
  branchTowns: down,
  rxProducts: down,
  campaign: down,
  brand: down,
  brands: down,
  searchEntities: down,
  resolvedEntity: down,
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

/** A Shop API with these responses, and the product lists derived from them. */
export function fakeShopClient(answers: Partial<ShopApi>): ShopClient {
  const shop = { ...FAILING_SHOP_CLIENT, ...answers }
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
      createProductLists(shop, { ttl: 0, now: () => 0, log: recordingLog().log }).productPaths(ids, type),
  }
}

/** One page of `total` products. */
export const pageOf = <T = Product>(entities: T[], total = entities.length, page = 1): Page<T> => ({
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
