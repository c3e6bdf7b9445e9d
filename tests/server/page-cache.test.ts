import { describe, expect, test } from 'vitest'
import { toPage } from '#server/page.ts'
import { createPageCache } from '#server/page-cache.ts'

const page = (text: string) => toPage({ status: 200, headers: [], body: Buffer.from(text) })
const times = { freshUntil: 100, staleUntil: 200, fallbackUntil: 300 }

describe('purging by tag', () => {
  test.each([
    [['product:1'], 1],
    [['shop:10001'], 2],
    [['product:2', 'category:3'], 2],
    [['story:*'], 1],
    [['product:*'], 2],
    [['product:11'], 0],
    [['product'], 0],
    [[], 0],
  ])('%o meets %i pages', (tags, count) => {
    const cache = createPageCache(1000)
    cache.set('a', page('a'), ['product:1', 'category:3', 'shop:10001'], times, 0)
    cache.set('b', page('b'), ['product:2', 'story:x-1', 'shop:10001'], times, 0)
    expect(cache.purge(tags)).toBe(count)
  })

  test('lets a page be seen as it was until the moment given, and no longer than it might have been', () => {
    const cache = createPageCache(1000)
    cache.set('a', page('a'), ['story:1'], times, 0)
    cache.purge(['story:1'], 150)
    expect(cache.get('a')).toMatchObject({ freshUntil: 0, staleUntil: 150 })
    cache.purge(['story:1'], 500)
    expect(cache.get('a')).toMatchObject({ freshUntil: 0, staleUntil: 150 })
  })

  test('leaves a page for the case of failure', () => {
    const cache = createPageCache(1000)
    cache.set('a', page('a'), ['product:1'], times, 0)
    cache.purge(['product:1'])
    expect(cache.get('a')).toMatchObject({ freshUntil: 0, staleUntil: 0, fallbackUntil: 300 })
  })

  test('reaches a page that was being made meanwhile', () => {
    const cache = createPageCache(1000)
    const since = cache.purges()
    cache.purge(['story:*'])
    cache.set('a', page('a'), ['story:1'], times, since)
    cache.set('b', page('b'), ['product:1'], times, since)
    expect([cache.get('a')?.freshUntil, cache.get('b')?.freshUntil]).toEqual([0, 100])
  })

  test('is not undone by an older making that ends later', () => {
    const cache = createPageCache(1000)
    const before = cache.purges()
    cache.purge(['product:1'])
    cache.set('a', page('new'), ['product:1'], times, cache.purges())
    cache.set('a', page('old'), ['product:1'], times, before)
    expect(cache.get('a')?.page.bodies.identity?.toString()).toBe('new')
  })
})

describe('the bound', () => {
  test('lets the least recently used go', () => {
    const cache = createPageCache(10)
    for (const key of ['a', 'b']) cache.set(key, page('12345'), ['x:1'], times, 0)
    cache.get('a')
    cache.set('c', page('12345'), ['x:1'], times, 0)
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
    expect(cache.size()).toEqual({ pages: 2, bytes: 10 })
  })

  test('counts what was compressed since', () => {
    const cache = createPageCache(100)
    const grown = page('12345')
    cache.set('a', grown, ['x:1'], times, 0)
    grown.bodies.br = Buffer.from('123')
    cache.get('a')
    expect(cache.size().bytes).toBe(8)
  })

  test('lets nothing go that has been compressed into it since', () => {
    const cache = createPageCache(12)
    const shrunk = page('1234567890')
    cache.set('a', shrunk, ['x:1'], times, 0)
    shrunk.bodies = { br: Buffer.from('123') }
    cache.set('b', page('12345'), ['x:1'], times, 0)
    expect(cache.size()).toEqual({ pages: 2, bytes: 8 })
  })

  test('holds for a page that alone is too large', () => {
    const cache = createPageCache(3)
    cache.set('a', page('12345'), ['x:1'], times, 0)
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })
})
