import { BRANCH_SERVICES } from '#domain/branch/branch.ts'
import { FINDER_PARAMETERS } from '#domain/branch/finder-query.ts'
import { NEAR } from '#domain/branch/near.ts'
import { ATTRIBUTES } from '#domain/catalogue/attribute.ts'
import { cleanTerm, parseListingQuery, writeListingQuery } from '#domain/listing/query.ts'
import type { RouteName } from '#i18n/routes.ts'

/**
 * Parameters that change any page: the header of the checkout (spec §2), and the mode of the terminals in the
 * branches.
 */
const EVERYWHERE = ['showBasket', 'storeMode']

/** The filters of a listing, besides page, sort, prices and term. */
const FILTERS = new Set([
  ...Object.keys(ATTRIBUTES),
  'size',
  'color',
  'categoryShopFilterSizes',
  'sale',
  'isNew',
  'branch',
])

const LISTINGS = new Set<RouteName>(['category', 'search'])

const LISTING = ['page', 'sort', 'minPrice', 'maxPrice', 'width', 'minWidth', 'maxWidth', 'term']

/** The answers of a questionnaire: its name, and a letter for each answer. */
const ANSWERS = /^[a-z][a-z0-9-]{0,39}\.[a-z]{1,20}$/

const PARAMETERS: Partial<Record<RouteName, readonly string[]>> = {
  home: ['answers', 'fragment'],
  overlay: ['answers', 'newsletter', 'frames'],
  category: ['search', 'answers', 'fragment', 'filters'],
  search: ['fragment', 'filters', 'results'],
  product: ['variantid'],
  'product-family': ['variantid'],
  branches: [...FINDER_PARAMETERS, 'page'],
  'branch-city': ['page'],
  'virtual-try-on': ['frames'],
}

const OF_SCREENS = new Set([...FILTERS, ...LISTING, ...Object.values(PARAMETERS).flat()])

/** The valid values. Parameters without an entry accept free text. */
const VALID_VALUES: Record<string, RegExp> = {
  ...Object.fromEntries(['open', 'free', ...BRANCH_SERVICES].map((name) => [name, /^1$/])),
  near: NEAR,
  answers: ANSWERS,
  fragment: /^(?:suggestions|menu|filters)$/,
  filters: /^all$/,
  results: /^all$/,
  /** The outcome of a submitted form. */
  newsletter: /^(?:sent|invalid|later|failed|confirmed|left|expired|forged)$/,
  variantid: /^\d{1,15}$/,
  frames: /^\d{1,9}(?:-\d{1,9})?(?:,\d{1,9}(?:-\d{1,9})?){0,3}$/,
}

const isValidValue = (name: string, value: string): boolean => VALID_VALUES[name]?.test(value) ?? true

/**
 * The query from which a shared page is rendered, and under which it is cached: only what the screen knows, in one
 * order and spelling. Other parameters of an address (campaign tags) do not change the page. Overlong values are
 * cut.
 */
export function pageQuery(route: RouteName, input: URLSearchParams): string {
  const listing = LISTINGS.has(route) ? writeListingQuery(parseListingQuery(input, isFilter)) : []
  const flags = EVERYWHERE.filter((name) => input.get(name) === 'true')
  const others = [...flags, ...(PARAMETERS[route] ?? [])].flatMap((name): [string, string][] => {
    const value = cleanTerm(input.get(name) ?? '')
    return value === null || !isValidValue(name, value) ? [] : [[name, value]]
  })
  const query = new URLSearchParams(Object.fromEntries([...listing, ...others]))
  query.sort()
  return query.size === 0 ? '' : `?${query}`
}

const isFilter = (slug: string): boolean => FILTERS.has(slug)

/** What belongs to no screen: the modes of all pages, and tags of campaigns, which are measured on the page that is shown. */
export const campaignTags = (input: URLSearchParams): [string, string][] =>
  [...input].filter(([name]) => !OF_SCREENS.has(name))

/** A signed link in an email is for its recipient only. */
export const isEmailLink = (query: URLSearchParams): boolean => query.has('confirm') || query.has('leave')
