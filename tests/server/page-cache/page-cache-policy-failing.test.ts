import { describe, expect, test } from 'vitest'
import { withFailureTracking } from '#platform/degradation.ts'
import { ShopError } from '#platform/errors.ts'
import type { RenderedPage } from '#server/page-cache/cached-page.ts'
import { renderedText, pageCacheFixture, MINUTE } from '#tests/support/page-cache-fixture.ts'

describe('a page rendered while a service failed', () => {
  /** A client that answers or fails; the page handles its failure. */
  function degradedScene() {
    const part = { fails: false }
    const client = withFailureTracking({
      async read() {
        if (part.fails) throw new ShopError('upstream', 'down')
        return 'whole'
      },
      async miss() {
        throw new ShopError('not-found', 'nobody has it')
      },
    })
    const { pages, state, cache } = pageCacheFixture()
    const render = async () => renderedText(await client.read().catch(() => 'part'))
    const show = async (make = render) => {
      const { page, from } = pages.fromCache('a', make) ?? (await pages.render('a', make))
      return `${from} ${page.bodies.identity}`
    }
    return { part, show, world: state, cache, pages, client }
  }

  test('does not replace a complete one', async () => {
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

  test('is shown for a short time if there is no other', async () => {
    const { part, show, world } = degradedScene()
    part.fails = true
    expect([await show(), await show()]).toEqual(['made part', 'cache part'])
    part.fails = false
    world.time += 10_000
    expect(await show()).toBe('made whole')
  })

  test('is not one for which something was not found', async () => {
    const { show, world, client } = degradedScene()
    const make = async () => {
      await client.miss().catch(() => undefined)
      return renderedText('whole')
    }
    await show(make)
    world.time += 10_000
    expect(await show(make)).toBe('cache whole')
  })
})

describe('when a page cannot be rendered', () => {
  test.each<[string, RenderedPage | Error]>([
    ['it breaks', new Error('torn')],
    ['it answers 500', renderedText('oops', 500, [['cache-control', 'private, no-store']])],
    ['it answers 503', renderedText('oops', 503)],
  ])('because %s, its last version is served', async (_, failure) => {
    const { show, state, cache } = pageCacheFixture()
    await show()
    cache.purge(['product:1'])
    state.answer = failure
    expect(await show()).toBe('fallback 200 1')
    state.answer = renderedText('2')
    state.time += 9_999
    expect(await show()).toBe('cache 200 1')
    state.time += 1
    expect(await show()).toBe('made 200 2')
  })

  test('a page of yesterday is not', async () => {
    const { show, state } = pageCacheFixture()
    await show()
    state.time = Date.parse('2026-03-11T03:00:00Z')
    state.answer = new Error('torn')
    await expect(show()).rejects.toThrow('torn')
  })

  test('and never was, the error is passed on', async () => {
    const { show, state } = pageCacheFixture()
    state.answer = renderedText('oops', 500)
    expect(await show()).toBe('made 500 oops')
    state.answer = new Error('torn')
    await expect(show()).rejects.toThrow('torn')
  })

  test('all waiting requests get the one error', async () => {
    const { show, state } = pageCacheFixture()
    state.answer = renderedText('oops', 500, [['cache-control', 'private, no-store']])
    await Promise.all([show(), show(), show()])
    expect(state.made).toBe(1)
  })

  test('in the background, the ageing page is shown and the error logged', async () => {
    const { show, state, pages, lines } = pageCacheFixture()
    await show()
    state.time += MINUTE
    state.answer = new Error('torn')
    expect(await show()).toBe('stale 200 1')
    await pages.idle()
    expect(lines).toEqual(['warn: a page was not refreshed'])
  })
})
