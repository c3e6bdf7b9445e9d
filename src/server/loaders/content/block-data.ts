import {
  type CategorySummary,
  productQueryKey,
  type BlockDataRequest,
  type BlockProductQuery,
  type SelectionSort,
  type BlockData,
} from '#domain/content/block-data.ts'
import { offeredInstruments } from '#domain/content/placed-instrument.ts'
import { SUBSCRIPTION_FIELDS } from '#domain/catalogue/subscription-offer.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { type SubscriptionSummary, subscriptionSummary } from '#domain/subscription/offer-summary.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import type { Sort } from '#domain/catalogue/filter.ts'
import type { ShopClient } from '#clients/shop-api/shop-client.ts'
import type { Context } from '#server/context.ts'
import { filterByKeys } from './filter-by-keys.ts'

const SORTS: Record<SelectionSort, Sort> = {
  newest: { by: 'new', direction: 'desc' },
  cheapest: { by: 'price', direction: 'asc' },
  reduced: { by: 'reduction', direction: 'desc' },
}

/**
 * Fetches the data that blocks need. All of it is optional: a block without its products is left out, and
 * `isComplete` tells whether something is missing because of a failure.
 */
export async function loadBlockData(
  ctx: Context,
  variant: VariantCode,
  needs: BlockDataRequest,
): Promise<{ blockData: BlockData; isComplete: boolean }> {
  const shop = ctx.shop(variant)
  let isComplete = true
  const orElse = <T>(promise: Promise<T>, fallback: T): Promise<T> =>
    promise.catch((error: unknown) => {
      ctx.log.warn({ error }, 'a block is shown without its products')
      isComplete = false
      return fallback
    })
  const [products, categories, subscription, branches, instruments] = await Promise.all([
    productsFor(shop, needs.products, orElse),
    Promise.all(
      needs.categories.map(async (path) => [path, await orElse(summarise(shop, path), null)] as const),
    ),
    needs.subscription ? orElse(summariseSubscription(shop, variant), null) : null,
    needs.branches && ctx.takesOrders ? orElse(countBranches(shop), null) : null,
    needs.instruments ? orElse(shop.configuration().then(offeredInstruments), []) : [],
  ])
  const blockData = {
    products,
    subscription,
    branches,
    instruments,
    categories: new Map(categories.flatMap(([path, each]) => (each ? [[path, each]] : []))),
  }
  return { blockData, isComplete }
}

type OrElse = <T>(promise: Promise<T>, fallback: T) => Promise<T>

async function productsFor(
  shop: ShopClient,
  needs: BlockProductQuery[],
  orElse: OrElse,
): Promise<Map<string, Tile[]>> {
  const ids = [...new Set(needs.flatMap((need) => need.ids))]
  const named = ids.length > 0 ? await orElse(shop.tilesByIds(ids), []) : []
  // Products that are requested by id are shown whatever their state.
  const shown = named.filter(({ isDisplayable }) => isDisplayable)
  const byId = new Map(shown.map((tile) => [tile.id, tile]))
  // Not every shop sells every product: if none of the named products is sold, the selection replaces them.
  const found = needs.map(async (need) => {
    const requested = need.ids.flatMap((id) => byId.get(id) ?? [])
    return requested.length > 0 ? requested : orElse(selectProducts(shop, need), [])
  })
  const lists = await Promise.all(found)
  return new Map(needs.map((need, index) => [productQueryKey(need), lists[index] ?? []]))
}

async function selectProducts(
  shop: ShopClient,
  { category, sort, narrow, count }: BlockProductQuery,
): Promise<Tile[]> {
  const within = category === undefined ? undefined : await shop.categoryByPath(category)
  if (category !== undefined && !within) return []
  const where = await filterByKeys(shop, within ? { categoryId: within.id } : {}, narrow)
  if (!where) return []
  const { entities } = await shop.selection({
    where,
    sort: SORTS[sort],
    perPage: count,
  })
  return entities
}

/** Enough for a row of tiles to show a different product each. */
const EXAMPLES = 8

/** The number of products as their listing has it, the lowest price of what can be bought, and examples. */
async function summarise(shop: ShopClient, path: string): Promise<CategorySummary | null> {
  const category = await shop.categoryByPath(path)
  if (!category || category.isHidden) return null
  const where = { categoryId: category.id }
  const [{ entities }, { pagination }] = await Promise.all([
    shop.selection({ where, sort: SORTS.cheapest, perPage: EXAMPLES }),
    shop.selection({ where, perPage: 1, includeSoldOut: true }),
  ])
  const price = entities[0]?.price
  return {
    category,
    count: pagination.total,
    from: price ? { amount: price.current, currency: price.currency } : null,
    examples: entities,
  }
}

async function countBranches(shop: ShopClient): Promise<BlockData['branches']> {
  const towns = await shop.branchTowns()
  const count = towns.reduce((sum, { branches }) => sum + branches.length, 0)
  return count > 0 ? { count } : null
}

/** Products whose subscriptions are summed up: the cheapest ones. */
const SUMMED = 100

async function summariseSubscription(
  shop: ShopClient,
  variant: VariantCode,
): Promise<SubscriptionSummary | null> {
  const country = SHOP_COUNTRIES.find((each) => each === VARIANTS[variant].country)
  const where = await filterByKeys(shop, {}, { subscriptionEligible: ['true'] })
  if (!where || !country) return null
  const { entities } = await shop.products({
    where,
    sort: SORTS.cheapest,
    perPage: SUMMED,
    with: [...SUBSCRIPTION_FIELDS, 'categories.shopLevelCustomData', 'variants'].join(','),
  })
  return subscriptionSummary(entities, country)
}
