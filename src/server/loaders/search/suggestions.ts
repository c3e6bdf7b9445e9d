import type { Category } from '#domain/catalogue/category.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import { showsResults, normaliseTerm } from '#domain/search/term.ts'
import { footerColumnsIn } from '#blocks/registry/footer-columns.ts'
import { href } from '#i18n/urls.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { INCOMPLETE_TAG, tag } from '#clients/cache-tags.ts'
import type { ShopClient, Suggestion } from '#clients/shop-api/shop-client.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from '#server/loaders/alternates.ts'
import { loadStory } from '#server/loaders/content/story.ts'
import { categoryAddress } from './category-address.ts'
import { findStories } from './found-pages.ts'
import { firstFound, SEARCH_STORY, searchedTerms } from './searched-term.ts'

/** The content of the search flyout. Paths are without the variant's prefix. */
export type Suggestions = {
  term: string
  /** `default` before a search, `none` without results. */
  kind: 'default' | 'found' | 'none'
  /** `within` is what the term chooses within a category, else its root category, unless it is one itself. */
  links: { label: string; within: string | null; path: string; count: number | null }[]
  tiles: Tile[]
  /** Pages that the term finds; before a search, those that editors offer. Addresses are complete. */
  pages: { label: string; href: string }[]
  /** The number of products in the whole search; null before a search. */
  total: number | null
  tags: string[]
}

const TILES = 6
/** The smallest value first: that of the newest product. */
const FLYOUT_ORDER = { name: 'search-flyout', direction: 'asc' } as const
const WITH = `products:limit(${TILES}),categories:limit(4)`
/** So that a number is that of the page to which it leads. */
const AS_LISTED = { includeSoldOut: true }
const ROOTS = 3
const PAGES = 3

/**
 * Suggestions for a term; for a short one without any, the newest products, the first categories and pages. Spec
 * §2.
 */
export async function loadSuggestions(
  ctx: Context,
  variant: VariantCode,
  input: string,
): Promise<Suggestions> {
  const shop = ctx.shop(variant)
  const term = normaliseTerm(input)
  const terms = await searchedTerms(ctx, variant, term)
  const [roots, stories, { links: suggestions, matches }] = await Promise.all([
    shop.rootCategories({ depth: 10 }),
    findStories(ctx, variant, terms, PAGES),
    firstFound(
      terms,
      (searched) => findGoods(shop, searched),
      (found) => found.links.length > 0 || (found.matches?.pagination.total ?? 0) > 0,
    ),
  ])
  if (matches === null) return initial(ctx, variant, term)
  const links = suggestions.flatMap((suggestion) => linkOf(suggestion, roots))
  const { entities, pagination } = matches
  const byKey = entities.length > 0 ? [] : suggestions.flatMap(productIds)
  const tiles = byKey.length > 0 ? await shop.tilesByIds(byKey) : entities
  const inNavigation = suggestions.flatMap((suggestion) => pageOf(suggestion, roots))
  const shown = new Set([...links, ...inNavigation].map(({ path }) => path))
  const pages = [...inNavigation, ...stories.pages.filter(({ path }) => !shown.has(path))].map(
    ({ label, path }) => ({ label, href: href(ctx.env.domains, variant, path) }),
  )
  if (tiles.length === 0 && links.length === 0 && pages.length === 0)
    return { ...(await initial(ctx, variant, term)), kind: 'none', total: 0 }
  return {
    term,
    kind: 'found',
    links,
    tiles,
    pages,
    total: pagination.total,
    tags: [...tagsOf(variant, tiles), ...stories.tags],
  }
}

/** A short term shows products only beside suggestions, so it waits for them. `matches` is null where it shows none. */
async function findGoods(shop: ShopClient, term: string) {
  const pendingSuggestions = term === '' ? [] : shop.suggestions(term, { with: WITH, ...AS_LISTED })
  const pendingMatches = Promise.resolve(showsResults(term, 0) || pendingSuggestions).then((found) =>
    found === true || showsResults(term, found.length)
      ? shop.tiles({ where: { term }, perPage: TILES, demote: true, ...AS_LISTED })
      : null,
  )
  const [links, matches] = await Promise.all([pendingSuggestions, pendingMatches])
  return { links, matches }
}

async function initial(ctx: Context, variant: VariantCode, term: string): Promise<Suggestions> {
  const shop = ctx.shop(variant)
  const [newest, roots, offered] = await Promise.all([
    shop.selection({ where: {}, sortingKey: FLYOUT_ORDER, perPage: TILES }),
    shop.rootCategories({ depth: 10 }),
    offeredPages(ctx, variant),
  ])
  const shown = roots.filter(({ isHidden }) => !isHidden).slice(0, ROOTS)
  return {
    term,
    kind: 'default',
    links: shown.map((root) => ({
      label: root.name,
      within: null,
      path: pathOfCategory(root),
      count: null,
    })),
    tiles: newest.entities,
    pages: offered.pages,
    total: null,
    tags: [...tagsOf(variant, newest.entities), ...offered.tags],
  }
}

const tagsOf = (variant: VariantCode, tiles: Tile[]): string[] => [
  tag.shop(VARIANTS[variant].shopId),
  ...tiles.map(({ id }) => tag.product(id)),
]

/** Optional: the search is shown without them. */
async function offeredPages(
  ctx: Context,
  variant: VariantCode,
): Promise<Pick<Suggestions, 'pages' | 'tags'>> {
  const story = await loadStory(ctx, variant, SEARCH_STORY).catch((error: unknown) => {
    ctx.log.warn({ error }, 'the search is shown without its pages')
    return null
  })
  if (!story?.ok) return { pages: [], tags: story ? [] : [INCOMPLETE_TAG] }
  const links = footerColumnsIn(story.value.body).flatMap((column) => column.links)
  const pages = links.flatMap(({ label, link }) => (link ? [{ label, href: link.href }] : []))
  return { pages: pages.slice(0, PAGES), tags: story.value.tags }
}

/** A product that is named by its number has no words in the index. */
const productIds = (suggestion: Suggestion): number[] =>
  suggestion.type === 'product' ? [suggestion.product.id] : []

function linkOf(suggestion: Suggestion, roots: Category[]): Suggestions['links'] {
  switch (suggestion.type) {
    case 'category':
      return [categoryLink(suggestion, roots)]
    case 'navigationItem':
      return isCategory(suggestion.href, roots)
        ? [{ label: suggestion.name, within: null, path: suggestion.href, count: null }]
        : []
    case 'product':
      return []
    default:
      return suggestion satisfies never
  }
}

/** The page of a navigation item, unless it is a category or another site. */
const pageOf = (suggestion: Suggestion, roots: Category[]): { label: string; path: string }[] =>
  suggestion.type === 'navigationItem' &&
  suggestion.href.startsWith('/') &&
  !isCategory(suggestion.href, roots)
    ? [{ label: suggestion.name, path: suggestion.href }]
    : []

const isCategory = (path: string, categories: readonly Category[]): boolean =>
  categories.some(
    (each) => pathOfCategory(each) === pathOfCategory({ path }) || isCategory(path, each.children ?? []),
  )

function categoryLink(
  { category, productCount, filters }: Extract<Suggestion, { type: 'category' }>,
  roots: Category[],
): Suggestions['links'][number] {
  const root = roots.find(({ id }) => id === category.rootlineIds[0])
  const chosen = filters.map(({ label }) => label).join(', ')
  return {
    label: category.name,
    within: chosen || (root && root.id !== category.id ? root.name : null),
    path: categoryAddress(category, filters),
    count: productCount,
  }
}
