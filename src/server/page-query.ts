import { ATTRIBUTES } from '#domain/catalogue/attribute.ts'
import { cleanTerm, parseListingQuery, writeListingQuery } from '#domain/listing/query.ts'
import type { RouteName } from '#i18n/routes.ts'

/** What changes any page: the header of the checkout (spec §2), and the mode of the terminals in the branches. */
const EVERYWHERE = ['showBasket', 'storeMode']

/** What a listing can be narrowed by, besides page, sort, prices and term. */
const FILTERS = new Set([
  ...Object.keys(ATTRIBUTES),
  'size',
  'color',
  'categoryShopFilterSizes',
  'sale',
  'isNew',
])

const LISTINGS = new Set<RouteName>(['category', 'search'])

/** Those of a questionnaire: its name, and a letter for each. */
const ANSWERS = /^[a-z][a-z0-9-]{0,39}\.[a-z]{1,20}$/

const PARAMETERS: Partial<Record<RouteName, readonly string[]>> = {
  home: ['answers', 'fragment'],
  overlay: ['answers', 'letter'],
  category: ['search', 'answers'],
  search: ['fragment'],
  product: ['variantid'],
  'product-family': ['variantid'],
  branches: ['term', 'page'],
}

/** What values look like; those of other names are whatever somebody types. */
const KNOWN: Record<string, RegExp> = {
  answers: ANSWERS,
  fragment: /^(?:suggestions|consent)$/,
  /** What is said of a form that was followed. */
  letter: /^(?:sent|invalid|later|failed|confirmed|left|expired|forged)$/,
  variantid: /^\d{1,15}$/,
}

const isKnown = (name: string, value: string): boolean => KNOWN[name]?.test(value) ?? true

/**
 * The query that a shared page is made from and kept under: only what the screen knows, in one order and spelling. Whatever else an
 * address carries (campaign tags) changes nothing on the page. Endless values are cut.
 */
export function pageQuery(route: RouteName, given: URLSearchParams): string {
  const listing = LISTINGS.has(route) ? writeListingQuery(parseListingQuery(given, isFilter)) : []
  const flags = EVERYWHERE.filter((name) => given.get(name) === 'true')
  const others = [...flags, ...(PARAMETERS[route] ?? [])].flatMap((name): [string, string][] => {
    const value = cleanTerm(given.get(name) ?? '')
    return value === null || !isKnown(name, value) ? [] : [[name, value]]
  })
  const kept = new URLSearchParams(Object.fromEntries([...listing, ...others]))
  kept.sort()
  return kept.size === 0 ? '' : `?${kept}`
}

const isFilter = (slug: string): boolean => FILTERS.has(slug)

/** A signed link of a letter is for whoever got it. */
export const isLetterLink = (query: URLSearchParams): boolean => query.has('confirm') || query.has('leave')
