import type { ContentClient } from './content-client.ts'
import { createChangeDetector } from './content-changes.ts'
import { createGateway, type GatewayOptions } from './storyblok-gateway.ts'
import { createVersionedCache } from './content-cache.ts'
import { readStories } from './read-stories.ts'
import { createContentVersion } from './content-version.ts'

export type ContentClientOptions = GatewayOptions & {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds until a publication is noticed at the latest. */
  checkEvery?: number
  /** What stories mean by `{brand}`. */
  shopName: string
}

/**
 * One client for the languages of all variants: a story costs one request per publication, an unknown address costs
 * none.
 */
export function createContentClient({
  now,
  checkEvery = 10_000,
  shopName,
  ...options
}: ContentClientOptions): ContentClient {
  const { log } = options
  const gateway = createGateway(options)
  const version = createContentVersion({ fetchVersion: gateway.version, now, checkEvery, log })
  return {
    version,
    expire: version.expire,
    changes: createChangeDetector(version, gateway.places),
    ...readStories(gateway, () => createVersionedCache(version, log), shopName),
  }
}
