import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { stockChanges } from '#contract/shop-api/stock-changes.ts'
import { createShopApi } from '#shop-api/app.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import { price, priceHistory } from '#shop-api/schema/product.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const TOKEN = { 'x-access-token': 'local' }
const DAY = 86_400_000
const page = z.object({ entities: z.array(z.object({ id: z.int() })) })
const priced = z.object({
  variants: z.array(
    z.object({
      price: z.object({ withTax: z.int(), appliedReductions: z.array(z.unknown()) }),
      lowestPriorPrice: z.object({ withTax: z.int().nullable() }),
    }),
  ),
})

onShopApi((ask, database) => {
  /** Sends it on a day after the start of the tests. */
  async function put(prices: unknown, day = 0) {
    const now = new Date(NOW.getTime() + day * DAY)
    const api = createShopApi({ db: database().db, now: () => now })
    const body = JSON.stringify({ prices })
    const response = await api(
      new Request('http://shop/v1/prices?shopId=1', { method: 'PUT', headers: TOKEN, body }),
    )
    return { status: response.status, body: await response.json() }
  }
  const shown = async (id: number, shopId = 1) => {
    const path = `/v1/products/${id}?with=variants.lowestPriorPrice&shopId=${shopId}`
    const [first] = priced.parse((await ask(path)).body).variants
    return [first?.price.withTax, first?.price.appliedReductions.length, first?.lowestPriorPrice.withTax]
  }
  const listed = async (query: string) =>
    page.parse((await ask(`/v1/products?perPage=100&${query}`)).body).entities.map(({ id }) => id)
  const historyOf = async (variantId: number) =>
    (await database().db.select().from(priceHistory).where(eq(priceHistory.variantId, variantId))).map(
      ({ withTax }) => withTax,
    )

  test('a reduced price is shown, listed, sorted and filtered in its shop alone', async () => {
    const cheapest = 'sort=price&sortDir=asc'
    expect(await listed('filters[sale]=true')).not.toContain(11)
    const { body } = await ask('/v1/stock-changes')
    const { last } = stockChanges.parse(body)
    expect(await put([{ variantKey: 'V-110', shopId: 1, withTax: 90, reducedFrom: 1990 }])).toEqual({
      status: 200,
      body: { changed: 1, unchanged: 0 },
    })
    expect(await shown(11)).toEqual([90, 1, 1990])
    expect(await shown(11, 2)).toEqual([1990, 0, null])
    expect((await listed(cheapest))[0]).toBe(11)
    expect((await listed(`${cheapest}&shopId=2`))[0]).not.toBe(11)
    expect((await listed('sort=reduction'))[0]).toBe(11)
    expect(await listed('filters[sale]=true')).toContain(11)
    expect(await listed('filters[maxPrice]=90')).toEqual([11])
    expect((await ask(`/v1/stock-changes?after=${last}`)).body).toMatchObject({
      last: last + 1,
      products: [11],
      categories: expect.arrayContaining([40]),
    })
  })

  test('the same list again changes nothing, and starts no new reduction', async () => {
    const list = [{ variantKey: 'V-110', shopId: 1, withTax: 90, reducedFrom: 1990 }]
    expect((await put(list, 3)).body).toEqual({ changed: 0, unchanged: 1 })
    expect(await shown(11)).toEqual([90, 1, 1990])
    expect(await historyOf(110)).toEqual([1990])
  })

  test('the lowest price of thirty days is that of the records', async () => {
    const set = (day: number, withTax: number, reducedFrom?: number) =>
      put([{ variantId: 120, shopId: 1, withTax, ...(reducedFrom && { reducedFrom }) }], day)
    await set(0, 2000)
    expect(await shown(12)).toEqual([2000, 0, 2000])
    await set(5, 2400)
    expect(await shown(12)).toEqual([2400, 0, 2000])
    await set(20, 1900, 2400)
    expect(await shown(12)).toEqual([1900, 1, 2000])
    await set(25, 2500)
    await set(56, 2100, 2500)
    expect(await shown(12)).toEqual([2100, 1, 2500])
    expect((await historyOf(120)).toSorted()).toEqual([1900, 2000, 2400, 2490, 2500])
  })

  test('all variants of a product change together, and only where they have a price', async () => {
    await put([{ productKey: 'P-3', shopId: 1, withTax: 13_900 }])
    const { body } = await ask('/v1/products/3?with=variants')
    expect(
      priced.shape.variants.element
        .pick({ price: true })
        .array()
        .parse(z.object({ variants: z.unknown() }).parse(body).variants),
    ).toMatchObject([{ price: { withTax: 13_900 } }, { price: { withTax: 13_900 } }])
    await database()
      .db.delete(price)
      .where(and(eq(price.variantId, 31), eq(price.shopId, 2)))
    expect((await put([{ productKey: 'P-3', shopId: 2, withTax: 13_900 }])).body).toEqual({
      changed: 1,
      unchanged: 0,
    })
  })

  test('one fault, and nothing is set; all faults are named', async () => {
    const { status, body } = await put([
      { variantId: 10, shopId: 1, withTax: 1 },
      { variantId: 9999, shopId: 1, withTax: 1 },
      { variantId: 10, shopId: 99, withTax: 1 },
      { variantKey: 'V-10', shopId: 1, withTax: 2 },
      { productKey: 'P-2', shopId: 1, withTax: 100, reducedFrom: 100 },
      { productKey: 'P-2', shopId: 1, withTax: -1 },
      { shopId: 1, withTax: 1 },
      { variantId: 20, shopId: 1, withTax: 1, currency: 'EUR' },
    ])
    expect([status, body]).toMatchObject([
      400,
      {
        message: 'nothing was set: 7 faults',
        details: [
          { field: 'prices[1].variantId', description: 'is not known' },
          { field: 'prices[2].variantId', description: 'has no price in shop 99' },
          { field: 'prices[3].variantKey', description: 'is set by entry 0, too' },
          { field: 'prices[4].reducedFrom', description: 'is not above the price' },
          { field: 'prices[5].withTax' },
          { field: 'prices[6]' },
          { field: 'prices[7]' },
        ],
      },
    ])
    expect(await shown(1)).toEqual([9900, 0, null])
  })

  test('a service with a long recheck interval shows it after the notification', async () => {
    const api = createShopApi({ db: database().db, now: () => NOW, recheckMs: 60_000, preload: true })
    const read = async (path: string) => (await api(new Request(`http://shop${path}&shopId=1`))).json()
    const seen = async () => (await read('/v1/products/10?with=variants')).variants[0].price.withTax
    expect(await seen()).toBe(799)
    await put([{ variantId: 100, shopId: 1, withTax: 699 }])
    await read('/v1/stock-changes?')
    expect(await seen()).toBe(699)
  })

  test('lists that are sent together run one after the other', async () => {
    const amounts = [701, 702, 703, 704, 705]
    await Promise.all(amounts.map((withTax) => put([{ variantId: 100, shopId: 1, withTax }])))
    const last = await shown(10)
    expect(amounts).toContain(last[0])
    expect((await historyOf(100)).toSorted()).toEqual(
      [...amounts.filter((amount) => amount !== last[0]), 699, 799].toSorted(),
    )
  })

  test('a price before there is an index is in the first one', async () => {
    const { db } = database()
    await db.execute(sql`delete from catalogue`)
    await put([{ variantId: 100, shopId: 1, withTax: 777 }])
    await rebuildIndexes(db, NOW)
    expect(await listed('filters[minPrice]=777&filters[maxPrice]=777')).toEqual([10])
  })

  test('a reduction is in the range of the whole percent that is shown', async () => {
    await put([{ variantKey: 'V-70', shopId: 1, withTax: 795, reducedFrom: 1000 }])
    const isWithin = async (percent: number) =>
      (await listed(`filters[minReduction]=${percent}&filters[maxReduction]=${percent}`)).includes(7)
    expect([await isWithin(19), await isWithin(20), await isWithin(21)]).toEqual([false, true, false])
  })
})
