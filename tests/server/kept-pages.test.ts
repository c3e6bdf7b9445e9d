import { describe, expect, test } from 'vitest'
import type { Rendered } from '#server/page.ts'
import { answered, keptPage, MINUTE, NOON } from '#tests/support/kept-page.ts'

describe('a page', () => {
  test('is made once and then kept', async () => {
    const { show, world } = keptPage()
    expect([await show(), await show()]).toEqual(['made 200 1', 'cache 200 1'])
    expect(world.made).toBe(1)
  })

  test('is made once for all who ask at the same time', async () => {
    const { show, world } = keptPage()
    await Promise.all([show(), show(), show()])
    expect(world.made).toBe(1)
  })

  test('is shown once more after a minute while a new one is made', async () => {
    const { show, world, pages } = keptPage()
    await show()
    world.time += MINUTE
    world.answer = answered('2')
    expect(await show()).toBe('stale 200 1')
    await pages.idle()
    expect(await show()).toBe('cache 200 2')
  })

  test('is made before it is shown after eleven minutes', async () => {
    const { show, world } = keptPage()
    await show()
    world.time += 11 * MINUTE
    world.answer = answered('2')
    expect(await show()).toBe('made 200 2')
  })

  test('is not shown past the time at which something on it appears or vanishes', async () => {
    const { show, world } = keptPage()
    const until = new Date(NOON + 10_000).toISOString()
    world.answer = answered('1', 200, [
      ['x-cache-tags', 'product:1'],
      ['x-cache-until', until],
    ])
    await show()
    world.time += 9_999
    expect(await show()).toBe('cache 200 1')
    world.time += 1
    expect(await show()).toBe('made 200 1')
  })

  test('keeps what is for the front door to itself', async () => {
    const { pages } = keptPage()
    const { page } = await pages.made('a', async () =>
      answered('1', 200, [
        ['x-cache-tags', 'product:1'],
        ['content-type', 'text/html'],
        ['content-length', '1'],
      ]),
    )
    expect(page.headers).toEqual([['content-type', 'text/html']])
  })

  test.each<[string, Rendered]>([
    ['without tags', answered('1', 200, [])],
    [
      'with a cookie',
      answered('1', 200, [
        ['x-cache-tags', 'product:1'],
        ['set-cookie', 'a=b'],
      ]),
    ],
    [
      'that says no-store',
      answered('1', 200, [
        ['x-cache-tags', 'p:1'],
        ['cache-control', 'private, no-store'],
      ]),
    ],
    ['not found', answered('1', 404)],
    ['moved', answered('', 301)],
  ])('%s is not kept', async (_, answer) => {
    const { show, world } = keptPage()
    world.answer = answer
    await show()
    await show()
    expect(world.made).toBe(2)
  })

  test('with a cookie is made for each who waited for it', async () => {
    const { pages, world, show } = keptPage()
    world.answer = answered('1', 200, [['set-cookie', 'a=b']])
    await Promise.all([show(), show(), show()])
    expect(world.made).toBe(3)
    await pages.idle()
  })
})

describe('after a purge', () => {
  test('a page is made before it is shown', async () => {
    const { show, world, cache } = keptPage()
    await show()
    cache.purge(['product:1'])
    world.answer = answered('2')
    expect(await show()).toBe('made 200 2')
  })

  test('nobody waits for a making that began before it, and that one is not kept', async () => {
    const { show, world, cache } = keptPage()
    const gate = Promise.withResolvers<void>()
    world.gate = gate.promise
    const early = show()
    cache.purge(['product:1'])
    world.answer = answered('2')
    const late = show()
    gate.resolve()
    expect([await early, await late]).toEqual(['made 200 1', 'made 200 2'])
    expect(await show()).toBe('cache 200 2')
  })
})
