import { selectedValues, parameterNames } from './parameter.ts'
import type { ListingQuery } from './query.ts'

/** Any change of the query returns to the first page. */
const restarted = (query: ListingQuery): ListingQuery => ({ ...query, page: 1 })

/** Selects a value of a filter, or deselects it. */
export function toggleFilterValue(query: ListingQuery, slug: string, id: number): ListingQuery {
  const chosen = selectedValues(query.filters, slug)
  const ids = chosen.includes(id)
    ? chosen.filter((each) => each !== id)
    : [...chosen, id].toSorted((a, b) => a - b)
  const names = parameterNames(slug)
  const others = Object.entries(query.filters).filter(([name]) => !names.includes(name))
  return restarted({
    ...query,
    filters: Object.fromEntries(ids.length > 0 ? [...others, [slug, ids]] : others),
  })
}

export function setBooleanFilter(query: ListingQuery, slug: string, value: boolean): ListingQuery {
  const { [slug]: _, ...others } = query.booleans
  return restarted({ ...query, booleans: value ? { ...others, [slug]: true } : others })
}

export const withoutPrices = (query: ListingQuery): ListingQuery =>
  restarted({ ...query, minPrice: null, maxPrice: null })

export const withoutWidth = (query: ListingQuery): ListingQuery => restarted({ ...query, width: null })

export const withoutBranch = (query: ListingQuery): ListingQuery => restarted({ ...query, branch: null })

/** Without any filter; term, sort and store mode stay. */
export const clearFilters = (query: ListingQuery): ListingQuery =>
  restarted({
    ...query,
    filters: {},
    brandNames: [],
    booleans: {},
    minPrice: null,
    maxPrice: null,
    width: null,
    branch: null,
  })

/** Number of active filter values; a price range counts once. */
export const countActiveFilters = ({
  filters,
  booleans,
  minPrice,
  maxPrice,
  width,
  branch,
}: ListingQuery): number =>
  Object.values(filters).reduce((sum, ids) => sum + ids.length, 0) +
  Object.keys(booleans).length +
  (minPrice !== null || maxPrice !== null ? 1 : 0) +
  (width === null ? 0 : 1) +
  (branch === null ? 0 : 1)
