import { describe, expect, test } from 'vitest'
import { memoizeByKey } from '#clients/cache/memoize-by-key.ts'
import { recordingLog } from '#tests/support/log.ts'

/** Keys whose values are their lengths, except unknown ones; a clock that is moved by hand. */
function scene(limit = 10) {
  const { log, lines } = recordingLog()
  const world = { time: 0, reads: [] as string[][], suffix: '', isDown: false, held: Promise.resolve() }
  const values = memoizeByKey(
    async (keys: string[]) => {
      world.reads.push(keys)
      await world.held
      if (world.isDown) throw new Error('down')
      return new Map(
        keys.filter((key) => !key.startsWith('?')).map((key) => [key, `${key.length}${world.suffix}`]),
      )
    },
    { ttl: 100, limit, now: () => world.time, log },
  )
  const get = async (...keys: string[]) => Object.fromEntries(await values(keys))
  return { world, lines, values, get }
}

describe('values by key', () => {
  test('are requested together, each once', async () => {
    const { world, get } = scene()
    expect(await Promise.all([get('a', 'bb'), get('bb', 'ccc')])).toEqual([
      { a: '1', bb: '2' },
      { bb: '2', ccc: '3' },
    ])
    expect(world.reads).toEqual([['a', 'bb', 'ccc']])
  })

  test('that are requested during a request go into the next one', async () => {
    const { world, get } = scene()
    const { promise, resolve } = Promise.withResolvers<void>()
    world.held = promise
    const first = get('a')
    await Promise.resolve()
    await Promise.resolve()
    const later = [get('b'), get('c'), get('a')]
    resolve()
    await Promise.all([first, ...later])
    expect(world.reads).toEqual([['a'], ['b', 'c']])
  })

  test('are at most a hundred per request', async () => {
    const { world, get } = scene(500)
    await get(...Array.from({ length: 230 }, (_, index) => `${index}`))
    expect(world.reads.map(({ length }) => length)).toEqual([100, 100, 30])
  })

  test('are returned again while they are fresh', async () => {
    const { world, get } = scene()
    await get('a')
    world.time = 99
    world.suffix = ' new'
    expect(await get('a', 'b')).toEqual({ a: '1', b: '1 new' })
  })

  test('are returned once more when they have expired, and renewed in the background', async () => {
    const { world, get } = scene()
    await get('a')
    world.time = 100
    world.suffix = ' new'
    expect(await get('a')).toEqual({ a: '1' })
    await get('b')
    expect(await get('a')).toEqual({ a: '1 new' })
  })

  test('are requested again after a change', async () => {
    const { world, values, get } = scene()
    await get('a')
    values.expire()
    world.suffix = ' new'
    expect(await get('a')).toEqual({ a: '1 new' })
  })

  test('that were requested before a change are returned to the waiting calls', async () => {
    const { world, values, get } = scene()
    const { promise, resolve } = Promise.withResolvers<void>()
    world.held = promise
    const first = get('a')
    await Promise.resolve()
    const waiting = get('b')
    values.expire()
    const later = get('b')
    resolve()
    expect(await Promise.all([first, waiting, later])).toEqual([{ a: '1' }, { b: '1' }, { b: '1' }])
    expect(world.reads).toEqual([['a'], ['b']])
  })

  test('that do not exist are null, and cached as null', async () => {
    const { world, get } = scene()
    expect([await get('?', 'a'), await get('?')]).toEqual([{ '?': null, a: '1' }, { '?': null }])
    expect(world.reads).toEqual([['?', 'a']])
  })

  test('that were not used for longest are dropped first', async () => {
    const { world, get } = scene(2)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
    expect(world.reads.flat()).toEqual(['a', 'b', 'c', 'b'])
  })
})

describe('when the request fails', () => {
  test('values stay in use, which is logged', async () => {
    const { world, values, lines, get } = scene()
    await get('a')
    values.expire()
    world.isDown = true
    expect(await get('a')).toEqual({ a: '1' })
    expect(lines).toEqual(['warn: a value was not renewed'])
  })

  test('a missing value is an error, and is requested again', async () => {
    const { world, get } = scene()
    world.isDown = true
    await expect(get('a')).rejects.toThrow('down')
    world.isDown = false
    expect(await get('a')).toEqual({ a: '1' })
  })
})
