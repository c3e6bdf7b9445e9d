import { describe, expect, test } from 'vitest'
import { toCachedPage } from '#server/page-cache/cached-page.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'

const page = (text: string) => toCachedPage({ status: 200, headers: [], body: Buffer.from(text) })
const times = { freshUntil: 100, staleUntil: 200, fallbackUntil: 300 }

describe('purging by tag', () => {
  test.each([
    [['product:1'], 1],
    [['shop:10001'], 2],
    [['product:2', 'category:3'], 2],
    [['story:*'], 1],
    [['product:*'], 2],
    [['*'], 2],
    [['product:11'], 0],
    [['product'], 0],
    [[], 0],
  ])('%o affects %i pages', (tags, count) => {
    const cache = createPageCache(1000)
    cache.set('a', page('a'), ['product:1', 'category:3', 'shop:10001'], times, 0)
    cache.set('b', page('b'), ['product:2', 'story:x-1', 'shop:10001'], times, 0)
    expect(cache.purge(tags)).toBe(count)
  })

  test('lets the old page be served until the given time, and no longer than before', () => {
    const cache = createPageCache(1000)
    cache.set('a', page('a'), ['story:1'], times, 0)
    cache.purge(['story:1'], 150)
    expect(cache.get('a')).toMatchObject({ freshUntil: 0, staleUntil: 150 })
    cache.purge(['story:1'], 500)
    expect(cache.get('a')).toMatchObject({ freshUntil: 0, staleUntil: 150 })
  })

  test('keeps a page as a fallback', () => {
    const cache = createPageCache(1000)
    cache.set('a', page('a'), ['product:1'], times, 0)
    cache.purge(['product:1'])
    expect(cache.get('a')).toMatchObject({ freshUntil: 0, staleUntil: 0, fallbackUntil: 300 })
  })

  test('affects a page that was being rendered meanwhile', () => {
    const cache = createPageCache(1000)
    const since = cache.purgeCount()
    cache.purge(['story:*'])
    cache.set('a', page('a'), ['story:1'], times, since)
    cache.set('b', page('b'), ['product:1'], times, since)
    expect([cache.get('a')?.freshUntil, cache.get('b')?.freshUntil]).toEqual([0, 100])
  })

  test('is not undone by an older render that ends later', () => {
    const cache = createPageCache(1000)
    const before = cache.purgeCount()
    cache.purge(['product:1'])
    cache.set('a', page('new'), ['product:1'], times, cache.purgeCount())
    cache.set('a', page('old'), ['product:1'], times, before)
    expect(cache.get('a')?.page.bodies.identity?.toString()).toBe('new')
  })
})

describe('the size limit', () => {
  test('drops the least recently used page', () => {
    const cache = createPageCache(10)
    for (const key of ['a', 'b']) cache.set(key, page('12345'), ['x:1'], times, 0)
    cache.get('a')
    cache.set('c', page('12345'), ['x:1'], times, 0)
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
    expect(cache.size()).toEqual({ pages: 2, bytes: 10 })
  })

  test('counts bodies that were compressed since', () => {
    const cache = createPageCache(100)
    const grown = page('12345')
    cache.set('a', grown, ['x:1'], times, 0)
    grown.bodies.br = Buffer.from('123')
    cache.get('a')
    expect(cache.size().bytes).toBe(8)
  })

  test('drops nothing if compression made it fit', () => {
    const cache = createPageCache(12)
    const shrunk = page('1234567890')
    cache.set('a', shrunk, ['x:1'], times, 0)
    shrunk.bodies = { br: Buffer.from('123') }
    cache.set('b', page('12345'), ['x:1'], times, 0)
    expect(cache.size()).toEqual({ pages: 2, bytes: 8 })
  })

  test('also applies to a page that is too large alone', () => {
    const cache = createPageCache(3)
    cache.set('a', page('12345'), ['x:1'], times, 0)
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })
})
