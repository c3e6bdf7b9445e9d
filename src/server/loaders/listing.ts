import type { Category } from '#domain/catalogue/category.ts'
import { type ListingLayout, listingLayout, productTypeOf } from '#domain/catalogue/category-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { Group } from '#domain/listing/group.ts'
import { headline } from '#domain/listing/headline.ts'
import { parameterOf } from '#domain/listing/parameter.ts'
import { parseListingQuery } from '#domain/listing/query.ts'
import { ok, type Result } from '#domain/result.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { tag } from '#server/cache-tags.ts'
import type { Context } from '#server/context.ts'
import { pathOfCategory } from './alternates.ts'
import { loadResults, type Results } from './results.ts'
import { loadStory, type StoryPage } from './story.ts'

export type Listing = Results & {
  category: Category
  type: ProductType | null
  layout: ListingLayout
  headline: string
  path: string
  /** From the root to this one. */
  trail: { label: string; path: string }[]
  below: { label: string; path: string }[]
  story: StoryPage | null
  tags: string[]
  until: string | null
}

/** A category as an address asks for it: its products, what narrows them, and the editors' words on it. */
export async function loadListing(
  ctx: Context,
  variant: VariantCode,
  path: string,
  search: URLSearchParams,
): Promise<Result<Listing, 'not-found'>> {
  const shop = ctx.shop(variant)
  const category = await shop.categoryByPath(`/${path}`, { depth: 2, with: 'parents,descendants' })
  if (!category) return { ok: false, error: 'not-found' }
  const parameters = new Set(category.supportedFilter.map(parameterOf).concat('categoryShopFilterSizes'))
  const query = parseListingQuery(search, (slug) => parameters.has(slug))
  const [results, story] = await Promise.all([
    loadResults(shop, query, { categoryId: category.id }, category.supportedFilter),
    loadIntro(ctx, variant, category),
  ])
  if (!results.ok) return results
  const type = productTypeOf(category) ?? typeAbove(category)
  return ok({
    ...results.value,
    groups: type === 'contactLens' ? ofContactLenses(results.value.groups, variant) : results.value.groups,
    category,
    type,
    layout: listingLayout(type),
    headline: headline(category, chosenBrand(results.value)),
    path: pathOfCategory(category),
    trail: trailOf(category),
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

/** The words beside a heading are optional: a listing stands without them. */
async function loadIntro(ctx: Context, variant: VariantCode, { path }: Category): Promise<StoryPage | null> {
  const story = await loadStory(ctx, variant, `listing${path}`).catch((error: unknown) => {
    ctx.log.warn({ error, path }, 'a listing stands without its intro')
    return null
  })
  return story?.ok ? story.value : null
}

/** The shop has one word for the colour of a lens, and that is of glasses. */
const ofContactLenses = (groups: Group[], variant: VariantCode): Group[] =>
  groups.map((group) =>
    group.kind === 'choices' && group.parameter === 'lensColor'
      ? { ...group, name: messages(variant)('product.colour') }
      : group,
  )

/** A category that does not say what it holds holds what its parents do. */
function typeAbove({ parent }: Category): ProductType | null {
  return parent ? (productTypeOf(parent) ?? typeAbove(parent)) : null
}

function chosenBrand({ groups }: Results): { slug: string; name: string } | null {
  const brands = groups.find((group) => group.kind === 'choices' && group.parameter === 'brand')
  const chosen = brands?.kind === 'choices' ? brands.choices.filter(({ isOn }) => isOn) : []
  const [only] = chosen
  return only && chosen.length === 1 ? { slug: slugify(only.value), name: only.label } : null
}

function trailOf(category: Category): Listing['trail'] {
  const here = { label: category.name, path: pathOfCategory(category) }
  return category.parent ? [...trailOf(category.parent), here] : [here]
}
