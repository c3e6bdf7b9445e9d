import { earliestMoment } from '#domain/navigation/visibility.ts'

/** What a cached page may depend on. Pages are tagged and purged by the same builder, so that the spelling agrees. */
export const tag = {
  product: (id: number) => `product:${id}`,
  category: (id: number) => `category:${id}`,
  story: (uuid: string) => `story:${uuid}`,
  /** A story that is linked to: its address matters, its content does not. */
  link: (uuid: string) => `link:${uuid}`,
  /** The story at this address, if there is one. */
  slug: (slug: string) => `slug:${slug}`,
  /** A picture that the page itself contains. */
  picture: (address: string) => `picture:${address}`,
  /** All pages that show branches. */
  branches: 'branches',
  shop: (shopId: number) => `shop:${shopId}`,
}

/**
 * Among the tags of a page that lacks something it should have: such a page never replaces a complete one in the
 * cache.
 */
export const INCOMPLETE_TAG = 'incomplete'

/**
 * Lets the page cache share a page with everybody: until something that it shows changes, or until the next of
 * these times (RFC 3339), when something on it appears or disappears. Without these headers a page is rendered for
 * each visitor.
 */
export function setCacheHeaders(
  headers: Headers,
  tags: readonly string[],
  until: readonly (string | null)[] = [],
): void {
  if (tags.includes(INCOMPLETE_TAG)) return
  headers.set('x-cache-tags', [...new Set(tags)].join(' '))
  const next = earliestMoment(until)
  if (next !== null) headers.set('x-cache-until', next)
}
