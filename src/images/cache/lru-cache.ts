/** Caches the results of `make`, up to `maxBytes`; the least recently used go first. */
export function createLruCache<T>(maxBytes: number, bytesOf: (made: T) => number) {
  const cache = new Map<string, T>()
  let total = 0
  return async (key: string, make: () => Promise<T>): Promise<T> => {
    const found = cache.get(key)
    if (found !== undefined) {
      cache.delete(key)
      cache.set(key, found)
      return found
    }
    const made = await make()
    cache.set(key, made)
    total += bytesOf(made)
    for (const [oldest, value] of cache) {
      if (total <= maxBytes || cache.size === 1) break
      cache.delete(oldest)
      total -= bytesOf(value)
    }
    return made
  }
}
