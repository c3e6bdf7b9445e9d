/** Keeps what was made last, up to so many bytes; what was used longest ago goes first. */
export function createRemembered<T>(most: number, bytesOf: (made: T) => number) {
  const kept = new Map<string, T>()
  let total = 0
  return async (key: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(key)
    if (found !== undefined) {
      kept.delete(key)
      kept.set(key, found)
      return found
    }
    const made = await make()
    kept.set(key, made)
    total += bytesOf(made)
    for (const [oldest, value] of kept) {
      if (total <= most || kept.size === 1) break
      kept.delete(oldest)
      total -= bytesOf(value)
    }
    return made
  }
}
