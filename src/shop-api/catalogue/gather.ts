import { setImmediate } from 'node:timers/promises'

/**
 * Reads what is wanted within one turn of the event loop together: where many ask at once, one statement answers them all. Nothing is older
 * than the question; an answer holds what others asked for as well, and a reading that fails fails for all of them.
 */
export function gather<Key, Value>(
  read: (keys: Key[]) => Promise<Map<Key, Value>>,
): (keys: readonly Key[]) => Promise<Map<Key, Value>> {
  let next: { keys: Set<Key>; answer: Promise<Map<Key, Value>> } | undefined

  async function readNext(keys: Set<Key>): Promise<Map<Key, Value>> {
    await setImmediate()
    next = undefined
    return read([...keys])
  }

  return (keys) => {
    if (!next) {
      const wanted = new Set<Key>()
      next = { keys: wanted, answer: readNext(wanted) }
    }
    for (const key of keys) next.keys.add(key)
    return next.answer
  }
}
