import type { MemoOptions } from './memoize.ts'

type CachedValue<T> = { value: T; freshUntil: number }

export type MemoizedByKey<K, T> = ((keys: readonly K[]) => Promise<Map<K, T>>) & {
  /**
   * Every cached value is fetched again before it is returned. The old value stays for the case that the fetch
   * fails.
   */
  expire(): void
}

/** Maximum number of keys in one request. */
const MAX_BATCH = 100

/**
 * Caches values by key and fetches many keys at once. While a request is under way, further keys are collected and
 * fetched together. An expired value is returned once more while it is renewed. A key without a value is cached as
 * null. When renewing fails, the old value stays.
 */
export function memoizeByKey<K extends string | number, T>(
  load: (keys: K[]) => Promise<Map<K, T>>,
  options: MemoOptions,
): MemoizedByKey<K, T | null> {
  const cached = new Map<K, CachedValue<T | null>>()
  const queue = new Map<K, PromiseWithResolvers<T | null>>()
  const pending = new Map<K, Promise<T | null>>()
  let isLoading = false
  let epoch = 0

  function put(key: K, value: T | null, freshUntil: number) {
    cached.delete(key)
    cached.set(key, { value, freshUntil })
    for (const oldest of cached.keys()) {
      if (cached.size <= options.limit) break
      cached.delete(oldest)
    }
  }

  async function loadQueued(): Promise<void> {
    isLoading = true
    // Keys that are requested in the same tick join this batch.
    await Promise.resolve()
    while (queue.size > 0) {
      const batch = [...queue].slice(0, MAX_BATCH)
      for (const [key] of batch) queue.delete(key)
      const startEpoch = epoch
      try {
        const found = await load(batch.map(([key]) => key))
        for (const [key, { resolve }] of batch) {
          const value = found.get(key) ?? null
          put(key, value, startEpoch === epoch ? options.now() + options.ttl : 0)
          resolve(value)
        }
      } catch (error) {
        for (const [, { reject }] of batch) reject(error)
      }
    }
    isLoading = false
  }

  function enqueue(key: K): Promise<T | null> {
    const running = pending.get(key)
    if (running) return running
    const deferred = Promise.withResolvers<T | null>()
    const settled = deferred.promise.finally(() => {
      if (pending.get(key) === settled) pending.delete(key)
    })
    queue.set(key, deferred)
    pending.set(key, settled)
    if (!isLoading) void loadQueued()
    return settled
  }

  function value(key: K): T | null | Promise<T | null> {
    const found = cached.get(key)
    if (!found) return enqueue(key)
    put(key, found.value, found.freshUntil)
    if (options.now() < found.freshUntil) return found.value
    const renewed = enqueue(key).catch((error: unknown) => {
      options.log.warn({ error, key }, 'a value was not renewed')
      return found.value
    })
    return found.freshUntil === 0 ? renewed : found.value
  }

  const memoized = async (keys: readonly K[]) => {
    const values = await Promise.all(keys.map(value))
    return new Map(keys.map((key, index) => [key, values[index] ?? null]))
  }

  return Object.assign(memoized, {
    expire() {
      epoch++
      // Keys that are still in the queue are fetched after this, so their pending promises stay valid.
      for (const key of pending.keys()) if (!queue.has(key)) pending.delete(key)
      for (const each of cached.values()) each.freshUntil = 0
    },
  })
}
