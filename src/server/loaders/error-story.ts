import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { loadStory, type StoryPage } from './story.ts'

/** What the editors say where something is missing or broken; null without it, for nothing may break here. Spec §2. */
export async function loadErrorStory(
  ctx: Context,
  variant: VariantCode,
  slug: 'not-found' | 'error',
): Promise<StoryPage | null> {
  try {
    const story = await loadStory(ctx, variant, slug)
    return story.ok ? story.value : null
  } catch (error) {
    ctx.log.warn({ error, slug }, 'the error page stands without its story')
    return null
  }
}
