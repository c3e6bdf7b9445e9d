import type { ContentClient } from '#server/clients/content-api.ts'
import { createChanges } from './changes.ts'
import { createGateway, type GatewayOptions } from './gateway.ts'
import { createKept } from './kept.ts'
import { readStories } from './read-stories.ts'
import { createVersion } from './version.ts'

export type ContentClientOptions = GatewayOptions & {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds until a publication is noticed at the latest. */
  checkEvery?: number
  /** What stories mean by `{brand}`. */
  shopName: string
}

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
  return {
    version,
    expire: version.expire,
    changes: createChanges(version, gateway.places),
    ...readStories(gateway, () => createKept(version, log), shopName),
  }
}
