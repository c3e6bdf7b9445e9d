import type { Category } from '#domain/catalogue/category.ts'
import { type ListingLayout, listingLayout, categoryProductType } from '#domain/catalogue/category-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { Facet } from '#domain/listing/facet.ts'
import { headline } from '#domain/listing/headline.ts'
import { parameterForAttribute } from '#domain/listing/parameter.ts'
import { parseListingQuery } from '#domain/listing/query.ts'
import { ok, type Result } from '#domain/result.ts'
import { isGlasses, slugify } from '#domain/catalogue/slug.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { tag } from '#clients/cache-tags.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from '#server/loaders/alternates.ts'
import { loadProductResults, type ProductResults } from './product-results.ts'
import { loadStory, type StoryPage } from '#server/loaders/content/story.ts'

export type Listing = ProductResults & {
  category: Category
  type: ProductType | null
  layout: ListingLayout
  headline: string
  path: string
  /** From the root to this one. */
  breadcrumbs: { label: string; path: string }[]
  below: { label: string; path: string }[]
  story: StoryPage | null
  tags: string[]
  until: string | null
}

/** The listing of a category: its products, filters, and the editors' texts. */
export async function loadListing(
  ctx: Context,
  variant: VariantCode,
  path: string,
  search: URLSearchParams,
): Promise<Result<Listing, 'not-found'>> {
  const shop = ctx.shop(variant)
  const category = await shop.categoryByPath(`/${path}`, { depth: 2, with: 'parents,descendants' })
  if (!category) return { ok: false, error: 'not-found' }
  const parameters = new Set(
    category.supportedFilter.map(parameterForAttribute).concat('categoryShopFilterSizes'),
  )
  const type = categoryProductType(category) ?? inheritedType(category)
  const branches = type && isGlasses(type) && ctx.takesOrders ? await branchFilter(ctx, variant) : null
  if (branches !== null) parameters.add('branch')
  const query = parseListingQuery(search, (slug) => parameters.has(slug))
  const [results, story] = await Promise.all([
    loadProductResults(
      shop,
      query,
      { categoryId: category.id },
      { including: category.supportedFilter, branches },
    ),
    loadIntro(ctx, variant, category),
  ])
  if (!results.ok) return results
  return ok({
    ...results.value,
    groups: type === 'contactLens' ? renameLensColour(results.value.groups, variant) : results.value.groups,
    category,
    type,
    layout: listingLayout(type),
    headline: headline(category, selectedBrand(results.value), VARIANTS[variant].language),
    path: pathOfCategory(category),
    breadcrumbs: breadcrumbsOf(category),
    below: (category.children ?? []).map((child) => ({ label: child.name, path: pathOfCategory(child) })),
    story,
    tags: [
      tag.shop(VARIANTS[variant].shopId),
      tag.category(category.id),
      ...results.value.tiles.map(({ id }) => tag.product(id)),
      ...(story?.tags ?? []),
    ],
    until: story?.until ?? null,
  })
}

/** The intro is optional: a listing is shown without it. */
async function loadIntro(ctx: Context, variant: VariantCode, { path }: Category): Promise<StoryPage | null> {
  const story = await loadStory(ctx, variant, `listing${path}`).catch((error: unknown) => {
    ctx.log.warn({ error, path }, 'a listing is shown without its intro')
    return null
  })
  return story?.ok ? story.value : null
}

/** The name of the filter; null where the shop has no branches, or they cannot be read. An external Shop API does not know what lies in them. */
async function branchFilter(ctx: Context, variant: VariantCode): Promise<string | null> {
  const towns = await ctx
    .shop(variant)
    .branchTowns()
    .catch((error: unknown) => {
      ctx.log.warn({ error }, 'a listing is shown without the filter for branches')
      return []
    })
  return towns.length > 0 ? messages(variant)('listing.branch') : null
}

/** The shop has one label for lens colours, and it is about glasses. */
const renameLensColour = (groups: Facet[], variant: VariantCode): Facet[] =>
  groups.map((group) =>
    group.kind === 'choices' && group.parameter === 'lensColor'
      ? { ...group, name: messages(variant)('product.colour') }
      : group,
  )

/** A category without a product type has that of its parents. */
function inheritedType({ parent }: Category): ProductType | null {
  return parent ? (categoryProductType(parent) ?? inheritedType(parent)) : null
}

function selectedBrand({ groups }: ProductResults): { slug: string; name: string } | null {
  const brands = groups.find((group) => group.kind === 'choices' && group.parameter === 'brand')
  const selected = brands?.kind === 'choices' ? brands.choices.filter(({ isSelected }) => isSelected) : []
  const [only] = selected
  return only && selected.length === 1 ? { slug: slugify(only.value), name: only.label } : null
}

function breadcrumbsOf(category: Category): Listing['breadcrumbs'] {
  const current = { label: category.name, path: pathOfCategory(category) }
  return category.parent ? [...breadcrumbsOf(category.parent), current] : [current]
}
