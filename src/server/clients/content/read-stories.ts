import type { WireStory } from '#contract/content/story.ts'
import { type Folders, foldersOf, slugWithin } from '#domain/content/folder.ts'
import { linkedStories } from '#domain/content/linked-stories.ts'
import { relatedStories } from '#domain/content/related-stories.ts'
import { typesetFields } from '#domain/content/typeset-content.ts'
import { type Language, LANGUAGES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { tag } from '#server/cache-tags.ts'
import type { ContentClient, Story } from '#server/clients/content-api.ts'
import { dependsOn } from '#server/dependencies.ts'
import type { Gateway, Place } from './gateway.ts'
import type { Kept } from './kept.ts'

type Page = Awaited<ReturnType<ContentClient['stories']>>[number]

type StoryPlaces = {
  /** By path with the folder. */
  places(): Promise<Map<string, Place>>
  /** Where a variant reads a slug. */
  place(variant: VariantCode, slug: string): Promise<Place | undefined>
}

/** Stories as variants read them. `keeping` says for how long what was read stands: one for each kind of thing. */
export function readStories(
  gateway: Gateway,
  keeping: <T>() => Kept<T>,
  shopName: string,
): Pick<ContentClient, 'story' | 'stories'> & StoryPlaces {
  const places = keeping<Map<string, Place>>()
  const stories = keeping<Story | null>()
  const pages = keeping<Page[]>()

  const all = () => places('all', gateway.places)

  async function place(variant: VariantCode, slug: string): Promise<Place | undefined> {
    const known = await all()
    const path = slug.replace(/^\/+|\/+$/g, '')
    dependsOn([tag.slug(path)])
    return foldersOfVariant(variant)
      .map((folder) => known.get(`${folder}/${path}`))
      .find((found) => found !== undefined)
  }

  return {
    places: all,
    place,

    async story(variant, slug) {
      const found = await place(variant, slug)
      if (!found) return null
      const story = await stories(found.fullSlug, async (cv) => {
        const wire = await gateway.story(found.fullSlug, cv)
        return wire && storyOf(wire)
      })
      if (story) dependsOn(tagsOf(story))
      return story && asPrinted(story, variant, shopName)
    },

    async stories(variant) {
      const [own = '', shared = ''] = foldersOfVariant(variant)
      const read = (folder: string) =>
        pages(folder, async (cv) =>
          (await gateway.storiesBelow(folder, cv)).filter(isListed).map(pageIn(folder)),
        )
      const bySlug = new Map<string, Page>()
      for (const page of [...(await read(shared)), ...(await read(own))]) bySlug.set(page.slug, page)
      return [...bySlug.values()]
    },
  }
}

const foldersOfVariant = (variant: VariantCode): Folders => foldersOf(variant, VARIANTS[variant].language)

const tags = new WeakMap<Story, string[]>()

/** Its own, those of the stories that it links to, and of those whose words it shows. */
function tagsOf(story: Story): string[] {
  const known = tags.get(story)
  if (known) return known
  const made = [
    tag.story(story.uuid),
    ...linkedStories(story.content).map(tag.link),
    ...relatedStories(story.content).map(tag.story),
  ]
  tags.set(story, made)
  return made
}

export const storyOf = (wire: WireStory): Story => ({
  uuid: wire.uuid,
  name: wire.name,
  slug: wire.slug,
  fullSlug: wire.default_full_slug ?? wire.full_slug,
  content: wire.content,
  translatedSlugs: translatedSlugs(wire),
  publishedAt: wire.published_at,
})

/** A story that several variants read is set once for each. */
const printed = new WeakMap<Story, Map<VariantCode, Story>>()

export function asPrinted(story: Story, variant: VariantCode, shopName: string): Story {
  const byVariant = printed.get(story) ?? new Map<VariantCode, Story>()
  printed.set(story, byVariant)
  const kept = byVariant.get(variant)
  if (kept) return kept
  const { content } = story
  const made = { ...story, content: { ...content, ...typesetFields(content, VARIANTS[variant], shopName) } }
  byVariant.set(variant, made)
  return made
}

const isListed = ({ content }: WireStory): boolean => !/noindex/i.test(String(content['robots'] ?? ''))

const pageIn =
  (folder: string) =>
  (wire: WireStory): Page => ({
    slug: slugWithin([folder], wire.full_slug) ?? wire.slug,
    publishedAt: wire.published_at,
    translatedSlugs: translatedSlugs(wire),
  })

/** From the folders of other languages, and from the names that a story translated in its fields has there. */
function translatedSlugs({
  full_slug,
  alternates,
  translated_slugs,
}: WireStory): Partial<Record<Language, string>> {
  const siblings = [
    full_slug,
    ...alternates.filter(({ published }) => published).map((each) => each.full_slug),
  ]
  const pairs = LANGUAGES.flatMap((language) => {
    const named = translated_slugs?.find(({ lang }) => lang === language)?.path
    const slug = named ?? siblings.map((each) => slugWithin([language], each)).find((each) => each !== null)
    return slug ? [[language, slug] as const] : []
  })
  return Object.fromEntries(pairs)
}
