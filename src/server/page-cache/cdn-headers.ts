import { EVERYTHING } from '#platform/unsent-tags.ts'
import type { PageOutcome } from './page-cache-policy.ts'

/**
 * Seconds for which a CDN may show a page without a request to the shop, and after these while it requests a new one.
 * Without any, it may not store the page.
 */
export type CdnLifetime = { fresh: number; stale: number }

/** The same as in this process: what nobody reports shows after a minute, or to the visitor after the next one. */
const FRESH = 60
const STALE = 600

export const NOT_SHARED: CdnLifetime = { fresh: 0, stale: 0 }

/** Longer lists of tags exceed what a CDN takes in one header. */
const MAX_LENGTH = 7000

/**
 * How long a CDN may show what was just served. An old version is not for others, and no page outlives its own time or
 * the campaign of its prices. Times are milliseconds since 1970.
 */
export function cdnLifetime({ page, from }: PageOutcome, campaignUntil: number, now: number): CdnLifetime {
  if (!page.shared || (from !== 'cache' && from !== 'made')) return NOT_SHARED
  if (surrogateKeys(page.shared.tags).join(' ').length > MAX_LENGTH) return NOT_SHARED
  const left = Math.max(0, Math.floor((Math.min(page.shared.until, campaignUntil) - now) / 1000))
  const fresh = Math.min(FRESH, left)
  return { fresh, stale: Math.min(STALE, left - fresh) }
}

/** The headers by which a CDN finds a page to purge: for Fastly and Varnish, and for Cloudflare. */
export function cdnTags(tags: readonly string[]): [string, string][] {
  const keys = surrogateKeys(tags)
  return [
    ['surrogate-key', keys.join(' ')],
    ['cache-tag', keys.join(',')],
  ]
}

/** A browser looks again each time. Only a CDN takes the other two, and it does not pass them on. */
export function cdnCacheControl({ fresh, stale }: CdnLifetime): [string, string][] {
  if (fresh === 0) return [['cache-control', 'private, max-age=0, must-revalidate']]
  const lifetime = `max-age=${fresh}, stale-while-revalidate=${stale}`
  return [
    ['cache-control', `public, max-age=0, s-maxage=${fresh}, must-revalidate`],
    ['surrogate-control', lifetime],
    ['cdn-cache-control', lifetime],
  ]
}

/** A page has its tags, those of their kinds, and that of all. */
const surrogateKeys = (tags: readonly string[]): string[] => [
  ...new Set([...tags, ...tags.map((tag) => tag.replace(/:.*/, ':*')), EVERYTHING].map(surrogateKey)),
]

/** A tag in the characters that every CDN takes. `story:*` stands for every story, `*` for everything. */
export const surrogateKey = (tag: string): string =>
  tag === EVERYTHING ? 'everything' : tag.replace(/:\*$/, ':every').replaceAll(/[^\w:./-]/gu, encoded)

const encoded = (sign: string): string =>
  [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
