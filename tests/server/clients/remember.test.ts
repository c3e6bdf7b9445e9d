import { describe, expect, test } from 'vitest'
import { remember } from '#server/clients/remember.ts'
import type { Log } from '#server/log.ts'

const silent: Log = {
  error() {},
  warn() {},
  info() {},
  debug() {},
  child: () => silent,
}

/** A question that answers what `next` says, or fails with it; a clock that stands until it is moved. */
function scene(most = 10) {
  const world = { time: 0, asked: 0, next: 'a' as string | null | Error }
  const ask = async (_name: string) => {
    world.asked++
    if (world.next instanceof Error) throw world.next
    return world.next
  }
  const question = remember(ask, { ttl: 100, most, now: () => world.time, log: silent })
  return { world, question }
}

describe('an answer', () => {
  test('is given again while it is fresh', async () => {
    const { world, question } = scene()
    await question('x')
    world.time = 99
    world.next = 'b'
    expect(await question('x')).toBe('a')
    expect(world.asked).toBe(1)
  })

  test('is given once more when it has aged, and renewed behind it', async () => {
    const { world, question } = scene()
    await question('x')
    world.time = 101
    world.next = 'b'
    expect([await question('x'), await question('x')]).toEqual(['a', 'b'])
  })

  test('is fetched once for all who ask at the same time', async () => {
    const { world, question } = scene()
    await Promise.all([question('x'), question('x'), question('y')])
    expect(world.asked).toBe(2)
  })

  test('stays in use when nobody answers any more', async () => {
    const { world, question } = scene()
    await question('x')
    world.time = 10_000
    world.next = new Error('down')
    expect([await question('x'), await question('x')]).toEqual(['a', 'a'])
  })

  test('is an error where there never was one', async () => {
    const { world, question } = scene()
    world.next = new Error('down')
    await expect(question('x')).rejects.toThrow('down')
    world.next = 'a'
    expect(await question('x')).toBe('a')
  })

  test('of null is not kept', async () => {
    const { world, question } = scene()
    world.next = null
    await question('x')
    world.next = 'a'
    expect(await question('x')).toBe('a')
  })

  test('leaves when it is the least recently used of too many', async () => {
    const { world, question } = scene(2)
    for (const name of ['x', 'y', 'x', 'z', 'x', 'y']) await question(name)
    expect(world.asked).toBe(4)
  })
})

describe('after a change', () => {
  test('an answer is asked again before it is given', async () => {
    const { world, question } = scene()
    await question('x')
    world.next = 'b'
    question.expire()
    expect(await question('x')).toBe('b')
  })

  test('the old one still serves where nobody answers', async () => {
    const { world, question } = scene()
    await question('x')
    world.next = new Error('down')
    question.expire()
    expect(await question('x')).toBe('a')
  })

  test('an answer that was under way is not kept as fresh', async () => {
    const { world, question } = scene()
    const early = question('x')
    question.expire()
    await early
    world.next = 'b'
    expect(await question('x')).toBe('b')
  })
})
