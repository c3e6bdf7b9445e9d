import { CONTENT } from '#contract/rpc/content.ts'
import { MAPPED_SCREENS, PAGE_TYPES } from '#i18n/page-types.ts'
import { pathOf } from '#i18n/routes.ts'
import { ShopError } from '#platform/errors.ts'
import { type Procedure, procedure } from './procedure.ts'
import { sanitiseReportedText } from '#server/tracking/reported-text.ts'

export const contentProcedures = {
  getCmsStory: procedure(
    CONTENT.getCmsStory,
    async ({ ctx, variant }, { slug, baseFolder, ignoreNotFound }) => {
      const story = await ctx.content.story(variant, slug, baseFolder)
      if (!story && !ignoreNotFound) throw new ShopError('not-found', `story ${slug}`)
      return (
        story && {
          uuid: story.uuid,
          name: story.name,
          slug: story.slug,
          full_slug: story.fullSlug,
          translated_slugs: Object.entries(story.translatedSlugs).map(([lang, path]) => ({ path, lang })),
          published_at: story.publishedAt,
          content: story.content,
        }
      )
    },
  ),

  getPageTypes: procedure(CONTENT.getPageTypes, async ({ variant }) => ({
    mapping: Object.fromEntries(
      MAPPED_SCREENS.map((route) => [pathOf(variant, route) ?? '', PAGE_TYPES[route]]),
    ),
  })),

  logMessage: procedure(CONTENT.logMessage, async ({ ctx, variant }, { level, message, stack, path }) => {
    const fields = { stack: stack && sanitiseReportedText(stack), path: path && sanitiseReportedText(path) }
    ctx.log[level]({ ...fields, variant, from: 'browser' }, sanitiseReportedText(message))
    return null
  }),
} satisfies Record<keyof typeof CONTENT, Procedure>
