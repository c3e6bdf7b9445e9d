import type { RawBlock } from '#contract/content/story.ts'
import type { PageWords } from '#domain/search/find-pages.ts'
import type { Language, VariantCode } from '#i18n/variants.ts'

export type Story = {
  uuid: string
  name: string
  /** Last part of the path. */
  slug: string
  /** With its folder: "de/service/ruecksendung". */
  fullSlug: string
  /** As the service sends it, not validated yet: the schemas in src/blocks normalise it. */
  content: RawBlock
  /** Other languages of the same story: language → slug without the folder. */
  translatedSlugs: Partial<Record<Language, string>>
  publishedAt: string | null
}

/** A page in lists of pages: `slug` is without the folder. */
export type PageEntry = Pick<Story, 'uuid' | 'slug' | 'translatedSlugs' | 'publishedAt'> & {
  title: string
  words: PageWords
}

/**
 * Reads stories through the Storyblok client. Looks in the variant's own folder first, then its language's, then in
 * `global/<language>`, then in `global` (de-at → de → global/de → global). Null where no folder has the story. When
 * the service is down, the content that was read before is returned; without any, it throws ShopError.
 */
export type ContentClient = {
  /** `baseFolder`: a variant or a language, whose folders are searched in place of the reader's; other names are overlooked. */
  story(variant: VariantCode, slug: string, baseFolder?: string): Promise<Story | null>
  /** Whether a variant has a page at a slug, without reading it: stories that are parts of pages are none. */
  hasPage(variant: VariantCode, slug: string): Promise<boolean>
  /** The published pages of a variant that search engines may list, for the sitemap and the search. The same array until the next publication. */
  stories(variant: VariantCode): Promise<readonly PageEntry[]>
  /** Changes whenever anything is published. */
  version(): Promise<number>
  /** Call it after a publication: the next read asks the service whether the cached content is still current. */
  expire(): void
  /** What was published, moved or withdrawn since the last call, as tags of pages. */
  changes(): Promise<string[]>
}

/**
 * Unpublished content, for rendering one page: nothing of it is cached. While an editor types, their unsaved story
 * replaces the draft wherever the page requests it.
 */
export type DraftClient = ContentClient & {
  /** Whether the page requested the unsaved story. If not, the story belongs to another page. */
  hasShownUnsaved(): boolean
}
