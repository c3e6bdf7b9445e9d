import { EVERYTHING } from '#platform/unsent-tags.ts'
import { bytesOf, type CachedPage } from './cached-page.ts'

/** Times are milliseconds since 1970. */
export type CacheEntry = {
  page: CachedPage
  tags: string[]
  /** Until then served without a refresh. */
  freshUntil: number
  /** Until then served once more while a new one is rendered. */
  staleUntil: number
  /** Until then served if rendering fails. */
  fallbackUntil: number
  /** Number of purges before its rendering began. */
  since: number
  hits: number
  bytes: number
}

export type PageTimes = Pick<CacheEntry, 'freshUntil' | 'staleUntil' | 'fallbackUntil'>

/** Complete pages by key. When they exceed `maxBytes`, the least recently used ones are dropped first. */
export function createPageCache(maxBytes: number) {
  const entries = new Map<string, CacheEntry>()
  /** The number of the latest purge of each tag, for pages that are being rendered meanwhile. */
  const purged = new Map<string, number>()
  let count = 0
  let bytes = 0

  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  /** While a page is cached, compressed bodies are added and the plain bytes are dropped. */
  const updateSize = (entry: CacheEntry) => {
    const size = bytesOf(entry.page)
    bytes += size - entry.bytes
    entry.bytes = size
  }

  const evict = () => {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return
      updateSize(entry)
      if (bytes > maxBytes) remove(key)
    }
  }

  return {
    get(key: string): CacheEntry | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entry.hits++
      updateSize(entry)
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },

    /** As it is cached, without a request for it. */
    peek: (key: string): CacheEntry | undefined => entries.get(key),

    /** The number of purges so far: read before a page is rendered, passed when it is cached. */
    purgeCount: () => count,

    /**
     * Caches a page, unless a newer one is cached. If one of its tags was purged meanwhile, it is only a fallback.
     */
    set(key: string, page: CachedPage, tags: string[], times: PageTimes, since: number): void {
      if ((entries.get(key)?.since ?? -1) > since) return
      remove(key)
      const isOutdated = tags.flatMap(namesOf).some((name) => (purged.get(name) ?? 0) > since)
      const entry: CacheEntry = { page, tags, ...times, since, hits: 0, bytes: bytesOf(page) }
      if (isOutdated) expire(entry)
      entries.set(key, entry)
      bytes += entry.bytes
      evict()
    },

    /**
     * Expires every page with one of these tags. It is rendered again before it is served, or, with `until`, the
     * old page is served until that time while a new one is rendered. `story:*` stands for every story, and `*` for
     * everything. Returns the number of pages.
     */
    purge(tags: readonly string[], until = 0): number {
      if (tags.length === 0) return 0
      count++
      for (const tag of tags) purged.set(tag, count)
      const purgedNames = new Set(tags)
      const matching = [...entries.values()].filter((entry) =>
        entry.tags.some((tag) => namesOf(tag).some((name) => purgedNames.has(name))),
      )
      for (const entry of matching) expire(entry, until)
      return matching.length
    },

    /** Call it when no page is being rendered: earlier purges are then no longer needed. */
    clearPurgeLog: () => purged.clear(),

    size: () => ({ pages: entries.size, bytes }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** The names by which a tag can be purged: its own, that of its kind, and that of all. */
const namesOf = (tag: string): string[] => [tag, `${tag.split(':', 1)[0]}:*`, EVERYTHING]

function expire(entry: CacheEntry, until = 0): void {
  entry.freshUntil = 0
  entry.staleUntil = Math.min(entry.staleUntil, until)
}
