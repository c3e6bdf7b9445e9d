import { describe, expect, test } from 'vitest'
import { createKeyedMutex } from '#platform/keyed-mutex.ts'

/** Tasks that run until they are released. */
function acts() {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const act = (name: string) => async () => {
    log.push(`${name} begins`)
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    await promise
    log.push(`${name} ends`)
  }
  return { log, act, end: (name: string) => ends.get(name)?.() }
}

describe('tasks', () => {
  test('of one key run one after the other, those of another key do not wait', async () => {
    const runExclusive = createKeyedMutex()
    const { log, act, end } = acts()
    const all = [runExclusive('k', act('a')), runExclusive('k', act('b')), runExclusive('l', act('c'))]
    await Promise.resolve()
    end('c')
    await all[2]
    expect(log).toEqual(['a begins', 'c begins', 'c ends'])
    end('a')
    await all[0]
    end('b')
    await all[1]
    expect(log.slice(3)).toEqual(['a ends', 'b begins', 'b ends'])
  })

  test('continue after a failure', async () => {
    const runExclusive = createKeyedMutex()
    const failed = runExclusive('k', () => Promise.reject(new Error('no')))
    const next = runExclusive('k', async () => 'yes')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
