import type { WireStory } from '#contract/content/story.ts'
import { type Folders, foldersOf, slugWithin } from '#domain/content/folder.ts'
import { typesetFields } from '#domain/content/typeset-content.ts'
import { type Language, LANGUAGES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { ContentClient, Story } from '#server/clients/content-api.ts'
import { createGateway, type GatewayOptions } from './gateway.ts'
import { createKept } from './kept.ts'
import { createVersion } from './version.ts'

export type ContentClientOptions = GatewayOptions & {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds until a publication is noticed at the latest. */
  checkEvery?: number
  /** What stories mean by `{brand}`. */
  shopName: string
}

type Page = Awaited<ReturnType<ContentClient['stories']>>[number]

/** All languages of all variants at once: a story costs one request a publication, an unknown address none at all. */
export function createContentClient({
  now,
  checkEvery = 10_000,
  shopName,
  ...options
}: ContentClientOptions): ContentClient {
  const { log } = options
  const gateway = createGateway(options)
  const version = createVersion({ ask: gateway.version, now, checkEvery, log })
  const slugs = createKept<Set<string>>(version, log)
  const stories = createKept<Story | null>(version, log)
  const pages = createKept<Page[]>(version, log)

  return {
    version,
    expire: version.expire,

    async story(variant, slug) {
      const known = await slugs('all', gateway.slugs)
      const path = slug.replace(/^\/+|\/+$/g, '')
      const fullSlug = foldersOfVariant(variant)
        .map((folder) => `${folder}/${path}`)
        .find((candidate) => known.has(candidate))
      if (fullSlug === undefined) return null
      const story = await stories(fullSlug, async (cv) => {
        const found = await gateway.story(fullSlug, cv)
        return found && storyOf(found)
      })
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

const storyOf = (wire: WireStory): Story => ({
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

function asPrinted(story: Story, variant: VariantCode, shopName: string): Story {
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
