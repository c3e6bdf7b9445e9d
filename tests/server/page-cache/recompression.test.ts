import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toCachedPage } from '#server/page-cache/cached-page.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { createRecompression } from '#server/page-cache/recompression.ts'
import { MINUTE, pageCacheFixture, renderedText } from '#tests/support/page-cache-fixture.ts'
import { recordingLog } from '#tests/support/log.ts'

const FOREVER = { freshUntil: Infinity, staleUntil: Infinity, fallbackUntil: Infinity }

function cacheWith(...keys: string[]) {
  const cache = createPageCache(1_000_000)
  const set = (key: string, text: string) => {
    const page = toCachedPage(renderedText(text))
    cache.set(key, page, [], FOREVER, 0)
    return page
  }
  const pages = keys.map((key) => set(key, `page ${key}`))
  return { cache, set, pages, recompression: createRecompression({ cache, log: recordingLog().log }) }
}

test('pages are compressed one after the other', async () => {
  const { pages, recompression } = cacheWith('a', 'b')
  recompression.add('a')
  recompression.add('b')
  await expect.poll(() => pages.every(({ isBest }) => isBest)).toBe(true)
  const texts = pages.map(({ bodies }) => bodies.br && brotliDecompressSync(bodies.br).toString())
  expect(texts).toEqual(['page a', 'page b'])
})

test('a page that was replaced while it waited is not compressed, the one in its place is', async () => {
  const { set, pages, recompression } = cacheWith('a', 'b')
  recompression.add('a')
  recompression.add('b')
  const newer = set('b', 'newer')
  await expect.poll(() => newer.isBest).toBe(true)
  expect(pages.map(({ isBest }) => isBest)).toEqual([true, false])
})

test('no more than fifty wait', async () => {
  const keys = Array.from({ length: 53 }, (_, place) => `${place}`)
  const { pages, recompression } = cacheWith(...keys)
  for (const key of keys) recompression.add(key)
  await expect.poll(() => pages.filter(({ isBest }) => isBest).length).toBe(51)
  recompression.add('52')
  await expect.poll(() => pages[52]?.isBest).toBe(true)
  expect(pages[51]?.isBest).toBe(false)
})

test('a stop waits for the page that is being compressed, and for no other', async () => {
  const { pages, recompression } = cacheWith('a', 'b', 'c')
  for (const key of ['a', 'b', 'c']) recompression.add(key)
  await recompression.stop()
  expect(pages.map(({ isBest }) => isBest)).toEqual([true, false, false])
})

test('a page that is rendered again without a change is not compressed again', async () => {
  const { cache, pages, show, state } = pageCacheFixture()
  for (let request = 0; request < 4; request += 1) await show()
  const first = cache.peek('a')?.page
  await expect.poll(() => first?.isBest).toBe(true)
  state.time += MINUTE
  await show()
  await pages.idle()
  const renewed = cache.peek('a')?.page
  expect(renewed).not.toBe(first)
  expect([renewed?.isBest, renewed?.bodies]).toEqual([true, first?.bodies])
})
