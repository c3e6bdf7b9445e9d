import { ShopError } from '#platform/errors.ts'
import type { ProductQuery, Where } from './shop-client.ts'

/** Query parameters in their order. Undefined ones are left out, false and 0 are not. */
export type Query = Record<string, string | number | boolean | undefined>

/** `a=1&b%5Bc%5D=2%2C3`: brackets and commas percent-encoded, as the Shop API's own clients do. */
export const encodeQuery = (query: Query): string =>
  Object.entries(query)
    .flatMap(([key, value]) =>
      value === undefined ? [] : `${encodeURIComponent(key)}=${encodeURIComponent(value)}`,
    )
    .join('&')

export function productQuery({ where, sort, sortingKey, ...query }: ProductQuery): Query {
  return {
    with: query.with,
    ...whereQuery(where),
    sort: sort?.by,
    sortDir: (sortingKey ?? sort)?.direction,
    sortingKey: sortingKey?.name,
    page: query.page,
    perPage: query.perPage,
    demote: query.demote || undefined,
    ...combinedQuery(query),
    ...soldOutQuery(query),
  }
}

/** How filters belong together. */
export const combinedQuery = ({
  joined,
  orFiltersOperator: alternatives = [],
}: Pick<ProductQuery, 'joined' | 'orFiltersOperator'>): Query => ({
  joinFilters: joined?.join(','),
  orFiltersOperator: alternatives.length > 1 ? alternatives.join(',') : undefined,
})

/** Both default to off, and are sent only if on. */
export const soldOutQuery = (
  query: Pick<ProductQuery, 'includeSoldOut' | 'includeSellableForFree'>,
): Query => ({
  includeSoldOut: query.includeSoldOut || undefined,
  includeSellableForFree: query.includeSellableForFree || undefined,
})

export function whereQuery(where: Where): Query {
  return {
    'filters[category]': where.categoryId,
    'filters[term]': where.term,
    'filters[minPrice]': where.minPrice,
    'filters[maxPrice]': where.maxPrice,
    'filters[minReduction]': where.minReduction,
    'filters[maxReduction]': where.maxReduction,
    'filters[branch]': where.branchId,
    ...lists('filters', where.attributes),
    ...lists('filters:not', where.not),
    ...Object.fromEntries(
      Object.entries(where.booleans ?? {}).map(([slug, value]) => [`filters[${slug}]`, value]),
    ),
  }
}

const lists = (prefix: string, groups: Record<string, number[]> = {}): Query =>
  Object.fromEntries(
    Object.entries(groups)
      .filter(([, ids]) => ids.length > 0)
      .map(([slug, ids]) => [`${prefix}[${slug}]`, ids.join(',')]),
  )

/** Ids for a list parameter. An empty list would mean "everything" and is rejected. Spec §5. */
export function idList(name: string, ids: readonly number[]): string {
  if (ids.length === 0) throw new ShopError('bad-request', `${name} must not be empty`)
  return ids.join(',')
}
