import { degrade } from '#server/degradation.ts'
import type { Log } from '#server/log.ts'

type Entry<T> = { version: number; value: Promise<T>; last: { value: T } | undefined }

/** Gives the kept value of a key, else what `load` gives; `load` runs once however many ask. */
export type Kept<T> = (key: string, load: (version: number) => Promise<T>) => Promise<T>

/**
 * Keeps what was read for as long as the service's version stands. Where a new reading fails, the last good one serves,
 * and who asks next tries again. Keys must come from a bounded set.
 */
export function createKept<T>(version: () => Promise<number>, log: Log): Kept<T> {
  const entries = new Map<string, Entry<T>>()
  return async (key, load) => {
    const current = await version()
    const entry = entries.get(key)
    if (entry?.version === current) return entry.value
    const last = entry?.last
    const value = load(current).then(
      (fresh) => {
        entries.set(key, { version: current, value, last: { value: fresh } })
        return fresh
      },
      (error: unknown) => {
        if (!last) {
          entries.delete(key)
          throw error
        }
        log.warn({ error, key }, 'content is served as last read')
        entries.set(key, { version: Number.NaN, value, last })
        degrade()
        return last.value
      },
    )
    entries.set(key, { version: current, value, last })
    return value
  }
}

/** Keeps what was read for so many milliseconds: each key by itself, and no longer than somebody asks. */
export function keptForAWhile<T>(now: () => number, milliseconds: number): Kept<T> {
  const read = new Map<string, { value: Promise<T>; until: number }>()
  return async (key, load) => {
    const time = now()
    for (const [each, { until }] of read) if (until <= time) read.delete(each)
    const known = read.get(key)
    if (known) return known.value
    const value = load(time)
    read.set(key, { value, until: time + milliseconds })
    value.catch(() => read.delete(key))
    return value
  }
}

/** Keeps what was read for as long as whoever asks is there; `version` is another one each time, so that nobody answers from memory. */
export function keptForOnce<T>(version: number): Kept<T> {
  const read = new Map<string, Promise<T>>()
  return (key, load) => {
    const value = read.get(key) ?? load(version)
    read.set(key, value)
    return value
  }
}
