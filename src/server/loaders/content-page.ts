import type { Visit } from '#blocks/schemas.ts'
import { fail, type Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { loadStory, type StoryPage } from './story.ts'

/** The start page has an address of its own. */
const HOME = 'home'

/**
 * A story that is a page by itself. What lies in the shared folder is part of other pages: it has no address, and neither
 * has a draft of the start page under its name.
 */
export async function loadContentPage(
  ctx: Context,
  variant: VariantCode,
  slug: string,
  visit?: Visit,
): Promise<Result<StoryPage, 'not-found'>> {
  const story = await ctx.content.story(variant, slug)
  if (!story || slug === HOME || story.fullSlug.startsWith('global/')) return fail('not-found')
  return loadStory(ctx, variant, slug, visit)
}
