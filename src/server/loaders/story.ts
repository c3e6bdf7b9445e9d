import type { PreparedBlock, PreparedContent } from '#blocks/prepare.ts'
import type { Visit } from '#blocks/schemas.ts'
import { foldersOf, slugWithin } from '#domain/content/folder.ts'
import { assetAddress } from '#domain/content/asset.ts'
import type { Supply } from '#domain/content/need.ts'
import type { Node } from '#domain/content/rich-text/node.ts'
import type { Seo } from '#domain/content/seo.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Language, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { INCOMPLETE, tag } from '#server/cache-tags.ts'
import type { Story } from '#server/clients/content-api.ts'
import type { Context } from '#server/context.ts'
import { preparedStory } from './prepared-story.ts'
import { loadSupply } from './supply.ts'

/** A story ready to be drawn: what is left of it will draw without a fault. */
export type StoryPage = {
  uuid: string
  name: string
  /** Path without the folder. */
  slug: string
  /** The page's heading where no hero gives it. */
  headline: string | undefined
  intro: Node[]
  seo: Seo
  body: PreparedBlock[]
  /** The mark of the editor, on drafts alone. */
  editable?: string
  supply: Supply
  /** Language → slug of the same story there. */
  translatedSlugs: Partial<Record<Language, string>>
  /** What the page depends on. */
  tags: string[]
  /** When something on it appears or vanishes, RFC 3339. */
  until: string | null
}

/** A story as one variant reads it, with the goods that its blocks show. */
export async function loadStory(
  ctx: Context,
  variant: VariantCode,
  slug: string,
  visit?: Visit,
): Promise<Result<StoryPage, 'not-found'>> {
  const story = await ctx.content.story(variant, slug)
  if (!story) return fail('not-found')
  const { page, body, needs, until } = preparedStory(ctx, variant, story)
  const { _editable: editable } = story.content
  const { supply, isComplete } = await loadSupply(ctx, ctx.shop(variant), needs(visit))
  return ok({
    uuid: story.uuid,
    name: story.name,
    slug: slugWithin(foldersOfVariant(variant), story.fullSlug) ?? story.slug,
    headline: page.headline,
    intro: page.intro,
    seo: seoOf(story, page),
    body,
    ...(editable !== undefined && { editable }),
    supply,
    translatedSlugs: story.translatedSlugs,
    tags: [tag.story(story.uuid), ...tagsOf(supply), ...(isComplete ? [] : [INCOMPLETE])],
    until: until?.toISOString() ?? null,
  })
}

const foldersOfVariant = (variant: VariantCode) => foldersOf(variant, VARIANTS[variant].language)

const OG = { width: 1200, height: 630 }

const seoOf = (story: Story, page: PreparedContent['page']): Seo => ({
  title: page.seo_title ?? page.headline ?? story.name,
  description: page.seo_description,
  robots: page.robots,
  og: {
    title: page.og_title,
    description: page.og_description,
    image: (page.og_image && assetAddress(page.og_image.filename, OG)) ?? undefined,
  },
  twitter: {
    title: page.twitter_title,
    description: page.twitter_description,
    image: (page.twitter_image && assetAddress(page.twitter_image.filename, OG)) ?? undefined,
  },
})

function tagsOf({ products, categories }: Supply): string[] {
  const glances = [...categories.values()]
  const goods = [...products.values(), ...glances.map(({ examples }) => examples)].flat()
  const tiles = glances.map(({ category }) => tag.category(category.id))
  return [...new Set([...goods.map(({ id }) => tag.product(id)), ...tiles])]
}
