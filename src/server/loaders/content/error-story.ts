import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { loadStory, type StoryPage } from './story.ts'

/** The editors' text for a missing or failed page; null without it, because the error page must not fail. Spec §2. */
export async function loadErrorStory(
  ctx: Context,
  variant: VariantCode,
  slug: 'not-found' | 'error',
): Promise<StoryPage | null> {
  try {
    const story = await loadStory(ctx, variant, slug)
    return story.ok ? story.value : null
  } catch (error) {
    ctx.log.warn({ error, slug }, 'the error page is shown without its story')
    return null
  }
}
