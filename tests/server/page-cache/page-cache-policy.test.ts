import { describe, expect, test } from 'vitest'
import { encodedBody, type RenderedPage } from '#server/page-cache/cached-page.ts'
import { renderedText, pageCacheFixture, MINUTE, NOON } from '#tests/support/page-cache-fixture.ts'

describe('a page', () => {
  test('is rendered once and then cached', async () => {
    const { show, state } = pageCacheFixture()
    expect([await show(), await show()]).toEqual(['made 200 1', 'cache 200 1'])
    expect(state.made).toBe(1)
  })

  test('is rendered once for concurrent requests', async () => {
    const { show, state } = pageCacheFixture()
    await Promise.all([show(), show(), show()])
    expect(state.made).toBe(1)
  })

  test('is shown once more after a minute while a new one is rendered', async () => {
    const { show, state, pages } = pageCacheFixture()
    await show()
    state.time += MINUTE
    state.answer = renderedText('2')
    expect(await show()).toBe('stale 200 1')
    await pages.idle()
    expect(await show()).toBe('cache 200 2')
  })

  test('is rendered before it is shown after eleven minutes', async () => {
    const { show, state } = pageCacheFixture()
    await show()
    state.time += 11 * MINUTE
    state.answer = renderedText('2')
    expect(await show()).toBe('made 200 2')
  })

  test('is not shown past the time at which something on it appears or disappears', async () => {
    const { show, state } = pageCacheFixture()
    const until = new Date(NOON + 10_000).toISOString()
    state.answer = renderedText('1', 200, [
      ['x-cache-tags', 'product:1'],
      ['x-cache-until', until],
    ])
    await show()
    state.time += 9_999
    expect(await show()).toBe('cache 200 1')
    state.time += 1
    expect(await show()).toBe('made 200 1')
  })

  test('of megabytes is cached compressed, so that it displaces no others', async () => {
    const { pages, cache, state, show } = pageCacheFixture()
    await show('small')
    state.answer = renderedText('Brille '.repeat(300_000))
    await show('feed')
    expect(cache.size().pages).toBe(2)
    expect(cache.size().bytes).toBeLessThan(100_000)
    const { page } = await pages.render('feed', async () => renderedText('Brille '.repeat(300_000)))
    expect((await encodedBody(page, 'identity')).toString()).toBe('Brille '.repeat(300_000))
  })

  test('does not send the headers for the cache', async () => {
    const { pages } = pageCacheFixture()
    const { page } = await pages.render('a', async () =>
      renderedText('1', 200, [
        ['x-cache-tags', 'product:1'],
        ['content-type', 'text/html'],
        ['content-length', '1'],
      ]),
    )
    expect(page.headers).toEqual([['content-type', 'text/html']])
  })

  test.each<[string, RenderedPage]>([
    ['without tags', renderedText('1', 200, [])],
    [
      'with a cookie',
      renderedText('1', 200, [
        ['x-cache-tags', 'product:1'],
        ['set-cookie', 'a=b'],
      ]),
    ],
    [
      'that says no-store',
      renderedText('1', 200, [
        ['x-cache-tags', 'p:1'],
        ['cache-control', 'private, no-store'],
      ]),
    ],
    ['not found', renderedText('1', 404)],
    ['moved', renderedText('', 301)],
  ])('%s is not cached', async (_, answer) => {
    const { show, state } = pageCacheFixture()
    state.answer = answer
    await show()
    await show()
    expect(state.made).toBe(2)
  })

  test('with a cookie is rendered for each waiting request', async () => {
    const { pages, state, show } = pageCacheFixture()
    state.answer = renderedText('1', 200, [['set-cookie', 'a=b']])
    await Promise.all([show(), show(), show()])
    expect(state.made).toBe(3)
    await pages.idle()
  })
})

describe('after a purge', () => {
  test('a page is rendered before it is shown', async () => {
    const { show, state, cache } = pageCacheFixture()
    await show()
    cache.purge(['product:1'])
    state.answer = renderedText('2')
    expect(await show()).toBe('made 200 2')
  })

  test('no request waits for a render that began before it, whose result is not cached', async () => {
    const { show, state, cache } = pageCacheFixture()
    const gate = Promise.withResolvers<void>()
    state.gate = gate.promise
    const early = show()
    cache.purge(['product:1'])
    state.answer = renderedText('2')
    const late = show()
    gate.resolve()
    expect([await early, await late]).toEqual(['made 200 1', 'made 200 2'])
    expect(await show()).toBe('cache 200 2')
  })
})
