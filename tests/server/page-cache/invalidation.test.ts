import { expect, test } from 'vitest'
import { createInvalidation } from '#server/page-cache/invalidation.ts'

function open(changes: () => Promise<string[]> = async () => ['story:a']) {
  const calls: unknown[] = []
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given])
  const invalidation = createInvalidation({
    pageCache: {
      purge(tags, until = 0) {
        calls.push(['pages', tags.join(' '), until])
        return tags.length
      },
    },
    shops: { expire: note('shops'), expireGoods: note('goods') },
    content: { expire: note('content'), changes },
    purgeCdn: (tags) => void calls.push(['cdn', ...tags]),
    publish: (tags) => void calls.push(['publish', ...tags]),
    onError: note('error'),
    now: () => 1000,
  })
  return { ...invalidation, calls }
}

const EXPIRED = [['shops'], ['content']]

test('a purge renews all cached answers and is sent to the other processes', () => {
  const { purge, calls } = open()
  expect(purge(['product:1', 'category:2'])).toBe(2)
  expect(calls).toEqual([
    ['publish', 'product:1', 'category:2'],
    ...EXPIRED,
    ['pages', 'product:1 category:2', 0],
    ['cdn', 'product:1', 'category:2'],
  ])
})

test('changed content is read by each process; what is new to it at its start is not new to the CDN', async () => {
  const { checkContent, contentChanged, calls } = open()
  await checkContent()
  expect(await contentChanged()).toBe(1)
  expect(calls).toEqual([
    ['pages', 'story:a', 2000],
    ['publish', 'content'],
    ['pages', 'story:a', 2000],
    ['cdn', 'story:a'],
  ])
})

test.each([
  [['product:1'], [...EXPIRED, ['pages', 'product:1', 0], ['cdn', 'product:1']]],
  [['content'], [['pages', 'story:a', 2000]]],
  [
    ['content', 'product:1'],
    [...EXPIRED, ['pages', 'product:1', 0], ['cdn', 'product:1'], ['pages', 'story:a', 2000]],
  ],
])('what another process sends (%j) is not sent on', async (tags, expected) => {
  const { receive, calls } = open()
  receive(tags)
  await expect.poll(() => calls).toEqual(expected)
})

test('after missed messages everything is renewed, the last pages stand in meanwhile', async () => {
  const { purgeAll, calls } = open(() => Promise.reject(new Error('down')))
  purgeAll()
  await expect.poll(() => calls.length).toBe(5)
  expect(calls.slice(0, 3)).toEqual([...EXPIRED, ['pages', '*', 2000]])
})

test('a changed stock is no message: each process notices it', () => {
  const { stockChanged, calls } = open()
  stockChanged(['product:1'])
  expect(calls).toEqual([['goods'], ['pages', 'product:1', 2000], ['cdn', 'product:1']])
})
