import type { Memory } from './remember.ts'

type Kept<T> = { value: T; freshUntil: number }

export type RememberedEach<K, T> = ((keys: readonly K[]) => Promise<Map<K, T>>) & {
  /** Everything kept is asked again before it is given; it stays at hand for the case that nobody answers. */
  expire(): void
}

/** So many keys in one question at most. */
const TOGETHER = 100

/**
 * Values that are asked for by key, many at once. While a question is on its way, what else is wanted gathers and is asked together; a value
 * past its time is given once more while it is renewed; a key without a value is kept as such. Renewing that fails leaves the old value.
 */
export function rememberEach<K extends string | number, T>(
  ask: (keys: K[]) => Promise<Map<K, T>>,
  memory: Memory,
): RememberedEach<K, T | null> {
  const kept = new Map<K, Kept<T | null>>()
  const wanted = new Map<K, PromiseWithResolvers<T | null>>()
  const asking = new Map<K, Promise<T | null>>()
  let isAsking = false
  let epoch = 0

  function keep(key: K, value: T | null, freshUntil: number) {
    kept.delete(key)
    kept.set(key, { value, freshUntil })
    for (const oldest of kept.keys()) {
      if (kept.size <= memory.most) break
      kept.delete(oldest)
    }
  }

  async function askNext(): Promise<void> {
    isAsking = true
    // Whoever wants something in this turn is asked for as well.
    await Promise.resolve()
    while (wanted.size > 0) {
      const batch = [...wanted].slice(0, TOGETHER)
      for (const [key] of batch) wanted.delete(key)
      const since = epoch
      try {
        const found = await ask(batch.map(([key]) => key))
        for (const [key, { resolve }] of batch) {
          const value = found.get(key) ?? null
          keep(key, value, since === epoch ? memory.now() + memory.ttl : 0)
          resolve(value)
        }
      } catch (error) {
        for (const [, { reject }] of batch) reject(error)
      }
    }
    isAsking = false
  }

  function fetched(key: K): Promise<T | null> {
    const running = asking.get(key)
    if (running) return running
    const one = Promise.withResolvers<T | null>()
    const answer = one.promise.finally(() => {
      if (asking.get(key) === answer) asking.delete(key)
    })
    wanted.set(key, one)
    asking.set(key, answer)
    if (!isAsking) void askNext()
    return answer
  }

  function value(key: K): T | null | Promise<T | null> {
    const found = kept.get(key)
    if (!found) return fetched(key)
    keep(key, found.value, found.freshUntil)
    if (memory.now() < found.freshUntil) return found.value
    const renewed = fetched(key).catch((error: unknown) => {
      memory.log.warn({ error, key }, 'a value was not renewed')
      return found.value
    })
    return found.freshUntil === 0 ? renewed : found.value
  }

  const remembered = async (keys: readonly K[]) => {
    const values = await Promise.all(keys.map(value))
    return new Map(keys.map((key, index) => [key, values[index] ?? null]))
  }

  return Object.assign(remembered, {
    expire() {
      epoch++
      // What nobody was asked for yet will be answered as it is then: whoever waits for it goes on waiting.
      for (const key of asking.keys()) if (!wanted.has(key)) asking.delete(key)
      for (const each of kept.values()) each.freshUntil = 0
    },
  })
}
