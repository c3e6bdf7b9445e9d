import { pageWords } from '#domain/search/find-pages.ts'
import type { PageEntry } from '#clients/content/content-client.ts'

/** A page as lists of pages have it. */
export const aPageEntry = (
  slug: string,
  { title = slug, headings = [], ...rest }: Partial<PageEntry> & { headings?: string[] } = {},
): PageEntry => ({
  uuid: `u-${slug}`,
  slug,
  title,
  words: pageWords(title, headings),
  publishedAt: null,
  translatedSlugs: {},
  ...rest,
})
