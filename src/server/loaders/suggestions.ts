import type { Category } from '#domain/catalogue/category.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import { columnsIn } from '#blocks/footer-column/columns.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { INCOMPLETE, tag } from '#server/cache-tags.ts'
import type { Suggestion } from '#server/clients/shop-api.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from './alternates.ts'
import { loadStory } from './story.ts'

/** What hangs below the search field. Paths are without the variant's prefix. */
export type Suggestions = {
  term: string
  /** `default` where nothing has been asked yet, `none` where nothing was found. */
  kind: 'default' | 'found' | 'none'
  /** `within` names the family that a category belongs to, where it is not one itself. */
  links: { label: string; within: string | null; path: string; count: number | null }[]
  tiles: Tile[]
  /** What editors offer where nothing has been asked yet. Addresses are whole. */
  pages: { label: string; href: string }[]
  /** How many products the whole search has; null where nothing was asked. */
  total: number | null
  tags: string[]
}

const TILES = 6
const ROOTS = 3
const PAGES = 3
/** Its columns hold the links that stand beside the newest products. */
const SEARCH_STORY = 'search'
/** A term counts from its third letter on. Spec §2. */
const SHORT = 2

/** Suggestions for a term; for a short one without any, the newest products, the first categories and pages. Spec §2. */
export async function loadSuggestions(
  ctx: Context,
  variant: VariantCode,
  given: string,
): Promise<Suggestions> {
  const shop = ctx.shop(variant)
  const term = given.trim().slice(0, 100)
  const [suggestions, roots, products] = await Promise.all([
    term === '' ? [] : shop.suggestions(term, { with: `products:limit(${TILES}),categories:limit(4)` }),
    shop.rootCategories({ depth: 10 }),
    term.length > SHORT ? shop.tiles({ where: { term }, perPage: TILES }) : Promise.resolve(null),
  ])
  const links = suggestions.flatMap((suggestion) => linkOf(suggestion, roots))
  if (products === null && links.length === 0) return initial(ctx, variant, term)
  const tiles = products?.entities ?? []
  if (tiles.length === 0 && links.length === 0)
    return { ...(await initial(ctx, variant, term)), kind: 'none', total: 0 }
  const total = products?.pagination.total ?? null
  return { term, kind: 'found', links, tiles, pages: [], total, tags: tagsOf(variant, tiles) }
}

async function initial(ctx: Context, variant: VariantCode, term: string): Promise<Suggestions> {
  const shop = ctx.shop(variant)
  const [newest, roots, offered] = await Promise.all([
    shop.selection({ where: {}, sortingKey: 'search-flyout', perPage: TILES }),
    shop.rootCategories({ depth: 10 }),
    offeredPages(ctx, variant),
  ])
  const shown = roots.filter(({ isHidden }) => !isHidden).slice(0, ROOTS)
  return {
    term,
    kind: 'default',
    links: shown.map((category) => categoryLink(category, null, roots)),
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

/** Optional: the search stands without them. */
async function offeredPages(
  ctx: Context,
  variant: VariantCode,
): Promise<Pick<Suggestions, 'pages' | 'tags'>> {
  const story = await loadStory(ctx, variant, SEARCH_STORY).catch((error: unknown) => {
    ctx.log.warn({ error }, 'the search stands without its pages')
    return null
  })
  if (!story?.ok) return { pages: [], tags: story ? [] : [INCOMPLETE] }
  const links = columnsIn(story.value.body).flatMap((column) => column.links)
  const pages = links.flatMap(({ label, link }) => (link ? [{ label, href: link.href }] : []))
  return { pages: pages.slice(0, PAGES), tags: story.value.tags }
}

function linkOf(suggestion: Suggestion, roots: Category[]): Suggestions['links'] {
  switch (suggestion.type) {
    case 'category':
      return [categoryLink(suggestion.category, suggestion.productCount, roots)]
    case 'navigationItem':
      return suggestion.href.startsWith('/')
        ? [{ label: suggestion.name, within: null, path: suggestion.href, count: null }]
        : []
    case 'product':
      return []
    default:
      return suggestion satisfies never
  }
}

function categoryLink(category: Category, count: number | null, roots: Category[]) {
  const root = roots.find(({ id }) => id === category.rootlineIds[0])
  return {
    label: category.name,
    within: root && root.id !== category.id ? root.name : null,
    path: pathOfCategory(category),
    count,
  }
}
