import type { ContentClient } from './content-client.ts'
import { createChangeDetector } from './content-changes.ts'
import { createGateway, type GatewayOptions } from './storyblok-gateway.ts'
import { createVersionedCache, type Kept } from './content-cache.ts'
import type { KeptContent } from './kept-content.ts'
import { readStories } from './read-stories.ts'
import { createContentVersion } from './content-version.ts'

export type ContentClientOptions = GatewayOptions & {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds until a publication is noticed at the latest. */
  checkEvery?: number
  /** What stories mean by `{brand}`. */
  shopName: string
  /** Keeps the last good content across restarts. */
  kept?: KeptContent | undefined
}

/**
 * One client for the languages of all variants: a story costs one request per publication, an unknown address costs
 * none.
 */
export function createContentClient({
  now,
  checkEvery = 10_000,
  shopName,
  kept,
  ...options
}: ContentClientOptions): ContentClient {
  const { log } = options
  const gateway = createGateway(options)
  const version = createContentVersion({
    fetchVersion: gateway.version,
    now,
    checkEvery,
    log,
    unknown: kept && 0,
  })
  return {
    version,
    expire: version.expire,
    changes: createChangeDetector(version, gateway.places),
    ...readStories(gateway, (kind) => createVersionedCache(version, log, keptOf(kept, kind)), shopName),
  }
}

/** One kind of content. What is kept is of the type that this program has written. */
function keptOf<T>(kept: KeptContent | undefined, kind: string): Kept<T> | undefined {
  return (
    kept && {
      read: async (key) => (await kept.read(`${kind} ${key}`)) as { value: T } | undefined,
      // A disk that is full must not fail a page.
      write: (key, value) => void kept.write(`${kind} ${key}`, value).catch(() => {}),
    }
  )
}
