import { describe, expect, test } from 'vitest'
import { watched } from '#server/degradation.ts'
import { ShopError } from '#server/errors.ts'
import { createKeptPages } from '#server/kept-pages.ts'
import { createPageCache } from '#server/page-cache.ts'
import type { Rendered } from '#server/page.ts'
import { listeningLog } from '#tests/support/log.ts'

const NOON = Date.parse('2026-03-10T12:00:00Z')
const MINUTE = 60_000

/** A shop whose one page can be told what to answer, and a clock that is moved by hand. */
function scene() {
  const world = { time: NOON, made: 0, answer: answered('1') as Rendered | Error, gate: Promise.resolve() }
  const { log, lines } = listeningLog()
  const cache = createPageCache(1_000_000)
  const pages = createKeptPages({ cache, log, now: () => world.time })
  const make = async () => {
    world.made++
    const { answer } = world
    await world.gate
    if (answer instanceof Error) throw answer
    return answer
  }
  const show = async (key = 'a') => {
    const { page, from } = pages.kept(key, make) ?? (await pages.made(key, make))
    return `${from} ${page.status} ${page.bodies.identity}`
  }
  return { world, cache, pages, show, lines }
}

const answered = (
  text: string,
  status = 200,
  headers: [string, string][] = [['x-cache-tags', 'product:1']],
) => ({
  status,
  headers,
  body: Buffer.from(text),
})

describe('a page', () => {
  test('is made once and then kept', async () => {
    const { show, world } = scene()
    expect([await show(), await show()]).toEqual(['made 200 1', 'cache 200 1'])
    expect(world.made).toBe(1)
  })

  test('is made once for all who ask at the same time', async () => {
    const { show, world } = scene()
    await Promise.all([show(), show(), show()])
    expect(world.made).toBe(1)
  })

  test('is shown once more after a minute while a new one is made', async () => {
    const { show, world, pages } = scene()
    await show()
    world.time += MINUTE
    world.answer = answered('2')
    expect(await show()).toBe('stale 200 1')
    await pages.idle()
    expect(await show()).toBe('cache 200 2')
  })

  test('is made before it is shown after eleven minutes', async () => {
    const { show, world } = scene()
    await show()
    world.time += 11 * MINUTE
    world.answer = answered('2')
    expect(await show()).toBe('made 200 2')
  })

  test('is not shown past the time at which something on it appears or vanishes', async () => {
    const { show, world } = scene()
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
    const { pages } = scene()
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
    const { show, world } = scene()
    world.answer = answer
    await show()
    await show()
    expect(world.made).toBe(2)
  })

  test('with a cookie is made for each who waited for it', async () => {
    const { pages, world, show } = scene()
    world.answer = answered('1', 200, [['set-cookie', 'a=b']])
    await Promise.all([show(), show(), show()])
    expect(world.made).toBe(3)
    await pages.idle()
  })
})

describe('a page made while a service failed', () => {
  /** A client that answers or fails, whose failure the page gets over. */
  function degradedScene() {
    const part = { fails: false }
    const client = watched({
      async read() {
        if (part.fails) throw new ShopError('upstream', 'down')
        return 'whole'
      },
      async miss() {
        throw new ShopError('not-found', 'nobody has it')
      },
    })
    const { pages, world, cache } = scene()
    const render = async () => answered(await client.read().catch(() => 'part'))
    const show = async (make = render) => {
      const { page, from } = pages.kept('a', make) ?? (await pages.made('a', make))
      return `${from} ${page.bodies.identity}`
    }
    return { part, show, world, cache, pages, client }
  }

  test('does not stand in for a whole one', async () => {
    const { part, show, cache, world } = degradedScene()
    await show()
    cache.purge(['product:1'])
    part.fails = true
    expect(await show()).toBe('fallback whole')
    part.fails = false
    world.time += 10_000
    expect(await show()).toBe('made whole')
  })

  test('does not replace an ageing one', async () => {
    const { part, show, world, pages } = degradedScene()
    await show()
    part.fails = true
    world.time += MINUTE
    expect(await show()).toBe('stale whole')
    await pages.idle()
    expect(await show()).toBe('cache whole')
  })

  test('is shown for a breath where there is no other', async () => {
    const { part, show, world } = degradedScene()
    part.fails = true
    expect([await show(), await show()]).toEqual(['made part', 'cache part'])
    part.fails = false
    world.time += 10_000
    expect(await show()).toBe('made whole')
  })

  test('is none because something was not found', async () => {
    const { show, world, client } = degradedScene()
    const make = async () => {
      await client.miss().catch(() => undefined)
      return answered('whole')
    }
    await show(make)
    world.time += 10_000
    expect(await show(make)).toBe('cache whole')
  })
})

describe('after a purge', () => {
  test('a page is made before it is shown', async () => {
    const { show, world, cache } = scene()
    await show()
    cache.purge(['product:1'])
    world.answer = answered('2')
    expect(await show()).toBe('made 200 2')
  })

  test('nobody waits for a making that began before it, and that one is not kept', async () => {
    const { show, world, cache } = scene()
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

describe('when a page can not be made', () => {
  test.each<[string, Rendered | Error]>([
    ['it breaks', new Error('torn')],
    ['it answers 500', answered('oops', 500, [['cache-control', 'private, no-store']])],
    ['it answers 503', answered('oops', 503)],
  ])('because %s, it is served as it last was', async (_, failure) => {
    const { show, world, cache } = scene()
    await show()
    cache.purge(['product:1'])
    world.answer = failure
    expect(await show()).toBe('fallback 200 1')
    world.answer = answered('2')
    world.time += 9_999
    expect(await show()).toBe('cache 200 1')
    world.time += 1
    expect(await show()).toBe('made 200 2')
  })

  test('what was kept yesterday is not', async () => {
    const { show, world } = scene()
    await show()
    world.time = Date.parse('2026-03-11T03:00:00Z')
    world.answer = new Error('torn')
    await expect(show()).rejects.toThrow('torn')
  })

  test('and never was, the failure is passed on', async () => {
    const { show, world } = scene()
    world.answer = answered('oops', 500)
    expect(await show()).toBe('made 500 oops')
    world.answer = new Error('torn')
    await expect(show()).rejects.toThrow('torn')
  })

  test('all who wait get the one failure', async () => {
    const { show, world } = scene()
    world.answer = answered('oops', 500, [['cache-control', 'private, no-store']])
    await Promise.all([show(), show(), show()])
    expect(world.made).toBe(1)
  })

  test('behind an ageing one, that is shown and the failure logged', async () => {
    const { show, world, pages, lines } = scene()
    await show()
    world.time += MINUTE
    world.answer = new Error('torn')
    expect(await show()).toBe('stale 200 1')
    await pages.idle()
    expect(lines).toEqual(['warn: a page was not refreshed'])
  })
})
