import type { Product } from '#domain/catalogue/product.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { hasPage } from '#domain/catalogue/sales-status.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import { parseListingQuery } from '#domain/listing/query.ts'
import { ATTRIBUTES } from '#domain/catalogue/attribute.ts'
import { parameterForAttribute } from '#domain/listing/parameter.ts'
import { ok, type Result } from '#domain/result.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { tag } from '#clients/cache-tags.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from '#server/loaders/alternates.ts'
import { loadProductResults, type ProductResults } from '#server/loaders/listing/product-results.ts'
import { categoryAddress } from './category-address.ts'
import { findCategories, findStories, type FoundPages } from './found-pages.ts'
import { firstFound, searchedTerms } from './searched-term.ts'

export type SearchPage = ProductResults & {
  term: string | null
  /** Stories and categories that the term finds. Paths are without the variant's prefix. */
  pages: FoundPages['pages']
  /** Offered where there is no term or no result: newest products and the root categories. */
  instead: { tiles: Tile[]; roots: { label: string; path: string }[] } | null
  tags: string[]
}

/** Filters that make sense for all product types. */
const FILTERS = ['brand', 'prices', 'targetGroup', 'baseColor', 'sale', 'isNew']
const PARAMETERS = new Set([...Object.keys(ATTRIBUTES), ...FILTERS].map(parameterForAttribute))
const NEWEST = 4
const ROOTS = 6
const STORIES = 4
const CATEGORIES = 4

/** The results page of a term. Without a term it offers starting points. */
export async function loadSearch(
  ctx: Context,
  variant: VariantCode,
  search: URLSearchParams,
): Promise<Result<SearchPage, 'not-found'>> {
  const shop = ctx.shop(variant)
  const query = parseListingQuery(search, (slug) => PARAMETERS.has(slug))
  const terms = query.term === null ? null : await searchedTerms(ctx, variant, query.term)
  const [results, { pages, tags }] = await Promise.all([
    terms
      ? firstFound(
          terms,
          (term) => loadProductResults(shop, query, { term }, { including: FILTERS }),
          (found) => found.ok && found.value.total > 0,
        )
      : ok(emptyResults(query)),
    terms ? loadPages(ctx, variant, terms) : { pages: [], tags: [] },
  ])
  if (!results.ok) return results
  const { tiles, total, chips } = results.value
  const instead = total === 0 && chips.length === 0 ? await loadInstead(ctx, variant) : null
  const shown = instead?.tiles ?? tiles
  return ok({
    ...results.value,
    term: query.term,
    pages,
    instead,
    tags: [tag.shop(VARIANTS[variant].shopId), ...shown.map(({ id }) => tag.product(id)), ...tags],
  })
}

const emptyResults = (query: ProductResults['query']): ProductResults => ({
  query,
  tiles: [],
  total: 0,
  last: 1,
  groups: [],
  chips: [],
  suggestions: [],
})

async function loadPages(ctx: Context, variant: VariantCode, terms: readonly string[]): Promise<FoundPages> {
  const [stories, roots] = await Promise.all([
    findStories(ctx, variant, terms, STORIES),
    ctx.shop(variant).rootCategories({ depth: 10 }),
  ])
  return { ...stories, pages: [...findCategories(roots, terms, CATEGORIES), ...stories.pages] }
}

async function loadInstead(ctx: Context, variant: VariantCode): Promise<NonNullable<SearchPage['instead']>> {
  const shop = ctx.shop(variant)
  const [newest, roots] = await Promise.all([
    shop.selection({ where: {}, sort: { by: 'new', direction: 'desc' }, perPage: NEWEST }),
    shop.rootCategories({ depth: 1 }),
  ])
  return {
    tiles: newest.entities,
    roots: roots.slice(0, ROOTS).map((root) => ({ label: root.name, path: pathOfCategory(root) })),
  }
}

/**
 * The target of a submitted term: a product page, a category with the term in `search`, else the results page
 * (null). If the term cannot be resolved, the results page is shown as well. Spec §2 "Header search".
 */
export async function resolveTerm(ctx: Context, variant: VariantCode, term: string): Promise<string | null> {
  const shop = ctx.shop(variant)
  const found = await firstFound(
    await searchedTerms(ctx, variant, term),
    (searched) => shop.resolve(searched),
    (suggestion) => suggestion !== null,
  ).catch((error: unknown) => {
    ctx.log.warn({ error }, 'a search term could not be resolved')
    return null
  })
  if (found?.type === 'product') return pathByKey(found.product, term)
  if (found?.type !== 'category') return null
  return categoryAddress(found.category, found.filters, { search: term })
}

/** Of the variant whose number was typed, where it is one's. An external Shop API may also find goods that have no page: null. */
function pathByKey(product: Product, key: string): string | null {
  if (!hasPage(product)) return null
  const named = product.variants?.find(
    ({ referenceKey, attributes }) => referenceKey === key || attributeLabel(attributes, 'ean') === key,
  )
  return productPath(product, resolveProductType(product), named?.id)
}
