import type { PreparedBlock } from '#blocks/prepared-block.ts'
import type { PreparedContent } from '#blocks/registry/prepare.ts'
import type { BlockInput } from '#blocks/registry/schemas.ts'
import { foldersOf, slugWithin } from '#domain/content/folder.ts'
import { assetUrl } from '#domain/content/asset.ts'
import type { BlockData } from '#domain/content/block-data.ts'
import type { Node } from '#domain/content/rich-text/node.ts'
import type { Seo } from '#domain/content/seo.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Language, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { INCOMPLETE_TAG, tag } from '#clients/cache-tags.ts'
import type { Story } from '#clients/content/content-client.ts'
import type { Context } from '#server/context.ts'
import { prepareStory } from './prepared-story.ts'
import { loadBlockData } from './block-data.ts'

/** A story ready to be rendered: its invalid blocks are removed. */
export type StoryPage = {
  uuid: string
  name: string
  /** Path without the folder. */
  slug: string
  /** The page's heading if no hero contains one. */
  headline: string | undefined
  intro: Node[]
  seo: Seo
  body: PreparedBlock[]
  /** The editor's mark, only on drafts. */
  editable?: string
  blockData: BlockData
  /** Language → slug of the same story there. */
  translatedSlugs: Partial<Record<Language, string>>
  /** RFC 3339; null for a draft. */
  publishedAt: string | null
  /** What the page depends on. */
  tags: string[]
  /** When something on it appears or disappears, RFC 3339. */
  until: string | null
}

/** A story as one variant reads it, with the data of its blocks. */
export async function loadStory(
  ctx: Context,
  variant: VariantCode,
  slug: string,
  input?: BlockInput,
): Promise<Result<StoryPage, 'not-found'>> {
  const story = await ctx.content.story(variant, slug)
  if (!story) return fail('not-found')
  const { page, body, needs, until } = prepareStory(ctx, variant, story)
  const { _editable: editable } = story.content
  const { blockData, isComplete } = await loadBlockData(ctx, variant, needs(input))
  return ok({
    uuid: story.uuid,
    name: story.name,
    slug: slugWithin(foldersOfVariant(variant), story.fullSlug) ?? story.slug,
    headline: page.headline,
    intro: page.intro,
    seo: seoOf(story, page),
    body,
    ...(editable !== undefined && { editable }),
    blockData,
    translatedSlugs: story.translatedSlugs,
    publishedAt: story.publishedAt,
    tags: [tag.story(story.uuid), ...tagsOf(blockData), ...(isComplete ? [] : [INCOMPLETE_TAG])],
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
    image: (page.og_image && assetUrl(page.og_image.filename, OG)) ?? undefined,
  },
  twitter: {
    title: page.twitter_title,
    description: page.twitter_description,
    image: (page.twitter_image && assetUrl(page.twitter_image.filename, OG)) ?? undefined,
  },
})

function tagsOf({ products, categories, branches }: BlockData): string[] {
  const summaries = [...categories.values()]
  const goods = [...products.values(), ...summaries.map(({ examples }) => examples)].flat()
  const tiles = summaries.map(({ category }) => tag.category(category.id))
  return [
    ...new Set([...goods.map(({ id }) => tag.product(id)), ...tiles, ...(branches ? [tag.branches] : [])]),
  ]
}
