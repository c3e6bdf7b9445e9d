import type { RawBlock } from '#contract/content/story.ts'
import type { Language, VariantCode } from '#i18n/variants.ts'

export type Story = {
  uuid: string
  name: string
  /** Last part of the path. */
  slug: string
  /** With its folder: "de/service/ruecksendung". */
  fullSlug: string
  /** As the service sends it, not yet looked at: schemas in src/blocks normalise it. */
  content: RawBlock
  /** Other languages of the same story: language → slug without the folder. */
  translatedSlugs: Partial<Record<Language, string>>
  publishedAt: string | null
}

/**
 * Reads stories through the Storyblok client. Looks in the variant's own folder first, then its language's, then in
 * `global/<language>`, then in `global` (de-at → de → global/de → global). Null where no folder has the story.
 * A dead service is bridged with what was read before; without that, it throws ShopError.
 */
export type ContentClient = {
  story(variant: VariantCode, slug: string): Promise<Story | null>
  /** The published pages of a variant that search engines may list, for the sitemap. Slugs are without the folder. */
  stories(
    variant: VariantCode,
  ): Promise<
    { slug: string; publishedAt: string | null; translatedSlugs: Partial<Record<Language, string>> }[]
  >
  /** Moves when anything is published. */
  version(): Promise<number>
  /** Something was published just now: the next reading asks the service whether what is kept still stands. */
  expire(): void
  /** What was published, moved or withdrawn since this was last asked, as tags of pages. */
  changes(): Promise<string[]>
}

/**
 * What editors have not published yet, for one making of a page: nothing of it is remembered. Where somebody types, his story stands in
 * place of the draft, wherever the page asks for that.
 */
export type DraftClient = ContentClient & {
  /** Whether the page asked for the story that is being typed: another is none of its business. */
  hasShownTyped(): boolean
}
