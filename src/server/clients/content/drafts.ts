import type { RawBlock, TypedStory } from '#contract/content/story.ts'
import { relatedStories } from '#domain/content/related-stories.ts'
import type { ContentClient, DraftClient } from '#server/clients/content-api.ts'
import type { ContentClientOptions } from './client.ts'
import { createGateway } from './gateway.ts'
import { keptForAWhile, keptForOnce } from './kept.ts'
import { asPrinted, readStories, storyOf } from './read-stories.ts'
import { linked, marked, related } from './typed-content.ts'

export type Drafts = (typed?: { story: TypedStory; space: string }) => DraftClient

/** Milliseconds for which what stands around a story that is typed is not asked for again: keys come faster than the service answers. */
const AROUND = 10_000

/** Drafts, by the preview token. What is no single story (the sitemap, the version) is as published. */
export function createDrafts(
  published: ContentClient,
  { shopName, now, ...options }: ContentClientOptions,
): Drafts {
  const gateway = createGateway({ ...options, state: 'draft' })
  const around = readStories(gateway, () => keptForAWhile(now, AROUND), shopName)
  const anew = () => readStories(gateway, () => keptForOnce(now()), shopName)
  const relations = keptForAWhile<Awaited<ReturnType<typeof gateway.related>>>(now, AROUND)

  /** As the service would have sent it: with the stories that it names, where those lie that it links to, and its marks. */
  async function asSent(content: RawBlock, mark: { id: number; space: string }): Promise<RawBlock> {
    const uuids = relatedStories(content)
    const named = uuids.length > 0 ? relations(uuids.join(), (cv) => gateway.related(uuids, cv)) : []
    return marked(linked(related(content, await named), await around.places()), mark)
  }

  return (typed) => {
    const read = typed ? around : anew()
    let isShown = false
    return {
      ...published,
      hasShownTyped: () => isShown,
      async story(variant, slug) {
        // What was not there a moment ago may have been written since.
        const found = typed && ((await read.place(variant, slug)) ?? (await anew().place(variant, slug)))
        if (!found || found.uuid !== typed.story.uuid || found.id !== typed.story.id)
          return read.story(variant, slug)
        isShown = true
        const { fullSlug, alternates, id } = found
        const content = await asSent(typed.story.content, { id, space: typed.space })
        const asStored = { ...typed.story, full_slug: fullSlug, default_full_slug: null, alternates, content }
        return asPrinted(storyOf(asStored), variant, shopName)
      },
    }
  }
}
