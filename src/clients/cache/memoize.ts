import type { Log } from '#platform/log.ts'

export type MemoOptions = {
  /** Milliseconds for which an answer is fresh. An older one is returned once more while a new one is fetched. */
  ttl: number
  /** Maximum number of cached answers of one function. The least recently used one is dropped first. */
  limit: number
  now(): number
  log: Log
}

type CachedValue<T> = { value: T; freshUntil: number }

export type Memoized<A extends unknown[], T> = ((...args: A) => Promise<T>) & {
  /**
   * Every cached answer is fetched again before it is returned. The old one stays for the case that the fetch
   * fails.
   */
  expire(): void
}

/**
 * The same function with a cache, for answers that many pages need and that seldom change. The same call never runs
 * twice at once. An answer that cannot be renewed stays in use. Null is not cached, so that invented names cannot
 * fill the memory.
 */
export function memoize<A extends unknown[], T>(
  load: (...args: A) => Promise<T>,
  options: MemoOptions,
): Memoized<A, T> {
  const cached = new Map<string, CachedValue<T>>()
  const pending = new Map<string, Promise<T>>()
  let epoch = 0

  function put(key: string, value: T, freshUntil: number) {
    cached.delete(key)
    cached.set(key, { value, freshUntil })
    for (const oldest of cached.keys()) {
      if (cached.size <= options.limit) break
      cached.delete(oldest)
    }
  }

  function loadOnce(key: string, args: A): Promise<T> {
    const running = pending.get(key)
    if (running) return running
    const startEpoch = epoch
    const answer = load(...args)
      .then((value) => {
        if (value === null) cached.delete(key)
        else put(key, value, startEpoch === epoch ? options.now() + options.ttl : 0)
        return value
      })
      .finally(() => {
        if (pending.get(key) === answer) pending.delete(key)
      })
    pending.set(key, answer)
    return answer
  }

  async function memoized(...args: A): Promise<T> {
    const key = JSON.stringify(args)
    const found = cached.get(key)
    if (!found) return loadOnce(key, args)
    const age = options.now() - found.freshUntil
    put(key, found.value, found.freshUntil)
    if (age < 0) return found.value
    const renewed = loadOnce(key, args).catch((error: unknown) => {
      options.log.warn({ error, question: key }, 'an answer was not renewed')
      return found.value
    })
    return found.freshUntil === 0 ? renewed : found.value
  }

  return Object.assign(memoized, {
    expire() {
      epoch++
      pending.clear()
      for (const each of cached.values()) each.freshUntil = 0
    },
  })
}
