import { setImmediate } from 'node:timers/promises'

/**
 * Combines the reads that are requested within one turn of the event loop into one statement. The data is
 * never older than the request. The result also holds what others requested, and a failed read fails for all
 * of them.
 */
export function batchReads<Key, Value>(
  read: (keys: Key[]) => Promise<Map<Key, Value>>,
): (keys: readonly Key[]) => Promise<Map<Key, Value>> {
  let next: { keys: Set<Key>; result: Promise<Map<Key, Value>> } | undefined

  async function readNext(keys: Set<Key>): Promise<Map<Key, Value>> {
    await setImmediate()
    next = undefined
    return read([...keys])
  }

  return (keys) => {
    if (!next) {
      const batch = new Set<Key>()
      next = { keys: batch, result: readNext(batch) }
    }
    for (const key of keys) next.keys.add(key)
    return next.result
  }
}
