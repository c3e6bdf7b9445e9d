import { servedVariants } from '#i18n/urls.ts'
import { matchPath } from '#i18n/routes.ts'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { slugOfBranchTown } from '#domain/branch/branch-town.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { slugToPath } from '#domain/content/folder.ts'
import { fail, ok, type Result } from '#domain/result.ts'
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
import { countProducts, productEntries } from './sitemap-products.ts'

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
  if (file > 1) return products.length > 0 ? ok({ variant, entries: products }) : fail('not-found')
  const pages = await Promise.all([
    categoryEntries(ctx, variant),
    branchEntries(ctx, variant),
    storyEntries(ctx, variant),
  ])
  return ok({ variant, entries: [...screenEntries(ctx, variant), ...pages.flat(), ...products] })
}

function screenEntries(ctx: Context, variant: VariantCode): SitemapEntry[] {
  return (['home', 'branches', 'instructions', 'conformity'] as const).flatMap((route) => {
    const alternates = screenAlternates(ctx, route)
    const path = alternates[variant]
    return path === undefined ? [] : [{ path, alternates, changedAt: null }]
  })
}

async function categoryEntries(ctx: Context, variant: VariantCode): Promise<SitemapEntry[]> {
  const codes = servedVariants(ctx.env.domains)
  const pathsById = await Promise.all(
    codes.map(async (code) => {
      const roots = await ctx
        .shop(code)
        .rootCategories({ depth: 10 })
        .catch(() => [])
      const shown = roots.flatMap(withDescendants)
      const listed = await Promise.all(shown.map((each) => isListed(ctx, code, each)))
      return new Map(shown.filter((_, index) => listed[index]).map((each) => [each.id, each]))
    }),
  )
  return [...(pathsById[codes.indexOf(variant)]?.values() ?? [])].map((category) => ({
    path: pathOfCategory(category),
    alternates: Object.fromEntries(
      codes.flatMap((code, index) => {
        const same = pathsById[index]?.get(category.id)
        return same ? [[code, pathOfCategory(same)]] : []
      }),
    ),
    changedAt: null,
  }))
}

const withDescendants = (category: Category): Category[] =>
  category.isHidden ? [] : [category, ...(category.children ?? []).flatMap(withDescendants)]

/**
 * False where the story of a listing keeps search engines away. The sitemap does not depend on the stories for that: it is slow to
 * render, and a minute later is soon enough.
 */
async function isListed(ctx: Context, variant: VariantCode, { path }: Category): Promise<boolean> {
  const { value: story } = await collectCacheTags(() =>
    ctx.content.story(variant, `listing${path}`).catch(() => null),
  )
  return story === null || allowsIndex(story)
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
async function storyEntries(ctx: Context, variant: VariantCode): Promise<SitemapEntry[]> {
  const stories = await ctx.content.stories(variant)
  return stories
    .filter(({ slug }) => matchPath(variant, slugToPath(slug))?.route === 'category')
    .map(({ slug, publishedAt, translatedSlugs }) => {
      const alternates = storyAlternates(ctx, variant, slug, translatedSlugs)
      return { path: alternates[variant] ?? `/${slug}/`, alternates, changedAt: publishedAt }
    })
}
