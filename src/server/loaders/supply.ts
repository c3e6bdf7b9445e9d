import {
  type CategoryGlance,
  keyOfNeed,
  type Needs,
  type ProductNeed,
  type SelectionSort,
  type Supply,
} from '#domain/content/need.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import type { Sort } from '#domain/catalogue/filter.ts'
import type { ShopClient } from '#server/clients/shop-api.ts'
import type { Context } from '#server/context.ts'
import { narrowed } from './narrowed.ts'

const SORTS: Record<SelectionSort, Sort> = {
  newest: { by: 'new', direction: 'desc' },
  cheapest: { by: 'price', direction: 'asc' },
  reduced: { by: 'reduction', direction: 'desc' },
}

/**
 * Fetches what blocks need. All of it is optional: a block without its goods closes the gap, and the page that lacks them
 * for a fault is told from one that has all there is.
 */
export async function loadSupply(
  ctx: Context,
  shop: ShopClient,
  needs: Needs,
): Promise<{ supply: Supply; isComplete: boolean }> {
  let isComplete = true
  const orElse = <T>(promise: Promise<T>, fallback: T): Promise<T> =>
    promise.catch((error: unknown) => {
      ctx.log.warn({ error }, 'a block stands without its goods')
      isComplete = false
      return fallback
    })
  const [products, categories] = await Promise.all([
    productsFor(shop, needs.products, orElse),
    Promise.all(
      needs.categories.map(async (path) => [path, await orElse(glance(shop, path), null)] as const),
    ),
  ])
  const supply = {
    products,
    categories: new Map(categories.flatMap(([path, each]) => (each ? [[path, each]] : []))),
  }
  return { supply, isComplete }
}

type OrElse = <T>(promise: Promise<T>, fallback: T) => Promise<T>

async function productsFor(
  shop: ShopClient,
  needs: ProductNeed[],
  orElse: OrElse,
): Promise<Map<string, Tile[]>> {
  const ids = [...new Set(needs.flatMap((need) => need.ids))]
  const named = ids.length > 0 ? await orElse(shop.tilesByIds(ids), []) : []
  const byId = new Map(named.filter(isShown).map((tile) => [tile.id, tile]))
  // Not every shop sells everything: where none of the named goods is sold, the selection stands in.
  const found = needs.map(async (need) => {
    const own = need.ids.flatMap((id) => byId.get(id) ?? [])
    return own.length > 0 ? own : orElse(selected(shop, need), [])
  })
  const lists = await Promise.all(found)
  return new Map(needs.map((need, index) => [keyOfNeed(need), lists[index] ?? []]))
}

/** Goods asked for by number come whatever their state. */
const isShown = ({ isActive, isSoldOut, price }: Tile): boolean => isActive && !isSoldOut && price !== null

async function selected(shop: ShopClient, { category, sort, narrow, count }: ProductNeed): Promise<Tile[]> {
  const within = category === undefined ? undefined : await shop.categoryByPath(category)
  if (category !== undefined && !within) return []
  const where = await narrowed(shop, within ? { categoryId: within.id } : {}, narrow)
  if (!where) return []
  const { entities } = await shop.selection({
    where,
    sort: SORTS[sort],
    perPage: count,
  })
  return entities
}

/** Enough for a row of tiles to show a different one each. */
const EXAMPLES = 8

/** How many, from how much, and what some of them look like: of the cheapest, which answer all three. */
async function glance(shop: ShopClient, path: string): Promise<CategoryGlance | null> {
  const category = await shop.categoryByPath(path)
  if (!category || category.isHidden) return null
  const { entities, pagination } = await shop.selection({
    where: { categoryId: category.id },
    sort: SORTS.cheapest,
    perPage: EXAMPLES,
  })
  const price = entities[0]?.price
  return {
    category,
    count: pagination.total,
    from: price ? { amount: price.now, currency: price.currency } : null,
    examples: entities,
  }
}
