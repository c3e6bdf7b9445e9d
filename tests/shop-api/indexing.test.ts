import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createShopApi } from '#shop-api/app.ts'
import { rows } from '#platform/database.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import { product, stock } from '#shop-api/schema/product.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

onShopApi((ask, database) => {
  const totals = async () => {
    const { body } = await ask('/v1/products?perPage=1')
    return body
  }

  test('a second rebuild gives the same result', async () => {
    const derived = sql`
      with current as (select version from catalogue)
      select kind, ref, md5(products) as made from facet natural join current
      union all select shop_id || key, 0, md5(ordinals) || md5(amounts) from ordering natural join current
      union all select language || stem, strength, md5(products) || value_ids::text from posting natural join current
      union all select language || word, frequency, stem from word natural join current
      order by 1, 2, 3`
    const once = await rows(database().db, derived)
    await rebuildIndexes(database().db, NOW)
    expect(await rows(database().db, derived)).toEqual(once)
    expect(once.length).toBeGreaterThan(100)
  })

  test('listings and search show a change after a rebuild', async () => {
    const { db } = database()
    expect(await totals()).toMatchObject({ pagination: { total: 8 } })
    await db
      .update(product)
      .set({ isActive: true, names: { '*': 'Igelstachel' } })
      .where(eq(product.id, 8))
    expect(await totals()).toMatchObject({ pagination: { total: 8 } })
    await rebuildIndexes(db, NOW)
    expect(await totals()).toMatchObject({ pagination: { total: 9 } })
    expect((await ask('/v1/products?filters[term]=igelstachel')).body).toMatchObject({
      entities: [{ id: 8 }],
    })
  })

  test('a service with a long recheck interval shows a change after it', async () => {
    const { db } = database()
    let now = NOW.getTime()
    const api = createShopApi({ db, now: () => new Date(now), recheckMs: 1000 })
    const total = async () => {
      const response = await api(
        new Request('http://shop/v1/products?shopId=1&perPage=1', { headers: { 'x-access-token': 'local' } }),
      )
      return response.json()
    }
    const before = await total()
    await db.update(product).set({ isActive: false }).where(eq(product.id, 8))
    await rebuildIndexes(db, NOW)
    now += 999
    expect(await total()).toEqual(before)
    now += 1
    expect(await total()).toMatchObject({ pagination: { total: 8 } })
    expect(before).toMatchObject({ pagination: { total: 9 } })
  })

  test('a preloaded catalogue is the same, and shows changes too', async () => {
    const { db } = database()
    const faults: unknown[] = []
    const api = createShopApi({
      db,
      now: () => NOW,
      preload: true,
      onError: (fault) => faults.push(fault),
    })
    const path = '/v1/products/1?with=variants,siblings,attributes'
    const answer = async () =>
      (
        await api(new Request(`http://shop${path}&shopId=1`, { headers: { 'x-access-token': 'local' } }))
      ).json()
    expect([await answer(), await answer()]).toEqual([(await ask(path)).body, (await ask(path)).body])
    await db
      .update(product)
      .set({ names: { '*': 'Distel' } })
      .where(eq(product.id, 1))
    await rebuildIndexes(db, NOW)
    expect(await answer()).toMatchObject({ name: 'Distel' })
    expect(faults).toEqual([])
  })

  test('stock changes show at once', async () => {
    const quantity = async () => (await ask('/v1/products/1?with=variants')).body
    expect(await quantity()).toMatchObject({ isSoldOut: false, variants: [{ stock: { quantity: 7 } }] })
    await database().db.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, 10))
    expect(await quantity()).toMatchObject({ isSoldOut: true, variants: [{ stock: { quantity: 0 } }] })
  })

  test('an empty catalogue works', async () => {
    const { db } = database()
    await db.execute(sql`truncate product cascade`)
    await rebuildIndexes(db, NOW)
    expect(await totals()).toMatchObject({ entities: [], pagination: { total: 0 } })
    expect(await ask('/v1/filters')).toMatchObject({ status: 200, body: [] })
    expect(await ask('/v1/products?filters[term]=brille&sort=price')).toMatchObject({ status: 200 })
    expect(await ask('/v2/search/suggestions?term=brille')).toMatchObject({ body: { suggestions: [] } })
  })

  test('an internal error is reported, and hidden from the caller', async () => {
    const faults: unknown[] = []
    const broken = createShopApi({
      db: database().db,
      now: () => {
        throw new Error('the clock stands still')
      },
      onError: (fault) => faults.push(fault),
    })
    const response = await broken(new Request('http://shop/v1/products?shopId=1'))
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ code: 500, message: 'The shop could not answer' })
    expect(faults).toEqual([new Error('the clock stands still')])
  })
})
