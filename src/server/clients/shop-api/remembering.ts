import { remember, type Memory } from '#server/clients/remember.ts'
import type { ShopCalls, ShopClient, Where } from '#server/clients/shop-api.ts'
import { shelvesOf } from './shelves.ts'

export type RememberingShopClient = ShopClient & {
  /** After a change in the shop: what is remembered is asked again. */
  expire(): void
  /** The same for what changes with the stock alone. */
  expireGoods(): void
}

/** A shop's client that remembers the frame of its pages (categories, navigation, brands, filters and configuration) and its shelves. */
export function rememberingShopClient(client: ShopCalls, memory: Memory): RememberingShopClient {
  const questions = {
    rootCategories: remember(client.rootCategories, memory),
    categoryById: remember(client.categoryById, memory),
    categoryByPath: remember(client.categoryByPath, memory),
    navigationTrees: remember(client.navigationTrees, memory),
    brands: remember(client.brands, memory),
    filters: remember(client.filters, memory),
    configuration: remember(client.configuration, memory),
  }
  const shelves = shelvesOf(client, memory)
  return {
    ...client,
    ...shelves,
    ...questions,
    // What a category offers is asked for by every listing in it; under somebody's own selection hardly twice.
    filters: (query) => (isWhole(query.where) ? questions.filters(query) : client.filters(query)),
    expireGoods() {
      shelves.expire()
      questions.filters.expire()
    },
    expire() {
      for (const question of [shelves, ...Object.values(questions)]) question.expire()
    },
  }
}

const isWhole = (where: Where): boolean =>
  Object.entries(where).every(([name, value]) => name === 'categoryId' || value === undefined)
