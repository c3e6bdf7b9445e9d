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
  const context = { time: 0, reads: 0, next: 'a' as string | null | Error }
  const ask = async (_name: string) => {
    context.reads++
    if (context.next instanceof Error) throw context.next
    return context.next
  }
  const question = memoize(ask, { ttl: 100, limit, now: () => context.time, log: silent })
  return { context, question }
}

describe('an answer', () => {
  test('is returned again while it is fresh', async () => {
    const { context, question } = scene()
    await question('x')
    context.time = 99
    context.next = 'b'
    expect(await question('x')).toBe('a')
    expect(context.reads).toBe(1)
  })

  test('is returned once more when it has expired, and renewed in the background', async () => {
    const { context, question } = scene()
    await question('x')
    context.time = 101
    context.next = 'b'
    expect([await question('x'), await question('x')]).toEqual(['a', 'b'])
  })

  test('is fetched once for concurrent calls', async () => {
    const { context, question } = scene()
    await Promise.all([question('x'), question('x'), question('y')])
    expect(context.reads).toBe(2)
  })

  test('stays in use when requests fail', async () => {
    const { context, question } = scene()
    await question('x')
    context.time = 10_000
    context.next = new Error('down')
    expect([await question('x'), await question('x')]).toEqual(['a', 'a'])
  })

  test('is an error when there is no earlier one', async () => {
    const { context, question } = scene()
    context.next = new Error('down')
    await expect(question('x')).rejects.toThrow('down')
    context.next = 'a'
    expect(await question('x')).toBe('a')
  })

  test('of null is not cached', async () => {
    const { context, question } = scene()
    context.next = null
    await question('x')
    context.next = 'a'
    expect(await question('x')).toBe('a')
  })

  test('is dropped when it is the least recently used of too many', async () => {
    const { context, question } = scene(2)
    for (const name of ['x', 'y', 'x', 'z', 'x', 'y']) await question(name)
    expect(context.reads).toBe(4)
  })
})

describe('after a change', () => {
  test('an answer is fetched again before it is returned', async () => {
    const { context, question } = scene()
    await question('x')
    context.next = 'b'
    question.expire()
    expect(await question('x')).toBe('b')
  })

  test('the old one is used when the request fails', async () => {
    const { context, question } = scene()
    await question('x')
    context.next = new Error('down')
    question.expire()
    expect(await question('x')).toBe('a')
  })

  test('an answer that was under way is not cached as fresh', async () => {
    const { context, question } = scene()
    const early = question('x')
    question.expire()
    await early
    context.next = 'b'
    expect(await question('x')).toBe('b')
  })
})
