import { memoize, type MemoOptions } from '#clients/cache/memoize.ts'
import type { ShopApi, ShopClient, Where } from './shop-client.ts'
import { createProductLists } from './product-lists.ts'

export type MemoizedShopClient = ShopClient & {
  /** After a change in the shop: all cached answers are fetched again. */
  expire(): void
  /** The same for answers that change with stock and prices alone. */
  expireGoods(): void
}

/**
 * A shop's client that caches the frame of its pages (categories, navigation, brands, filters and configuration),
 * its branches and its product lists.
 */
export function memoizedShopClient(client: ShopApi, memory: MemoOptions): MemoizedShopClient {
  const cached = {
    rootCategories: memoize(client.rootCategories, memory),
    categoryById: memoize(client.categoryById, memory),
    categoryByPath: memoize(client.categoryByPath, memory),
    navigationTrees: memoize(client.navigationTrees, memory),
    branches: memoize(client.branches, memory),
    branchTowns: memoize(client.branchTowns, memory),
    rxProducts: memoize(client.rxProducts, memory),
    brands: memoize(client.brands, memory),
    filters: memoize(client.filters, memory),
    configuration: memoize(client.configuration, memory),
  }
  const lists = createProductLists(client, memory)
  return {
    ...client,
    ...lists,
    ...cached,
    // Every listing of a category needs its filters. A visitor's own selection hardly ever repeats.
    filters: (query) => (hasOnlyCategory(query.where) ? cached.filters(query) : client.filters(query)),
    expireGoods() {
      lists.expire()
      cached.filters.expire()
      cached.rxProducts.expire()
    },
    expire() {
      for (const question of [lists, ...Object.values(cached)]) question.expire()
    },
  }
}

const hasOnlyCategory = (where: Where): boolean =>
  Object.entries(where).every(([name, value]) => name === 'categoryId' || value === undefined)
