import { markDegraded } from '#platform/degradation.ts'
import type { Log } from '#platform/log.ts'

type Entry<T> = { version: number; value: Promise<T>; last: { value: T } | undefined }

/** What was good in an earlier process. Writing fails silently. */
export type Kept<T> = {
  read(key: string): Promise<{ value: T } | undefined>
  write(key: string, value: T): void
}

/** Returns the cached value of a key, or else what `load` returns. Concurrent calls for a key share one `load`. */
export type ContentCache<T> = (key: string, load: (version: number) => Promise<T>) => Promise<T>

/**
 * Caches content as long as the version of the service stays the same. When a new load fails, the last good value
 * is returned and the next call tries again; before the first good load of this process it is the one that was kept. Keys must come from a bounded set.
 */
export function createVersionedCache<T>(
  version: () => Promise<number>,
  log: Log,
  kept?: Kept<T>,
): ContentCache<T> {
  const entries = new Map<string, Entry<T>>()
  return async (key, load) => {
    const current = await version()
    const entry = entries.get(key)
    if (entry?.version === current) return entry.value
    const known = entry?.last
    const value = load(current).then(
      (fresh) => {
        entries.set(key, { version: current, value, last: { value: fresh } })
        kept?.write(key, fresh)
        return fresh
      },
      async (error: unknown) => {
        const last = known ?? (await kept?.read(key))
        if (!last) {
          entries.delete(key)
          throw error
        }
        log.warn({ error, key }, 'the content service failed, the last known content is used')
        entries.set(key, { version: Number.NaN, value, last })
        markDegraded()
        return last.value
      },
    )
    entries.set(key, { version: current, value, last: known })
    return value
  }
}

/** Caches each key for so many milliseconds. Expired entries are removed at the next call. */
export function createTimedCache<T>(now: () => number, milliseconds: number): ContentCache<T> {
  const cached = new Map<string, { value: Promise<T>; until: number }>()
  return async (key, load) => {
    const time = now()
    for (const [each, { until }] of cached) if (until <= time) cached.delete(each)
    const found = cached.get(key)
    if (found) return found.value
    const value = load(time)
    cached.set(key, { value, until: time + milliseconds })
    value.catch(() => cached.delete(key))
    return value
  }
}

/** Caches content for one render. `version` is different each time, so that no cache on the way answers. */
export function createOneTimeCache<T>(version: number): ContentCache<T> {
  const cached = new Map<string, Promise<T>>()
  return (key, load) => {
    const value = cached.get(key) ?? load(version)
    cached.set(key, value)
    return value
  }
}
