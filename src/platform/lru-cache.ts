/** A cache of the most recently used entries, limited in number. */
export class LruCache<Key, Value> {
  private readonly limit: number
  private readonly entries = new Map<Key, Value>()

  constructor(limit: number) {
    this.limit = limit
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key)
    if (value === undefined) return undefined
    this.entries.delete(key)
    this.entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key)
    this.entries.set(key, value)
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.limit) return
      this.entries.delete(oldest)
    }
  }

  delete(key: Key): void {
    this.entries.delete(key)
  }

  copy(): LruCache<Key, Value> {
    const copied = new LruCache<Key, Value>(this.limit)
    for (const [key, value] of this.entries) copied.entries.set(key, value)
    return copied
  }

  /** Values for all keys: cached ones, and those that `read` finds for the rest. */
  async getAll(
    keys: readonly Key[],
    read: (missing: Key[]) => Promise<[Key, Value][]>,
  ): Promise<Map<Key, Value>> {
    const found = new Map<Key, Value>()
    const missing: Key[] = []
    for (const key of new Set(keys)) {
      const value = this.get(key)
      if (value === undefined) missing.push(key)
      else found.set(key, value)
    }
    for (const [key, value] of missing.length === 0 ? [] : await read(missing)) {
      found.set(key, value)
      this.set(key, value)
    }
    return found
  }
}
