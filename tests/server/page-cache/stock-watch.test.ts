import { expect, test } from 'vitest'
import type { StockChanges } from '#contract/shop-api/stock-changes.ts'
import { createStockCheck } from '#server/page-cache/stock-watch.ts'
import { recordingLog } from '#tests/support/log.ts'

function watch(answer: (after: number | undefined) => Promise<StockChanges>) {
  const { log, lines } = recordingLog()
  const asked: (number | undefined)[] = []
  const purged: string[][] = []
  const closing = new AbortController()
  const look = createStockCheck(
    {
      changes(after) {
        asked.push(after)
        return answer(after)
      },
      changed: (tags) => void purged.push(tags),
      log,
      now: () => 0,
    },
    closing.signal,
  )
  return { look, asked, purged, lines, close: () => closing.abort() }
}

test('changes since the last check are reported by their tags, once', async () => {
  let last = 7
  const { look, asked, purged } = watch(async (after) =>
    after === undefined || after === last
      ? { last, products: [], categories: [] }
      : { last, products: [10], categories: [3, 1] },
  )
  await look()
  last = 8
  await look()
  await look()
  expect(asked).toEqual([undefined, 7, 8])
  expect(purged).toEqual([['product:10', 'category:3', 'category:1']])
})

test('a shop that does not answer is asked again, and no change is lost', async () => {
  let isDown = false
  const { look, asked, purged, lines } = watch(async (after) => {
    if (isDown) throw new Error('down')
    return { last: 2, products: after === 1 ? [4] : [], categories: [] }
  })
  await look()
  isDown = true
  await look()
  await look()
  isDown = false
  await look()
  expect([asked, purged, lines]).toEqual([
    [undefined, 2, 2, 2],
    [],
    ['warn: changes of the stock could not be read'],
  ])
})

test('a shop that is shutting down is not logged', async () => {
  const { look, lines, close } = watch(() => Promise.reject(new Error('closed')))
  close()
  await look()
  expect(lines).toEqual([])
})

test('a slow check runs once', async () => {
  const { promise, resolve } = Promise.withResolvers<StockChanges>()
  const { look, asked } = watch(() => promise)
  const both = [look(), look()]
  resolve({ last: 1, products: [], categories: [] })
  await Promise.all(both)
  expect(asked).toEqual([undefined])
})
