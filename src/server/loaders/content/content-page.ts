import type { BlockInput } from '#blocks/registry/schemas.ts'
import { fail, type Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { loadStory, type StoryPage } from './story.ts'

/** The start page has its own address. */
const HOME = 'home'

/**
 * A story that is a page of its own. Stories in the shared folder are parts of other pages and have no address, and
 * the start page cannot be opened by its slug.
 */
export async function loadContentPage(
  ctx: Context,
  variant: VariantCode,
  slug: string,
  input?: BlockInput,
): Promise<Result<StoryPage, 'not-found'>> {
  const story = await ctx.content.story(variant, slug)
  if (!story || slug === HOME || story.fullSlug.startsWith('global/')) return fail('not-found')
  return loadStory(ctx, variant, slug, input)
}
