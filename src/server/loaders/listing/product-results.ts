import { COLOURS } from '#domain/catalogue/colour.ts'
import type { Filter } from '#domain/catalogue/filter.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import { type Chip, filterChips } from '#domain/listing/chip.ts'
import { type Facet, toFacets } from '#domain/listing/facet.ts'
import { PER_PAGE } from '#domain/listing/pagination.ts'
import { withBrandIds } from '#domain/listing/brand-filter.ts'
import { type ListingQuery, SORTS } from '#domain/listing/query.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ShopClient, Where } from '#clients/shop-api/shop-client.ts'
import { WIDTH, whereOf } from './listing-where.ts'

/** One page of products with all its filters. */
export type ProductResults = {
  query: ListingQuery
  tiles: Tile[]
  total: number
  last: number
  groups: Facet[]
  chips: Chip[]
  /** Only without results: which filter to remove, and the number of results then. */
  suggestions: { chip: Chip; resultCount: number }[]
}

const MAX_SUGGESTIONS = 2
/** The filter for branches comes behind the groups that most people use. */
const BRANCH_PLACE = 7

/** What a listing can be filtered by: these filters, and its branches under this name. */
type Filters = { including: string[]; branches?: string | null }

/** A page after the last one is not found; an empty first page is a result. A branch that the shop does not have does not narrow it. */
export async function loadProductResults(
  shop: ShopClient,
  requested: ListingQuery,
  scope: Where,
  { including, branches = null }: Filters,
): Promise<Result<ProductResults, 'not-found'>> {
  const { term: _, ...category } = scope
  const [widths, brands, branch] = await Promise.all([
    requested.width === null ? undefined : filterOf(shop, category, WIDTH),
    requested.brandNames.length === 0 ? undefined : filterOf(shop, category, 'brand'),
    requested.branch === null ? null : shop.branch(requested.branch),
  ])
  const query = { ...withBrandIds(requested, brands), branch: branch?.id ?? null }
  const where = whereOf(query, scope, widths)
  const [page, filters] = await Promise.all([
    shop.tiles({
      where,
      joined: COLOURS,
      page: query.page,
      perPage: PER_PAGE,
      includeSoldOut: true,
      demote: true,
      ...(query.sort && { sort: SORTS[query.sort] }),
    }),
    shop.filters({ where, including, joined: COLOURS, includeSoldOut: true }),
  ])
  const { total, last } = page.pagination
  if (query.page > last) return fail('not-found')
  const groups = toFacets(filters, query)
  if (branches !== null) groups.splice(BRANCH_PLACE, 0, { kind: 'branch', name: branches, chosen: branch })
  const chips = filterChips(groups, query)
  const suggestions = total === 0 ? await removalSuggestions(shop, chips, scope, widths) : []
  return ok({ query, tiles: page.entities, total, last, groups, chips, suggestions })
}

/** A filter with all its values, independent of the rest of the query. */
const filterOf = async (shop: ShopClient, scope: Where, filterSlug: string): Promise<Filter | undefined> =>
  (await shop.filters({ where: scope, including: [filterSlug], includeSoldOut: true })).find(
    ({ slug }) => slug === filterSlug,
  )

async function removalSuggestions(
  shop: ShopClient,
  chips: Chip[],
  scope: Where,
  widths: Filter | undefined,
): Promise<ProductResults['suggestions']> {
  const counted = await Promise.all(
    chips.slice(0, 6).map(async (chip) => {
      const { pagination } = await shop.products({
        where: whereOf(chip.queryWithout, scope, widths),
        joined: COLOURS,
        perPage: 1,
        includeSoldOut: true,
      })
      return { chip, resultCount: pagination.total }
    }),
  )
  return counted
    .filter(({ resultCount }) => resultCount > 0)
    .toSorted((a, b) => b.resultCount - a.resultCount)
    .slice(0, MAX_SUGGESTIONS)
}
