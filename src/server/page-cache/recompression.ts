import type { Log } from '#platform/log.ts'
import { compressFully } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'

/** Pages that wait. The next popular page stays as it is, until it is rendered again. */
const MOST_WAITING = 50

/** Compresses cached pages with best quality, one after the other. */
export function createRecompression({ cache, log }: { cache: Pick<PageCache, 'peek'>; log: Log }) {
  const waiting = new Set<string>()
  let running: Promise<void> | null = null

  async function compressWaiting(): Promise<void> {
    for (const key of waiting) {
      waiting.delete(key)
      // A page that was replaced or dropped meanwhile is nobody's any more.
      const page = cache.peek(key)?.page
      if (page && !page.isBest)
        await compressFully(page).catch((error: unknown) =>
          log.warn({ error, key }, 'a page was not compressed'),
        )
    }
    running = null
  }

  return {
    add(key: string): void {
      if (waiting.size >= MOST_WAITING) return
      waiting.add(key)
      running ??= compressWaiting()
    },

    /** For a graceful stop: only what is being compressed is completed. */
    async stop(): Promise<void> {
      waiting.clear()
      await running
    },
  }
}
