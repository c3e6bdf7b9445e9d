import type { Language, VariantCode } from '#i18n/variants.ts'

/** A block as the content service sends it, not yet looked at: schemas in src/blocks normalise it. */
export type RawBlock = { _uid: string; component: string; _editable?: string } & Record<string, unknown>

export type Story = {
  uuid: string
  name: string
  slug: string
  fullSlug: string
  content: RawBlock
  /** Other languages of the same story: language → slug without the folder. */
  translatedSlugs: Partial<Record<Language, string>>
  publishedAt: string | null
}

/**
 * Reads stories through the Storyblok client. Looks in the variant's own folder first, then its language's, then `global`
 * (de-at → de → global). Null where no folder has the story; a dead service throws ShopError.
 */
export type ContentClient = {
  story(variant: VariantCode, slug: string): Promise<Story | null>
  /** All published stories of a variant, for the sitemap: slug → last publication. */
  stories(
    variant: VariantCode,
  ): Promise<
    { slug: string; publishedAt: string | null; translatedSlugs: Partial<Record<Language, string>> }[]
  >
  /** Moves when anything is published. */
  version(): Promise<number>
}
