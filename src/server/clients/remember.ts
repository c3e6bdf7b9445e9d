import type { Log } from '#server/log.ts'

export type Memory = {
  /** Milliseconds for which an answer is given as it is; older ones once more while a new one is fetched. */
  ttl: number
  /** So many answers of one question at most, the least recently used leaving first. */
  most: number
  now(): number
  log: Log
}

type Kept<T> = { value: T; freshUntil: number }

export type Remembered<A extends unknown[], T> = ((...args: A) => Promise<T>) & {
  /** Everything kept is asked again before it is given; it stays at hand for the case that nobody answers. */
  expire(): void
}

/**
 * The same question with a memory, for answers that many pages need and that seldom change. Nothing is asked twice at once; an answer that
 * cannot be renewed stays in use; null is not kept, so that invented names fill no memory.
 */
export function remember<A extends unknown[], T>(
  ask: (...args: A) => Promise<T>,
  memory: Memory,
): Remembered<A, T> {
  const kept = new Map<string, Kept<T>>()
  const asking = new Map<string, Promise<T>>()
  let epoch = 0

  function keep(key: string, value: T, freshUntil: number) {
    kept.delete(key)
    kept.set(key, { value, freshUntil })
    for (const oldest of kept.keys()) {
      if (kept.size <= memory.most) break
      kept.delete(oldest)
    }
  }

  function askOnce(key: string, args: A): Promise<T> {
    const running = asking.get(key)
    if (running) return running
    const since = epoch
    const answer = ask(...args)
      .then((value) => {
        if (value === null) kept.delete(key)
        else keep(key, value, since === epoch ? memory.now() + memory.ttl : 0)
        return value
      })
      .finally(() => {
        if (asking.get(key) === answer) asking.delete(key)
      })
    asking.set(key, answer)
    return answer
  }

  async function remembered(...args: A): Promise<T> {
    const key = JSON.stringify(args)
    const found = kept.get(key)
    if (!found) return askOnce(key, args)
    const age = memory.now() - found.freshUntil
    keep(key, found.value, found.freshUntil)
    if (age < 0) return found.value
    const renewed = askOnce(key, args).catch((error: unknown) => {
      memory.log.warn({ error, question: key }, 'an answer was not renewed')
      return found.value
    })
    return found.freshUntil === 0 ? renewed : found.value
  }

  return Object.assign(remembered, {
    expire() {
      epoch++
      asking.clear()
      for (const each of kept.values()) each.freshUntil = 0
    },
  })
}
