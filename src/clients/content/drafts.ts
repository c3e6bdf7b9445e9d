import type { RawBlock, EditedStory } from '#contract/content/story.ts'
import { relatedStories } from '#domain/content/related-stories.ts'
import type { ContentClient, DraftClient } from './content-client.ts'
import type { ContentClientOptions } from './create-content-client.ts'
import { createGateway } from './storyblok-gateway.ts'
import { createTimedCache, createOneTimeCache } from './content-cache.ts'
import { typesetStory, readStories, storyOf } from './read-stories.ts'
import { resolveLinks, addEditorMarks, resolveRelations } from './unsaved-content.ts'

export type Drafts = (unsaved?: { story: EditedStory; space: string }) => DraftClient

/**
 * Milliseconds for which the content around an unsaved story is cached: editors type faster than the service
 * answers.
 */
const SURROUNDINGS_TTL = 10_000

/** Drafts, read with the preview token. What is not a single story (the sitemap, the version) is as published. */
export function createDrafts(
  published: ContentClient,
  { shopName, now, ...options }: ContentClientOptions,
): Drafts {
  const gateway = createGateway({ ...options, state: 'draft' })
  const cachedStories = readStories(gateway, () => createTimedCache(now, SURROUNDINGS_TTL), shopName)
  const freshStories = () => readStories(gateway, () => createOneTimeCache(now()), shopName)
  const relations = createTimedCache<Awaited<ReturnType<typeof gateway.related>>>(now, SURROUNDINGS_TTL)

  /**
   * The content as the service would send it: with related stories, with the addresses of linked stories, and with
   * the editor's marks.
   */
  async function asServed(content: RawBlock, mark: { id: number; space: string }): Promise<RawBlock> {
    const uuids = relatedStories(content)
    const related = uuids.length > 0 ? relations(uuids.join(), (cv) => gateway.related(uuids, cv)) : []
    return addEditorMarks(
      resolveLinks(resolveRelations(content, await related), await cachedStories.places()),
      mark,
    )
  }

  return (typed) => {
    const read = typed ? cachedStories : freshStories()
    let isShown = false
    return {
      ...published,
      hasShownUnsaved: () => isShown,
      async story(variant, slug) {
        // A story that was missing a moment ago may have been created since.
        const found =
          typed && ((await read.place(variant, slug)) ?? (await freshStories().place(variant, slug)))
        if (!found || found.uuid !== typed.story.uuid || found.id !== typed.story.id)
          return read.story(variant, slug)
        isShown = true
        const { fullSlug, alternates, id } = found
        const content = await asServed(typed.story.content, { id, space: typed.space })
        const asStored = { ...typed.story, full_slug: fullSlug, default_full_slug: null, alternates, content }
        return typesetStory(storyOf(asStored), variant, shopName)
      },
    }
  }
}
