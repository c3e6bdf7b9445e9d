import { ATTRIBUTES } from '#domain/catalogue/attribute.ts'
import type { RouteName } from '#i18n/routes.ts'

/** What changes any page: the header of the checkout (spec §2), and the mode of the terminals in the branches. */
const EVERYWHERE = ['showBasket', 'storeMode']

/** What changes a listing. Besides the parameters of its canonical address (spec §2) these are its filters. */
const LISTING = [
  'page',
  'sort',
  'size',
  'brand',
  'color',
  'minPrice',
  'maxPrice',
  'categoryShopFilterSizes',
  'sale',
  'isNew',
  'minReduction',
  'search',
  ...Object.keys(ATTRIBUTES),
]

const PARAMETERS: Partial<Record<RouteName, readonly string[]>> = {
  category: LISTING,
  search: [...LISTING, 'term', 'fragment'],
  product: ['variantid'],
  'product-family': ['variantid'],
  branches: ['term', 'lat', 'lng', 'page'],
}

/** Longer values are cut: no screen has use for more, and a search term of ten kilobytes is nobody's. */
const LONGEST = 200
const MOST = 40

/**
 * The query that a shared page is made from and kept under: only parameters that the screen knows, in the order of their names, without
 * control characters, empty values and `page=1`. Whatever else an address carries (campaign tags) changes nothing on the page.
 */
export function pageQuery(route: RouteName, given: URLSearchParams): string {
  const known = new Set([...EVERYWHERE, ...(PARAMETERS[route] ?? [])])
  const kept = new URLSearchParams()
  for (const [name, value] of given) {
    const clean = value
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, LONGEST)
    const isDefault = clean === '' || (name === 'page' && clean === '1')
    if (known.has(name) && !isDefault && kept.size < MOST) kept.append(name, clean)
  }
  kept.sort()
  return kept.size === 0 ? '' : `?${kept}`
}

/** The editor's preview shows what nobody else may see and nothing may keep. Spec §2. */
export const isPreview = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => name.startsWith('_storyblok'))
