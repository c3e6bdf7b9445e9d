import { expect, test } from 'vitest'
import { toCachedPage } from '#server/page-cache/cached-page.ts'
import { cdnCacheControl, cdnLifetime, cdnTags, surrogateKey } from '#server/page-cache/cdn-headers.ts'

const NOW = 1_000_000
const SECOND = 1000
const MANY = Array.from({ length: 600 }, (_, id) => `product:${id}`)

test.each([
  ['a new page', 'made', ['shop:1'], Infinity, Infinity, [60, 600]],
  ['a cached page', 'cache', ['shop:1'], Infinity, Infinity, [60, 600]],
  ['an old page', 'stale', ['shop:1'], Infinity, Infinity, [0, 0]],
  ['a page that stands in', 'fallback', ['shop:1'], Infinity, Infinity, [0, 0]],
  ['a page that changes in 90 s', 'made', ['shop:1'], 90 * SECOND, Infinity, [60, 30]],
  ['a page whose campaign ends in 20.9 s', 'cache', ['shop:1'], Infinity, 20_900, [20, 0]],
  ['a page that is over', 'cache', ['shop:1'], -1, Infinity, [0, 0]],
  ['a page with too many tags', 'made', MANY, Infinity, Infinity, [0, 0]],
] as const)('%s', (_, from, tags, until, campaignUntil, [fresh, stale]) => {
  const page = {
    ...toCachedPage({ status: 200, headers: [], body: Buffer.from('') }),
    shared: { tags: [...tags], until: NOW + until },
  }
  expect(cdnLifetime({ page, from, isShared: true }, NOW + campaignUntil, NOW)).toEqual({ fresh, stale })
})

test('a page that is not for everybody, or incomplete, is not stored', () => {
  const page = toCachedPage({ status: 200, headers: [], body: Buffer.from('') })
  expect(cdnLifetime({ page, from: 'made', isShared: true }, Infinity, NOW)).toEqual({ fresh: 0, stale: 0 })
})

test.each([
  ['product:1', 'product:1'],
  ['story:*', 'story:every'],
  ['*', 'everything'],
  ['slug:de/über uns', 'slug:de/%C3%BCber%20uns'],
  ['slug:a(b|c)', 'slug:a%28b%7Cc%29'],
])('%s is named %s', (tag, key) => expect(surrogateKey(tag)).toBe(key))

test('a page is found by its tags, by their kinds, and by that of all', () =>
  expect(cdnTags(['product:1', 'product:2', 'branches'])).toEqual([
    ['surrogate-key', 'product:1 product:2 branches product:every everything'],
    ['cache-tag', 'product:1,product:2,branches,product:every,everything'],
  ]))

test('a browser looks again each time, whatever the CDN does', () => {
  expect(Object.fromEntries(cdnCacheControl({ fresh: 60, stale: 600 }))).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
    'surrogate-control': 'max-age=60, stale-while-revalidate=600',
    'cdn-cache-control': 'max-age=60, stale-while-revalidate=600',
  })
  expect(cdnCacheControl({ fresh: 0, stale: 0 })).toEqual([
    ['cache-control', 'private, max-age=0, must-revalidate'],
  ])
})
