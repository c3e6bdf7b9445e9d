import type { Filter } from '#domain/catalogue/filter.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import { type Chip, chipsOf } from '#domain/listing/chip.ts'
import { type Group, groupsOf } from '#domain/listing/group.ts'
import { PER_PAGE } from '#domain/listing/pagination.ts'
import { withBrandIds } from '#domain/listing/brand.ts'
import { type ListingQuery, SORTS } from '#domain/listing/query.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ShopClient, Where } from '#server/clients/shop-api.ts'
import { WIDTH, whereOf } from './listing-where.ts'

/** One page of products with all that narrows them. */
export type Results = {
  query: ListingQuery
  tiles: Tile[]
  total: number
  last: number
  groups: Group[]
  chips: Chip[]
  /** Where nothing is left: which filter to let go to gain how many. */
  ways: { chip: Chip; gained: number }[]
}

const MOST_WAYS = 2

/** A page past the end is not found; an empty first page is a result. */
export async function loadResults(
  shop: ShopClient,
  asked: ListingQuery,
  scope: Where,
  including: string[],
): Promise<Result<Results, 'not-found'>> {
  const [widths, brands] = await Promise.all([
    asked.width === null ? undefined : filterOf(shop, scope, WIDTH),
    asked.brandNames.length === 0 ? undefined : filterOf(shop, scope, 'brand'),
  ])
  const query = withBrandIds(asked, brands)
  const where = whereOf(query, scope, widths)
  const [page, filters] = await Promise.all([
    shop.tiles({
      where,
      page: query.page,
      perPage: PER_PAGE,
      includeSoldOut: true,
      ...(query.sort && { sort: SORTS[query.sort] }),
    }),
    shop.filters({ where, including, includeSoldOut: true }),
  ])
  const { total, last } = page.pagination
  if (query.page > last) return fail('not-found')
  const groups = groupsOf(filters, query)
  const chips = chipsOf(groups, query)
  const ways = total === 0 ? await waysOut(shop, chips, scope, widths) : []
  return ok({ query, tiles: page.entities, total, last, groups, chips, ways })
}

/** A filter with all its values, whatever else is asked for. */
const filterOf = async (shop: ShopClient, scope: Where, wanted: string): Promise<Filter | undefined> =>
  (await shop.filters({ where: scope, including: [wanted], includeSoldOut: true })).find(
    ({ slug }) => slug === wanted,
  )

async function waysOut(
  shop: ShopClient,
  chips: Chip[],
  scope: Where,
  widths: Filter | undefined,
): Promise<Results['ways']> {
  const counted = await Promise.all(
    chips.slice(0, 6).map(async (chip) => {
      const { pagination } = await shop.products({
        where: whereOf(chip.without, scope, widths),
        perPage: 1,
        includeSoldOut: true,
      })
      return { chip, gained: pagination.total }
    }),
  )
  return counted
    .filter(({ gained }) => gained > 0)
    .toSorted((a, b) => b.gained - a.gained)
    .slice(0, MOST_WAYS)
}
