import { describe, expect, test } from 'vitest'
import { createTurns } from '#server/session/turns.ts'

/** Acts that are under way until they are let go. */
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

describe('turns', () => {
  test('of one key follow each other, those of another do not wait', async () => {
    const inTurn = createTurns()
    const { log, act, end } = acts()
    const all = [inTurn('k', act('a')), inTurn('k', act('b')), inTurn('l', act('c'))]
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

  test('go on after one that fails', async () => {
    const inTurn = createTurns()
    const failed = inTurn('k', () => Promise.reject(new Error('no')))
    const next = inTurn('k', async () => 'yes')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
