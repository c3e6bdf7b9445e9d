import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { type StockChanges, stockChanges } from '#contract/shop-api/stock-changes.ts'
import { listenTo } from '#platform/database-notifications.ts'
import { createStockCheck } from '#server/page-cache/stock-watch.ts'
import { createShopApi } from '#shop-api/app.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import { STOCK_CHANNEL } from '#shop-api/schema/derived.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { recordingLog } from '#tests/support/log.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const unchanged = (last: number, index = 1): StockChanges => ({
  last,
  index,
  isBehind: false,
  products: [],
  categories: [],
})

function watch(answer: (after: number | undefined) => Promise<StockChanges>) {
  const { log, lines } = recordingLog()
  const requested: (number | undefined)[] = []
  const purged: string[][] = []
  const closing = new AbortController()
  const look = createStockCheck(
    {
      changes(after) {
        requested.push(after)
        return answer(after)
      },
      purge: (tags) => void purged.push(tags),
      purgeAll: () => void purged.push(['everything']),
      log,
      now: () => 0,
      retryMs: 0,
    },
    closing.signal,
  )
  return { look, requested, purged, lines, close: () => closing.abort() }
}

test('changes since the last check are reported by their tags, once', async () => {
  let last = 7
  const { look, requested, purged } = watch(async (after) =>
    after === undefined || after === last
      ? unchanged(last)
      : { ...unchanged(last), products: [10], categories: [3, 1] },
  )
  await look()
  last = 8
  await look()
  await look()
  expect(requested).toEqual([undefined, 7, 8])
  expect(purged).toEqual([['product:10', 'category:3', 'category:1']])
})

test('a new index may show anything differently, the first one is none', async () => {
  const indexes = [4, 4, 5, 5]
  const { look, purged } = watch(async () => unchanged(7, indexes.shift()))
  for (let count = 0; count < 4; count += 1) await look()
  expect(purged).toEqual([['everything']])
})

test('a shop that does not answer is called until it does, and no change is lost', async () => {
  let faults = 0
  const { look, requested, purged, lines } = watch(async (after) => {
    if (after !== undefined && faults++ < 2) throw new Error('down')
    return { ...unchanged(2), products: after === 2 ? [4] : [] }
  })
  await look()
  await look()
  expect([requested, purged, lines]).toEqual([
    [undefined, 2, 2, 2],
    [['product:4']],
    ['warn: changes of the stock could not be read'],
  ])
})

test('a stock that is behind, because the catalogue is being rebuilt, is read again', async () => {
  let rounds = 0
  const { look, requested, lines } = watch(async () => ({ ...unchanged(3), isBehind: rounds++ === 0 }))
  await look()
  expect([requested, lines]).toEqual([[undefined, 3], []])
})

test('a shop that is shutting down is not logged', async () => {
  const { look, lines, close } = watch(() => Promise.reject(new Error('closed')))
  close()
  await look()
  expect(lines).toEqual([])
})

test('a change during a slow check is found by one more check', async () => {
  const { promise, resolve } = Promise.withResolvers<StockChanges>()
  const { look, requested } = watch((after) =>
    after === undefined ? promise : Promise.resolve(unchanged(2)),
  )
  const all = [look(), look(), look()]
  resolve(unchanged(1))
  await Promise.all(all)
  expect(requested).toEqual([undefined, 1])
})

const PRODUCT = 10
const SOON = { timeout: 20_000 }

/** The stock watches of two processes on one database, and how a third sells the product out. */
onShopApi((_, database) => {
  const setStock = (quantity: number) =>
    database().db.execute(sql`update stock set quantity = ${quantity} where variant_id = 100`)
  function openProcess(until: AbortSignal) {
    const { log } = recordingLog()
    const { db } = database()
    const api = createShopApi({ db, now: () => NOW, recheckMs: 60_000 })
    const purged: string[] = []
    let checks = 0
    const check = createStockCheck(
      {
        async changes(after) {
          const query = after === undefined ? '' : `&after=${after}`
          const answer = await api(new Request(`http://shop/v1/stock-changes?shopId=1${query}`))
          checks += 1
          return stockChanges.parse(await answer.json())
        },
        purge: (tags) => void purged.push(...tags),
        purgeAll: () => void purged.push('everything'),
        log,
        now: () => 0,
      },
      until,
    )
    void listenTo({ [STOCK_CHANNEL]: check }, { database: async () => db, log, now: () => 0 }, until)
    return { purged, checks: () => checks, db }
  }

  test('each process purges its own pages when a product sells out, and does nothing in between', async () => {
    const closing = new AbortController()
    const processes = [openProcess(closing.signal), openProcess(closing.signal)]
    // When it listens.
    await vi.waitFor(() => expect(processes.map(({ checks }) => checks())).toEqual([1, 1]), SOON)
    await setStock(0)
    await vi.waitFor(() => {
      for (const { purged } of processes) expect(purged).toContain(`product:${PRODUCT}`)
    }, SOON)
    expect(processes.map(({ checks }) => checks())).toEqual([2, 2])
    closing.abort()
    await setStock(7)
  })

  test('each process purges all pages after a rebuild', async () => {
    const closing = new AbortController()
    const processes = [openProcess(closing.signal), openProcess(closing.signal)]
    await vi.waitFor(() => expect(processes.map(({ checks }) => checks())).toEqual([1, 1]), SOON)
    await rebuildIndexes(database().db, NOW)
    await vi.waitFor(() => {
      for (const { purged } of processes) expect(purged).toEqual(['everything'])
    }, SOON)
    closing.abort()
  })

  test('what changes while the connection is lost is found when it is back', async () => {
    const closing = new AbortController()
    const { purged, checks } = openProcess(closing.signal)
    await vi.waitFor(() => expect(checks()).toBe(1), SOON)
    await database().db.transaction(async (tx) => {
      await tx.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'veduta notifications' and datname = current_database()`,
      )
      await tx.execute(sql`update stock set quantity = 0 where variant_id = 100`)
    })
    await vi.waitFor(() => expect(purged).toContain(`product:${PRODUCT}`), SOON)
    closing.abort()
    await setStock(7)
  })
})
