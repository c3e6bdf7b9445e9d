import { describe, expect, test } from 'vitest'
import { memoize } from '#clients/cache/memoize.ts'
import type { Log } from '#platform/log.ts'

const silent: Log = {
  error() {},
  warn() {},
  info() {},
  debug() {},
  child: () => silent,
}

/** A function that returns what `next` is, or fails with it; a clock that is moved by hand. */
function scene(limit = 10) {
  const world = { time: 0, reads: 0, next: 'a' as string | null | Error }
  const ask = async (_name: string) => {
    world.reads++
    if (world.next instanceof Error) throw world.next
    return world.next
  }
  const question = memoize(ask, { ttl: 100, limit, now: () => world.time, log: silent })
  return { world, question }
}

describe('an answer', () => {
  test('is returned again while it is fresh', async () => {
    const { world, question } = scene()
    await question('x')
    world.time = 99
    world.next = 'b'
    expect(await question('x')).toBe('a')
    expect(world.reads).toBe(1)
  })

  test('is returned once more when it has expired, and renewed in the background', async () => {
    const { world, question } = scene()
    await question('x')
    world.time = 101
    world.next = 'b'
    expect([await question('x'), await question('x')]).toEqual(['a', 'b'])
  })

  test('is fetched once for concurrent calls', async () => {
    const { world, question } = scene()
    await Promise.all([question('x'), question('x'), question('y')])
    expect(world.reads).toBe(2)
  })

  test('stays in use when requests fail', async () => {
    const { world, question } = scene()
    await question('x')
    world.time = 10_000
    world.next = new Error('down')
    expect([await question('x'), await question('x')]).toEqual(['a', 'a'])
  })

  test('is an error when there is no earlier one', async () => {
    const { world, question } = scene()
    world.next = new Error('down')
    await expect(question('x')).rejects.toThrow('down')
    world.next = 'a'
    expect(await question('x')).toBe('a')
  })

  test('of null is not cached', async () => {
    const { world, question } = scene()
    world.next = null
    await question('x')
    world.next = 'a'
    expect(await question('x')).toBe('a')
  })

  test('is dropped when it is the least recently used of too many', async () => {
    const { world, question } = scene(2)
    for (const name of ['x', 'y', 'x', 'z', 'x', 'y']) await question(name)
    expect(world.reads).toBe(4)
  })
})

describe('after a change', () => {
  test('an answer is fetched again before it is returned', async () => {
    const { world, question } = scene()
    await question('x')
    world.next = 'b'
    question.expire()
    expect(await question('x')).toBe('b')
  })

  test('the old one is used when the request fails', async () => {
    const { world, question } = scene()
    await question('x')
    world.next = new Error('down')
    question.expire()
    expect(await question('x')).toBe('a')
  })

  test('an answer that was under way is not cached as fresh', async () => {
    const { world, question } = scene()
    const early = question('x')
    question.expire()
    await early
    world.next = 'b'
    expect(await question('x')).toBe('b')
  })
})
