import { remember, type Memory } from '#server/clients/remember.ts'
import type { ShopClient, Where } from '#server/clients/shop-api.ts'

export type RememberingShopClient = ShopClient & {
  /** After a change in the shop: what is remembered is asked again. */
  expire(): void
}

/** A shop's client that remembers the frame of its pages: categories, navigation, brands, filters and configuration. */
export function rememberingShopClient(client: ShopClient, memory: Memory): RememberingShopClient {
  const questions = {
    rootCategories: remember(client.rootCategories, memory),
    categoryById: remember(client.categoryById, memory),
    categoryByPath: remember(client.categoryByPath, memory),
    navigationTrees: remember(client.navigationTrees, memory),
    brands: remember(client.brands, memory),
    filters: remember(client.filters, memory),
    configuration: remember(client.configuration, memory),
  }
  return {
    ...client,
    ...questions,
    // What a category offers is asked for by every listing in it; under somebody's own selection hardly twice.
    filters: (query) => (isWhole(query.where) ? questions.filters(query) : client.filters(query)),
    expire() {
      for (const question of Object.values(questions)) question.expire()
    },
  }
}

const isWhole = (where: Where): boolean =>
  Object.entries(where).every(([name, value]) => name === 'categoryId' || value === undefined)
