import type { Sort } from '#domain/catalogue/filter.ts'
import { selectedValues, parameterNames } from './parameter.ts'
import { readWidthBounds, readWidthSpan, type WidthSpan, writeWidthSpan } from './width-span.ts'

/** The query in a listing's address. Filter values are value ids; prices are minor units. */
export type ListingQuery = {
  page: number
  sort: SortKey | null
  filters: Record<string, number[]>
  /** Brands by their slug, until they are resolved to values of the filter. */
  brandNames: string[]
  booleans: Record<string, boolean>
  minPrice: number | null
  maxPrice: number | null
  /** Widths of the frame in mm. */
  width: WidthSpan | null
  /** The branch in which it can be seen, by id. */
  branch: number | null
  term: string | null
}

export const SORTS = {
  'new-desc': { by: 'new', direction: 'desc' },
  'price-asc': { by: 'price', direction: 'asc' },
  'price-desc': { by: 'price', direction: 'desc' },
  'reduction-desc': { by: 'reduction', direction: 'desc' },
  'new-asc': { by: 'new', direction: 'asc' },
  'reduction-asc': { by: 'reduction', direction: 'asc' },
} as const satisfies Record<string, Sort>

export type SortKey = keyof typeof SORTS

/** Parameters that are not a filter's slug. */
const RESERVED = new Set([
  'page',
  'sort',
  'minPrice',
  'maxPrice',
  'width',
  'minWidth',
  'maxWidth',
  'branch',
  'term',
  'storeMode',
  'filters',
  'fragment',
])

/** Parameters of the canonical address of a listing. Spec §2. */
const CANONICAL = [
  'page',
  'sort',
  'size',
  'brand',
  'color',
  'minPrice',
  'maxPrice',
  'categoryShopFilterSizes',
]

/** Longest search term; the rest is cut off. */
export const MAX_TERM_LENGTH = 200
const MAX_PAGES = 10_000
const HIGHEST_PRICE = 100_000_000
const MAX_VALUES = 50
const MAX_BRANDS = 10
/** Greatest id; the shop refuses greater ones. */
const HIGHEST_ID = 2 ** 31 - 1

/** Parses an address. Unknown or malformed parameters are left out; values out of bounds are clamped. */
export function parseListingQuery(
  query: URLSearchParams,
  allowed: (slug: string) => boolean = () => true,
): ListingQuery {
  const brands = allowed('brand') ? query.getAll('brand').flatMap((value) => value.split(',')) : []
  const parsed: ListingQuery = {
    page: bounded(query.get('page'), 1, MAX_PAGES) ?? 1,
    sort: sortKey(query.get('sort')),
    filters: {},
    brandNames: [...new Set(brands.filter(isBrandName))].slice(0, MAX_BRANDS).toSorted(),
    booleans: {},
    ...priceSpan(query),
    width: readWidthSpan(query.get('width')) ?? readWidthBounds(query.get('minWidth'), query.get('maxWidth')),
    branch: allowed('branch') ? branchId(query.get('branch')) : null,
    term: cleanTerm(query.get('term') ?? ''),
  }
  for (const slug of new Set(query.keys())) {
    if (RESERVED.has(slug) || !/^[a-zA-Z][\w-]{0,63}$/.test(slug) || !allowed(slug)) continue
    const values = query.getAll(slug).flatMap((value) => value.split(','))
    if (values.some((value) => value === 'true' || value === 'false'))
      parsed.booleans[slug] = values.includes('true')
    const ids = [...new Set(values.filter(isId).map(Number))]
    if (ids.length > 0) parsed.filters[slug] = ids.slice(0, MAX_VALUES).toSorted((a, b) => a - b)
  }
  if (parameterNames('size').every((name) => parsed.filters[name])) {
    parsed.filters['size'] = selectedValues(parsed.filters, 'size').slice(0, MAX_VALUES)
    delete parsed.filters['categoryShopFilterSizes']
  }
  return parsed
}

const isId = (value: string): boolean => /^\d{1,12}$/.test(value) && Number(value) <= HIGHEST_ID

const branchId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

const isBrandName = (value: string): boolean =>
  value.length <= 64 && /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && !/^(?:true|false)$/.test(value)

/** Where the first price is higher, the two are swapped. */
function priceSpan(query: URLSearchParams): Pick<ListingQuery, 'minPrice' | 'maxPrice'> {
  const minPrice = bounded(query.get('minPrice'), 0, HIGHEST_PRICE)
  const maxPrice = bounded(query.get('maxPrice'), 0, HIGHEST_PRICE)
  return minPrice !== null && maxPrice !== null && minPrice > maxPrice
    ? { minPrice: maxPrice, maxPrice: minPrice }
    : { minPrice, maxPrice }
}

/** Control characters become spaces, several spaces become one; null where nothing is left. */
export function cleanTerm(term: string): string | null {
  return (
    term
      .slice(0, 4 * MAX_TERM_LENGTH)
      .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
      .trim()
      .slice(0, MAX_TERM_LENGTH)
      .trim() || null
  )
}

function bounded(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,15}$/.test(text.trim())) return null
  return Math.min(most, Math.max(least, Number(text)))
}

const sortKey = (text: string | null): SortKey | null =>
  text !== null && Object.hasOwn(SORTS, text) ? (text as SortKey) : null

/** The query of an address, in a fixed order, so that one listing has one address. Page 1 is left out. */
export function writeListingQuery(query: ListingQuery): URLSearchParams {
  const entries: [string, string][] = [
    ...(query.term === null ? [] : [['term', query.term] as [string, string]]),
    ...byName(withNames(query)).map(([slug, ids]): [string, string] => [slug, ids.join(',')]),
    ...byName(query.booleans).map(([slug, value]): [string, string] => [slug, String(value)]),
    ...numbers({ minPrice: query.minPrice, maxPrice: query.maxPrice }),
    ...(query.width === null ? [] : [['width', writeWidthSpan(query.width)] as [string, string]]),
    ...numbers({ branch: query.branch }),
    ...(query.sort === null ? [] : [['sort', query.sort] as [string, string]]),
    ...(query.page > 1 ? numbers({ page: query.page }) : []),
  ]
  return new URLSearchParams(entries.filter(([, value]) => value !== ''))
}

/** Brands named by their slug come after those named by a value. */
const withNames = ({ filters, brandNames }: ListingQuery): Record<string, (number | string)[]> =>
  brandNames.length > 0 ? { ...filters, brand: [...(filters['brand'] ?? []), ...brandNames] } : filters

const byName = <T>(of: Record<string, T>): [string, T][] =>
  Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1))

const numbers = (of: Record<string, number | null>): [string, string][] =>
  Object.entries(of).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, String(value)]],
  )

/** The canonical address keeps only the parameters of spec §2. */
export function canonicalQuery(query: ListingQuery): URLSearchParams {
  return new URLSearchParams([...writeListingQuery(query)].filter(([name]) => CANONICAL.includes(name)))
}

/** The address of a path with its query: with "?" where there is one. Commas stay readable. */
export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query.toString().replaceAll('%2C', ',')}`
