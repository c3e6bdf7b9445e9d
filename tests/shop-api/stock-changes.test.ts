import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { stockChanges } from '#contract/shop-api/stock-changes.ts'
import { createShopApi } from '#shop-api/app.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const page = z.object({ entities: z.array(z.object({ id: z.int() })) })
const groups = z.array(z.looseObject({ slug: z.string(), values: z.array(z.looseObject({})) }))

onShopApi((ask, database) => {
  const { buy, move, stockOf } = orderApi(ask)

  const listed = async (shopId = 1) =>
    page.parse((await ask(`/v1/products?perPage=100&shopId=${shopId}`)).body).entities.map(({ id }) => id)
  const changes = async (after?: number) =>
    stockChanges.parse((await ask(`/v1/stock-changes${after === undefined ? '' : `?after=${after}`}`)).body)

  /** The product of the variant 100 has no other variants. */
  const PRODUCT = 10

  test('a sold-out product leaves the listing, and returns with the cancellation of the last order', async () => {
    const all = await listed()
    expect(all).toContain(PRODUCT)
    const { last } = await changes()
    const { order } = await buy('last', 100, await stockOf(100))
    expect(await listed()).toEqual(all.filter((id) => id !== PRODUCT))
    const gone = await changes(last)
    expect(gone).toMatchObject({ last: last + 1, products: [PRODUCT] })
    expect(gone.categories.length).toBeGreaterThan(0)
    await move(order.id, { event: 'cancel' })
    expect(await listed()).toEqual(all)
    expect(await changes(gone.last)).toMatchObject({ last: last + 2, products: [PRODUCT] })
    expect(await changes(last + 2)).toEqual({
      last: last + 2,
      index: 1,
      isBehind: false,
      products: [],
      categories: [],
    })
  })

  test('counts change as well', async () => {
    const counted = async () => JSON.stringify(groups.parse((await ask('/v1/filters')).body))
    const before = await counted()
    const { order } = await buy('counted', 100, await stockOf(100))
    expect(await counted()).not.toBe(before)
    await move(order.id, { event: 'ship' })
    await move(order.id, { event: 'return' })
    expect(await counted()).toBe(before)
  })

  test('an order that leaves some pieces changes nothing', async () => {
    const { last } = await changes()
    await buy('some', 100, 1)
    expect(await changes(last)).toEqual({ last, index: 1, isBehind: false, products: [], categories: [] })
  })

  test('every writer of the stock, and a rebuild in between, is noticed', async () => {
    const { db } = database()
    const { last } = await changes()
    await db.execute(sql`update stock set quantity = 0 where variant_id = 100`)
    await rebuildIndexes(db, NOW)
    expect(await listed()).not.toContain(PRODUCT)
    await db.execute(sql`update stock set is_sellable_without_stock = true where variant_id = 100`)
    expect(await listed()).toContain(PRODUCT)
    expect((await changes(last)).products).toEqual([PRODUCT])
    await db.execute(
      sql`update stock set is_sellable_without_stock = false, quantity = 7 where variant_id = 100`,
    )
    expect(await listed()).toContain(PRODUCT)
  })

  test('a long recheck interval shows it a second later, and stock changes at once', async () => {
    let time = NOW.getTime()
    const api = createShopApi({ db: database().db, now: () => new Date(time), recheckMs: 1000 })
    const ids = async (path: string) => (await api(new Request(`http://shop${path}`))).json()
    const seen = async () =>
      page.parse(await ids('/v1/products?shopId=1&perPage=100')).entities.map(({ id }) => id)
    expect(await seen()).toContain(PRODUCT)
    await database().db.execute(sql`update stock set quantity = 0 where variant_id = 100`)
    time += 500
    expect(await seen()).toContain(PRODUCT)
    await ids('/v1/stock-changes?shopId=1')
    expect(await seen()).not.toContain(PRODUCT)
    await database().db.execute(sql`update stock set quantity = 7 where variant_id = 100`)
    time += 1000
    expect(await seen()).toContain(PRODUCT)
  })

  test.each(['x', '-1', '1.5'])('changes after %s cannot be requested', async (after) =>
    expect((await ask(`/v1/stock-changes?after=${after}`)).status).toBe(400),
  )
})
