import { servedVariants } from '#i18n/urls.ts'
import { matchPath, type RouteName } from '#i18n/routes.ts'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { slugOfBranchTown } from '#domain/branch/branch-town.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { slugToPath } from '#domain/content/folder.ts'
import { newestChange } from '#domain/seo/newest-change.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { PageEntry, Story } from '#clients/content/content-client.ts'
import { allowsIndex } from '#clients/content/read-stories.ts'
import { collectCacheTags } from '#platform/collect-cache-tags.ts'
import type { Context } from '#server/context.ts'
import type { SitemapEntry } from './sitemap-xml.ts'
import {
  countryAlternates,
  pathOfCategory,
  screenAlternates,
  storyAlternates,
} from '#server/loaders/alternates.ts'
import { countProducts, type ProductEntries, productEntries } from './sitemap-products.ts'

/** Number of products in one file. The first file also contains all other pages. */
export const PRODUCTS_PER_FILE = 2000

/** Every sitemap of the site by the name in its address: "de-at", "de-at-2". */
export async function loadSitemapNames(ctx: Context, variant: VariantCode): Promise<string[]> {
  // A sitemap may only list addresses of its own domain.
  const codes = ctx.env.domains ? [variant] : servedVariants(undefined)
  const counts = await Promise.all(codes.map((code) => countProducts(ctx, code)))
  return codes.flatMap((code, index) => {
    const files = Math.max(1, Math.ceil((counts[index] ?? 0) / PRODUCTS_PER_FILE))
    return Array.from({ length: files }, (_, file) => (file === 0 ? code : `${code}-${file + 1}`))
  })
}

export async function loadSitemap(
  ctx: Context,
  name: string,
): Promise<Result<{ variant: VariantCode; entries: SitemapEntry[] }, 'not-found'>> {
  const [, code, number] = /^([a-z]{2}-[a-z]{2})(?:-([2-9]|[1-9]\d{1,2}))?$/.exec(name) ?? []
  const variant = VARIANT_CODES.find((each) => each === code)
  if (!variant || !servedVariants(ctx.env.domains).includes(variant)) return fail('not-found')
  const file = Number(number ?? 1)
  const products = await productEntries(ctx, variant, file, PRODUCTS_PER_FILE)
  const { entries, categoryChanges } = products
  if (file > 1) return entries.length > 0 ? ok({ variant, entries }) : fail('not-found')
  const stories = await ctx.content.stories(variant)
  const pages = await Promise.all([
    screenEntries(ctx, variant, stories),
    categoryEntries(ctx, variant, categoryChanges),
    branchEntries(ctx, variant),
    storyEntries(ctx, variant, stories),
  ])
  return ok({ variant, entries: [...pages.flat(), ...entries] })
}

/** Screens that are a story: without one they are not found, and what it says to search engines holds for them. */
const STORY_SCREENS: ReadonlySet<RouteName> = new Set(['home', 'instructions', 'conformity'])

/** A screen has changed when its story was published; what else it shows has no date. */
function screenEntries(ctx: Context, variant: VariantCode, stories: readonly PageEntry[]): SitemapEntry[] {
  return (['home', 'branches', 'instructions', 'conformity'] as const).flatMap((route) => {
    const alternates = screenAlternates(ctx, route)
    const path = alternates[variant]
    const story = stories.find(({ slug }) => slugToPath(slug) === path)
    if (path === undefined || (!story && STORY_SCREENS.has(route))) return []
    return [{ path, alternates, changedAt: story?.publishedAt ?? null }]
  })
}

/** A listing has changed when its story was published, or one of its products changed. */
async function categoryEntries(
  ctx: Context,
  variant: VariantCode,
  changes: ProductEntries['categoryChanges'],
): Promise<SitemapEntry[]> {
  const codes = servedVariants(ctx.env.domains)
  const listings = await Promise.all(codes.map((code) => listedCategories(ctx, code)))
  return [...(listings[codes.indexOf(variant)]?.values() ?? [])].map(({ category, publishedAt }) => ({
    path: pathOfCategory(category),
    alternates: Object.fromEntries(
      codes.flatMap((code, index) => {
        const same = listings[index]?.get(category.id)
        return same ? [[code, pathOfCategory(same.category)]] : []
      }),
    ),
    changedAt: newestChange([publishedAt, changes.get(category.id)]),
  }))
}

type Listing = { category: Category; publishedAt: string | null }

/** The categories that search engines may list, by their ids, with when their stories were published. */
async function listedCategories(ctx: Context, code: VariantCode): Promise<Map<number, Listing>> {
  const roots = await ctx
    .shop(code)
    .rootCategories({ depth: 10 })
    .catch(() => [])
  const listings = await Promise.all(
    roots.flatMap(withDescendants).map(async (category) => {
      const story = await listingStory(ctx, code, category)
      if (story && !allowsIndex(story)) return []
      return [[category.id, { category, publishedAt: story?.publishedAt ?? null }] as const]
    }),
  )
  return new Map(listings.flat())
}

const withDescendants = (category: Category): Category[] =>
  category.isHidden ? [] : [category, ...(category.children ?? []).flatMap(withDescendants)]

/**
 * The story of a listing, which may keep search engines away. The sitemap does not depend on the stories for that: it is slow to
 * render, and a minute later is soon enough.
 */
async function listingStory(ctx: Context, variant: VariantCode, { path }: Category): Promise<Story | null> {
  const { value } = await collectCacheTags(() =>
    ctx.content.story(variant, `listing${path}`).catch(() => null),
  )
  return value
}

/** The towns with branches, and each branch. */
async function branchEntries(ctx: Context, variant: VariantCode): Promise<SitemapEntry[]> {
  const towns = await ctx
    .shop(variant)
    .branchTowns()
    .catch(() => [])
  return towns.flatMap((town) => {
    const slugs = slugOfBranchTown(town)
    return [
      countryAlternates(ctx, variant, 'branch-city', slugs),
      ...town.branches.map(({ id }) =>
        countryAlternates(ctx, variant, 'branch', { city: slugs.city, id: String(id) }),
      ),
    ].flatMap((alternates) => {
      const path = alternates[variant]
      return path === undefined ? [] : [{ path, alternates, changedAt: null }]
    })
  })
}

/**
 * A story at the address of a screen is listed with that screen. Stories that are shown over other pages are not
 * listed.
 */
async function storyEntries(
  ctx: Context,
  variant: VariantCode,
  stories: readonly PageEntry[],
): Promise<SitemapEntry[]> {
  const pages = stories.filter(({ slug }) => matchPath(variant, slugToPath(slug))?.route === 'category')
  const { value } = await collectCacheTags(() =>
    Promise.all(
      pages.map(async ({ slug, publishedAt, translatedSlugs }) => {
        const alternates = await storyAlternates(ctx, variant, slug, translatedSlugs)
        return { path: alternates[variant] ?? `/${slug}/`, alternates, changedAt: publishedAt }
      }),
    ),
  )
  return value
}
