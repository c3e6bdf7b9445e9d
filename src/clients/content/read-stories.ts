import type { StoryResponse } from '#contract/content/story.ts'
import { type Folders, foldersOf, slugWithin } from '#domain/content/folder.ts'
import { headingsIn } from '#domain/content/headings.ts'
import { linkedStories } from '#domain/content/linked-stories.ts'
import { relatedStories } from '#domain/content/related-stories.ts'
import { typesetContent, typesetFields } from '#domain/content/typeset-content.ts'
import { isIndexed } from '#domain/seo/robots.ts'
import { pageWords } from '#domain/search/find-pages.ts'
import { type Language, LANGUAGES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { isVariant } from '#i18n/urls.ts'
import { tag } from '#clients/cache-tags.ts'
import type { ContentClient, PageEntry, Story } from './content-client.ts'
import { addCacheTags } from '#platform/collect-cache-tags.ts'
import type { Gateway, StoryLocation } from './storyblok-gateway.ts'
import type { ContentCache } from './content-cache.ts'

/** As a folder has it, which several variants read. */
type Page = Omit<PageEntry, 'words'> & { headings: string[]; isListed: boolean }

export type ContentKind = 'places' | 'story' | 'pages'

type StoryPlaces = {
  /** By path with the folder. */
  places(): Promise<Map<string, StoryLocation>>
  /** The location from which a variant reads a slug. */
  place(variant: VariantCode, slug: string): Promise<StoryLocation | undefined>
}

/**
 * Stories as variants read them. `cacheOf` creates one cache for each kind of content and decides how long it
 * lasts.
 */
export function readStories(
  gateway: Gateway,
  cacheOf: <T>(kind: ContentKind) => ContentCache<T>,
  shopName: string,
): Pick<ContentClient, 'story' | 'hasPage' | 'stories'> & StoryPlaces {
  const places = cacheOf<Map<string, StoryLocation>>('places')
  const stories = cacheOf<Story | null>('story')
  const pages = cacheOf<Page[]>('pages')
  const lists = new Map<VariantCode, { found: Page[][]; entries: PageEntry[] }>()

  const all = () => places('all', gateway.places)

  async function place(
    variant: VariantCode,
    slug: string,
    baseFolder?: string,
  ): Promise<StoryLocation | undefined> {
    const known = await all()
    const path = slug.replace(/^\/+|\/+$/g, '')
    addCacheTags([tag.slug(path)])
    return foldersBelow(baseFolder, variant)
      .map((folder) => known.get(`${folder}/${path}`))
      .find((found) => found !== undefined)
  }

  return {
    places: all,
    place,

    async story(variant, slug, baseFolder) {
      const found = await place(variant, slug, baseFolder)
      if (!found) return null
      const story = await stories(found.fullSlug, async (cv) => {
        const wire = await gateway.story(found.fullSlug, cv)
        return wire && storyOf(wire)
      })
      if (story) addCacheTags(tagsOf(story))
      return story && typesetStory(story, variant, shopName)
    },

    async hasPage(variant, slug) {
      const found = await place(variant, slug)
      return found !== undefined && !found.fullSlug.startsWith('global/')
    },

    async stories(variant) {
      const [own = '', shared = ''] = foldersOfVariant(variant)
      const read = (folder: string) =>
        pages(folder, async (cv) => (await gateway.storiesBelow(folder, cv)).map(pageIn(folder)))
      const found = await Promise.all([read(shared), read(own)])
      const known = lists.get(variant)
      if (known && found.every((each, index) => each === known.found[index])) return known.entries
      const bySlug = new Map(found.flat().map((page) => [page.slug, page]))
      const listed = [...bySlug.values()].filter(({ isListed }) => isListed)
      const entries = listed.map((page) => entryOf(page, variant, shopName))
      lists.set(variant, { found, entries })
      return entries
    },
  }
}

const foldersOfVariant = (variant: VariantCode): Folders => foldersOf(variant, VARIANTS[variant].language)

function foldersBelow(baseFolder: string | undefined, variant: VariantCode): Folders {
  if (baseFolder !== undefined && isVariant(baseFolder)) return foldersOfVariant(baseFolder)
  const language = LANGUAGES.find((each) => each === baseFolder)
  return language === undefined ? foldersOfVariant(variant) : foldersOf(language, language)
}

const tags = new WeakMap<Story, string[]>()

/** Its own tag, those of the stories that it links to, and those of the stories whose texts it shows. */
function tagsOf(story: Story): string[] {
  const known = tags.get(story)
  if (known) return known
  const result = [
    tag.story(story.uuid),
    ...linkedStories(story.content).map(tag.link),
    ...relatedStories(story.content).map(tag.story),
  ]
  tags.set(story, result)
  return result
}

export const storyOf = (wire: StoryResponse): Story => ({
  uuid: wire.uuid,
  name: wire.name,
  slug: wire.slug,
  fullSlug: wire.default_full_slug ?? wire.full_slug,
  content: wire.content,
  translatedSlugs: translatedSlugs(wire),
  publishedAt: wire.published_at,
})

/** A story that several variants read is typeset once for each of them. */
const typeset = new WeakMap<Story, Map<VariantCode, Story>>()

export function typesetStory(story: Story, variant: VariantCode, shopName: string): Story {
  const byVariant = typeset.get(story) ?? new Map<VariantCode, Story>()
  typeset.set(story, byVariant)
  const cached = byVariant.get(variant)
  if (cached) return cached
  const { content } = story
  const result = { ...story, content: { ...content, ...typesetFields(content, VARIANTS[variant], shopName) } }
  byVariant.set(variant, result)
  return result
}

/** Whether search engines may list the page of a story. */
export const allowsIndex = ({ content }: Pick<StoryResponse, 'content'>): boolean =>
  isIndexed(String(content['robots'] ?? ''))

const pageIn =
  (folder: string) =>
  (wire: StoryResponse): Page => ({
    uuid: wire.uuid,
    slug: slugWithin([folder], wire.full_slug) ?? wire.slug,
    title: String(wire.content['headline'] || wire.name),
    headings: headingsIn(wire.content),
    isListed: allowsIndex(wire),
    publishedAt: wire.published_at,
    translatedSlugs: translatedSlugs(wire),
  })

/** With the typography of its readers, and the shop's name. */
function entryOf(page: Page, variant: VariantCode, shopName: string): PageEntry {
  const { uuid, slug, publishedAt, translatedSlugs: translated } = page
  const set = (text: string) => String(typesetContent(text, VARIANTS[variant], shopName))
  const title = set(page.title)
  const words = pageWords(title, page.headings.map(set))
  return { uuid, slug, title, words, publishedAt, translatedSlugs: translated }
}

/** From the folders of other languages, and from the slugs of a story that is translated in its fields. */
function translatedSlugs({
  full_slug,
  alternates,
  translated_slugs,
}: StoryResponse): Partial<Record<Language, string>> {
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
