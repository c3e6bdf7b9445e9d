import type { TypedStory } from '#contract/content/story.ts'
import type { ContentClient, DraftClient } from '#server/clients/content-api.ts'
import type { ContentClientOptions } from './client.ts'
import { createGateway } from './gateway.ts'
import { keptForOnce } from './kept.ts'
import { asPrinted, readStories, storyOf } from './read-stories.ts'
import { linked, marked } from './typed-content.ts'

export type Drafts = (typed?: { story: TypedStory; space: string }) => DraftClient

/** Drafts, by the preview token. What is no single story (the sitemap, the version) is as published. */
export function createDrafts(
  published: ContentClient,
  { shopName, now, ...options }: ContentClientOptions,
): Drafts {
  const gateway = createGateway({ ...options, state: 'draft' })

  return (typed) => {
    const { story, place, places } = readStories(gateway, () => keptForOnce(now()), shopName)
    let isShown = false
    return {
      ...published,
      hasShownTyped: () => isShown,
      async story(variant, slug) {
        const found = typed && (await place(variant, slug))
        if (!found || found.uuid !== typed.story.uuid || found.id !== typed.story.id)
          return story(variant, slug)
        isShown = true
        const { fullSlug, alternates, id } = found
        const content = marked(linked(typed.story.content, await places()), { id, space: typed.space })
        const asStored = { ...typed.story, full_slug: fullSlug, default_full_slug: null, alternates, content }
        return asPrinted(storyOf(asStored), variant, shopName)
      },
    }
  }
}
