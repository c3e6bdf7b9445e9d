import type { ContentClient } from '#clients/content/content-client.ts'
import { EVERYTHING } from '#platform/unsent-tags.ts'
import type { PageCache } from './page-cache.ts'

/** What this process has cached. */
export type InvalidatedCaches = {
  pageCache: Pick<PageCache, 'purge'>
  /** The cached answers of the Shop API. */
  shops: { expire(): void; expireGoods(): void }
  content: Pick<ContentClient, 'expire' | 'changes'>
}

type Deps = InvalidatedCaches & {
  /** Purges the CDN before the shop, if there is one. */
  purgeCdn(tags: readonly string[]): void
  /** Sends tags to all other processes. */
  publish(tags: readonly string[]): void
  onError(error: unknown): void
  /** Milliseconds since 1970. */
  now(): number
}

/** Milliseconds after a publication for which the old page may still be served, unless the service is down. */
const GRACE = 1000

/** Sent to other processes instead of tags: each compares the content with what it has cached itself. */
const CONTENT = 'content'

/** What is done in this process, and in the others, when something that pages show has changed. */
export function createInvalidation({ pageCache, shops, content, purgeCdn, publish, onError, now }: Deps) {
  let isContentKnown = false

  /** Each process purges the CDN after itself: the last one does so when none serves the old page any more. */
  function purgePages(tags: readonly string[], until: number): number {
    const pages = pageCache.purge(tags, until)
    if (tags.length > 0) purgeCdn(tags)
    return pages
  }

  function purgeHere(tags: readonly string[], until = 0): number {
    shops.expire()
    content.expire()
    return purgePages(tags, until)
  }

  /** Reads which stories have changed, and purges the pages that show them. */
  async function checkContent(): Promise<number> {
    const tags = await content.changes()
    // At first everything is new to this process, but not to the CDN.
    const pages = (isContentKnown ? purgePages : pageCache.purge)(tags, now() + GRACE)
    isContentKnown = true
    return pages
  }

  return {
    checkContent,

    /** After a message of the content service: each process reads which stories have changed. */
    async contentChanged(): Promise<number> {
      publish([CONTENT])
      return checkContent()
    },

    /** Pages with these tags and all cached answers are renewed before they are used again, in every process. */
    purge(tags: readonly string[]): number {
      publish(tags)
      return purgeHere(tags)
    },

    /** Every process notices by itself that a product is sold out, or available again. */
    stockChanged(tags: readonly string[]): void {
      shops.expireGoods()
      purgePages(tags, now() + GRACE)
    },

    /** What another process has sent. */
    receive(tags: readonly string[]): void {
      const own = tags.filter((tag) => tag !== CONTENT)
      if (own.length > 0) purgeHere(own)
      if (own.length < tags.length) checkContent().catch(onError)
    },

    /** Messages of other processes were missed, or the index of the catalogue is another one: anything may have changed. */
    purgeAll(): void {
      purgeHere([EVERYTHING], now() + GRACE)
      checkContent().catch(onError)
    },
  }
}
