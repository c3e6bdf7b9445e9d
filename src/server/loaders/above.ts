import { pathOfSlug } from '#domain/content/folder.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { tag } from '#server/cache-tags.ts'
import type { Context } from '#server/context.ts'

/** The page above another: guides above a guide. */
export type Above = { label: string; path: string; tags: string[] }

/** A page stands in the folder of the one above it, if editors wrote one. Where it cannot be had, the page stands alone. */
export async function loadAbove(ctx: Context, variant: VariantCode, slug: string): Promise<Above | null> {
  const end = slug.lastIndexOf('/')
  if (end === -1) return null
  const story = await ctx.content.story(variant, slug.slice(0, end)).catch((error: unknown) => {
    ctx.log.warn({ error, slug }, 'a page stands without the one above it')
    return null
  })
  if (!story || story.fullSlug.startsWith('global/')) return null
  return { label: story.name, path: pathOfSlug(slug.slice(0, end)), tags: [tag.story(story.uuid)] }
}
