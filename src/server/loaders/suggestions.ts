import type { Category } from '#domain/catalogue/category.ts'
import { TILE_WITH, tileOf, type Tile } from '#domain/catalogue/tile.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Suggestion } from '#server/clients/shop-api.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from './alternates.ts'

/** What hangs below the search field. Paths are without the variant's prefix. */
export type Suggestions = {
  term: string
  /** `default` where nothing has been asked yet, `none` where nothing was found. */
  kind: 'default' | 'found' | 'none'
  /** `within` names the family that a category belongs to, where it is not one itself. */
  links: { label: string; within: string | null; path: string; count: number | null }[]
  tiles: Tile[]
  /** How many products the whole search has; null where nothing was asked. */
  total: number | null
}

const TILES = 6
const ROOTS = 3
/** A term counts from its third letter on. Spec §2. */
const SHORT = 2

/** Suggestions for a term; for a short one without any, the newest products and the first categories. Spec §2. */
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
    term.length > SHORT
      ? shop.products({ where: { term }, perPage: TILES, with: TILE_WITH })
      : Promise.resolve(null),
  ])
  const links = suggestions.flatMap((suggestion) => linkOf(suggestion, roots))
  if (products === null && links.length === 0) return initial(ctx, variant, term)
  const tiles = products?.entities.map(tileOf) ?? []
  if (tiles.length === 0 && links.length === 0)
    return { ...(await initial(ctx, variant, term)), kind: 'none', total: 0 }
  return { term, kind: 'found', links, tiles, total: products?.pagination.total ?? null }
}

async function initial(ctx: Context, variant: VariantCode, term: string): Promise<Suggestions> {
  const shop = ctx.shop(variant)
  const [newest, roots] = await Promise.all([
    shop.products({ where: {}, sortingKey: 'search-flyout', perPage: TILES, with: TILE_WITH }),
    shop.rootCategories({ depth: 10 }),
  ])
  const shown = roots.filter(({ isHidden }) => !isHidden).slice(0, ROOTS)
  return {
    term,
    kind: 'default',
    links: shown.map((category) => categoryLink(category, null, roots)),
    tiles: newest.entities.map(tileOf),
    total: null,
  }
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
