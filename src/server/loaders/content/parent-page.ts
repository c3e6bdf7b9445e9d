import { slugToPath } from '#domain/content/folder.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { tag } from '#clients/cache-tags.ts'
import type { Context } from '#server/context.ts'

/** The page above another: guides above a guide. */
export type ParentPage = { label: string; path: string; tags: string[] }

/**
 * The page of the folder that contains this page, if editors wrote one. If it cannot be read, the page is shown
 * without it.
 */
export async function loadParentPage(
  ctx: Context,
  variant: VariantCode,
  slug: string,
): Promise<ParentPage | null> {
  const end = slug.lastIndexOf('/')
  if (end === -1) return null
  const story = await ctx.content.story(variant, slug.slice(0, end)).catch((error: unknown) => {
    ctx.log.warn({ error, slug }, 'a page is shown without its parent page')
    return null
  })
  if (!story || story.fullSlug.startsWith('global/')) return null
  return { label: story.name, path: slugToPath(slug.slice(0, end)), tags: [tag.story(story.uuid)] }
}
