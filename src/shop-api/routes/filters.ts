import { Hono } from 'hono'
import type { Filter } from '#domain/catalogue/filter.ts'
import { list } from '#contract/shop-api/listing-query.ts'
import type { Group } from '#shop-api/catalogue/dictionary.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { categoryFilter, groupFilter, SHOP_FILTERS, type ShopFilter } from '#shop-api/search/facet-counts.ts'
import { filterKey } from '#shop-api/search/clauses.ts'
import { selectProducts } from '#shop-api/search/select-products.ts'
import { wants } from '#shop-api/serializers/with.ts'
import type { HonoEnv } from './hono-env.ts'
import { readSelection, readValue, readWith } from './read-query.ts'
import { notFound } from './http-error.ts'

export const filterRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/filters', async (context) => context.json(await readFilters(context.var.scope)))
    .get('/v1/filters/:group/values', async (context) =>
      context.json((await oneFilter(context.var.scope, context.req.param('group'))).values),
    )

export async function readFilters(scope: Scope): Promise<Filter[]> {
  const selection = readSelection(scope.query)
  const fields = readWith(scope.query)
  const groups = offeredGroups(scope, selection.category ?? [])
  const selected = await selectProducts(scope.db, scope.snapshot, scope.shop, selection, scope.now)
  await scope.snapshot.segments.columns(groups.filter(({ kind }) => kind !== 'boolean'))
  const found = await Promise.all([
    ...Object.values(SHOP_FILTERS).map((filter) => filter(scope, selected)),
    ...groups.map((group) => groupFilter(scope, selected, selection, group)),
    wants(fields, 'category_ids') ? categoryFilter(scope, selected) : null,
  ])
  return found.filter((filter): filter is Filter => filter !== null && hasValues(filter))
}

async function oneFilter(scope: Scope, requested: string): Promise<Filter> {
  const selection = readSelection(scope.query)
  const slug = filterKey(scope.snapshot.dictionary, requested)
  const selected = await selectProducts(scope.db, scope.snapshot, scope.shop, selection, scope.now)
  const group = scope.snapshot.dictionary.groupByKey.get(slug)
  const filter =
    slug === 'categoryids'
      ? await categoryFilter(scope, selected)
      : isShopFilter(slug)
        ? await SHOP_FILTERS[slug](scope, selected)
        : group && (await groupFilter(scope, selected, selection, group))
  if (!filter) throw notFound('Filter')
  return filter
}

/** What the category supports, or otherwise all groups; those in `including` are added. */
function offeredGroups({ snapshot, shop, query }: Scope, categoryIds: number[]): Group[] {
  const tree = snapshot.treeOf(shop)
  const supported = new Set(categoryIds.flatMap((id) => tree.byId.get(id)?.supportedFilter ?? []))
  const including = readValue(query.get('including') ?? '', list, 'including')
  return snapshot.dictionary.groups.filter(
    ({ key, isFilter, kind }) =>
      kind !== 'text' &&
      (including.includes(key) || (isFilter && (supported.size === 0 || supported.has(key)))),
  )
}

const hasValues = (filter: Filter) =>
  filter.values.length > 0 &&
  (filter.type !== 'boolean' || filter.values.some(({ name, productCount }) => name && productCount > 0))

const isShopFilter = (slug: string): slug is ShopFilter => Object.hasOwn(SHOP_FILTERS, slug)
