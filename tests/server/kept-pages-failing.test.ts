import { describe, expect, test } from 'vitest'
import { watched } from '#server/degradation.ts'
import { ShopError } from '#server/errors.ts'
import type { Rendered } from '#server/page.ts'
import { answered, keptPage, MINUTE } from '#tests/support/kept-page.ts'

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
    const { pages, world, cache } = keptPage()
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

describe('when a page can not be made', () => {
  test.each<[string, Rendered | Error]>([
    ['it breaks', new Error('torn')],
    ['it answers 500', answered('oops', 500, [['cache-control', 'private, no-store']])],
    ['it answers 503', answered('oops', 503)],
  ])('because %s, it is served as it last was', async (_, failure) => {
    const { show, world, cache } = keptPage()
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
    const { show, world } = keptPage()
    await show()
    world.time = Date.parse('2026-03-11T03:00:00Z')
    world.answer = new Error('torn')
    await expect(show()).rejects.toThrow('torn')
  })

  test('and never was, the failure is passed on', async () => {
    const { show, world } = keptPage()
    world.answer = answered('oops', 500)
    expect(await show()).toBe('made 500 oops')
    world.answer = new Error('torn')
    await expect(show()).rejects.toThrow('torn')
  })

  test('all who wait get the one failure', async () => {
    const { show, world } = keptPage()
    world.answer = answered('oops', 500, [['cache-control', 'private, no-store']])
    await Promise.all([show(), show(), show()])
    expect(world.made).toBe(1)
  })

  test('behind an ageing one, that is shown and the failure logged', async () => {
    const { show, world, pages, lines } = keptPage()
    await show()
    world.time += MINUTE
    world.answer = new Error('torn')
    expect(await show()).toBe('stale 200 1')
    await pages.idle()
    expect(lines).toEqual(['warn: a page was not refreshed'])
  })
})
