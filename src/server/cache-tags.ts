import { firstBound } from '#domain/navigation/window.ts'

/** What a kept page may depend on. One builder for whoever writes a tag and whoever purges by it. */
export const tag = {
  product: (id: number) => `product:${id}`,
  category: (id: number) => `category:${id}`,
  story: (uuid: string) => `story:${uuid}`,
  /** A story that is linked to: its address matters, its content does not. */
  link: (uuid: string) => `link:${uuid}`,
  /** Whichever story lies there, if any does. */
  slug: (slug: string) => `slug:${slug}`,
  shop: (shopId: number) => `shop:${shopId}`,
}

/** Among the tags of a page that stands without something it should have: such a page is not kept over a whole one. */
export const INCOMPLETE = 'incomplete'

/**
 * Lets the front door keep a page for everybody: until something of what it shows changes, or until the next of these
 * times (RFC 3339), when something on it appears or vanishes. Without this a page is made for each visitor.
 */
export function keepPage(
  headers: Headers,
  tags: readonly string[],
  until: readonly (string | null)[] = [],
): void {
  if (tags.includes(INCOMPLETE)) return
  headers.set('x-cache-tags', [...new Set(tags)].join(' '))
  const next = firstBound(until)
  if (next !== null) headers.set('x-cache-until', next)
}
