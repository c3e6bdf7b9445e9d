import { bytesOf, type Page } from './page.ts'

/** Times are milliseconds since 1970. */
export type Entry = {
  page: Page
  tags: string[]
  /** Until then served as it is. */
  freshUntil: number
  /** Until then served once more while a new one is made. */
  staleUntil: number
  /** Until then better than an error. */
  fallbackUntil: number
  /** Purges that had happened when its making began. */
  since: number
  hits: number
  bytes: number
}

export type PageTimes = Pick<Entry, 'freshUntil' | 'staleUntil' | 'fallbackUntil'>

/** Whole pages by key, the least recently used leaving first when they weigh more than `maxBytes`. */
export function createPageCache(maxBytes: number) {
  const entries = new Map<string, Entry>()
  /** The latest purge of each tag, as its number; only those that a page in the making may have missed. */
  const purged = new Map<string, number>()
  let purges = 0
  let bytes = 0

  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  /** Compressed twins come and the plain bytes go while a page is kept. */
  const weigh = (entry: Entry) => {
    const weight = bytesOf(entry.page)
    bytes += weight - entry.bytes
    entry.bytes = weight
  }

  const evict = () => {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return
      weigh(entry)
      if (bytes > maxBytes) remove(key)
    }
  }

  return {
    get(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entry.hits++
      weigh(entry)
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },

    /** The number of purges so far: taken before a page is made, given when it is kept. */
    purges: () => purges,

    /** Keeps a page, unless a newer one is kept. One whose tags were purged meanwhile is a fallback only. */
    set(key: string, page: Page, tags: string[], times: PageTimes, since: number): void {
      if ((entries.get(key)?.since ?? -1) > since) return
      remove(key)
      const isOutdated = tags.flatMap(namesOf).some((name) => (purged.get(name) ?? 0) > since)
      const entry: Entry = { page, tags, ...times, since, hits: 0, bytes: bytesOf(page) }
      if (isOutdated) expire(entry)
      entries.set(key, entry)
      bytes += entry.bytes
      evict()
    },

    /**
     * What carries one of these tags is made anew: before it is served again, or else before that moment, until which it is served as it
     * was while a new one is made. `story:*` stands for every story. Gives how many pages that are.
     */
    purge(tags: readonly string[], until = 0): number {
      purges++
      for (const tag of tags) purged.set(tag, purges)
      const wanted = new Set(tags)
      const hit = [...entries.values()].filter((entry) =>
        entry.tags.flatMap(namesOf).some((name) => wanted.has(name)),
      )
      for (const entry of hit) expire(entry, until)
      return hit.length
    },

    /** No page is in the making: what was purged before can be forgotten. */
    forgetPurges: () => purged.clear(),

    size: () => ({ pages: entries.size, bytes }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** The names by which a tag can be purged: its own, and that of its kind. */
const namesOf = (tag: string): string[] => [tag, tag.replace(/:.*/, ':*')]

function expire(entry: Entry, until = 0): void {
  entry.freshUntil = 0
  entry.staleUntil = Math.min(entry.staleUntil, until)
}
