import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { filters } from '#contract/shop-api/filter.ts'
import { foundBranch } from '#contract/shop-api/branch.ts'
import { page } from '#contract/shop-api/page.ts'
import { stock } from '#shop-api/schema/product.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

const branches = page(foundBranch)
const listed = page(z.object({ id: z.int() }))
const HAMBURG = 'near=53.55,9.99'

const TOKEN = { 'x-access-token': 'local' }

onShopApi((ask, database) => {
  const put = (stocks: unknown, headers = TOKEN) =>
    ask('/v1/stock', { method: 'PUT', headers, body: JSON.stringify({ stocks }) })
  const set = (branchId: number | string, entry: object) => put([{ branchId, ...entry }])
  const stockOf = async (variantId: number) =>
    database().db.select().from(stock).where(eq(stock.variantId, variantId))
  const soldOut = async () =>
    listed.parse((await ask('/v1/products?perPage=100')).body).entities.every(({ id }) => id !== 10)

  test('pieces of the warehouse are set, and the listing shows it', async () => {
    expect(await soldOut()).toBe(false)
    expect(await put([{ variantId: 100, quantity: 0 }])).toEqual({
      status: 200,
      body: { changed: 1, unchanged: 0 },
    })
    expect(await soldOut()).toBe(true)
    const date = '2026-08-01T00:00:00Z'
    await put([
      { variantKey: 'V-100', quantity: 0, isSellableWithoutStock: true, expectedAvailabilityAt: date },
    ])
    expect(await soldOut()).toBe(false)
    expect(await stockOf(100)).toMatchObject([{ quantity: 0, isSellableWithoutStock: true }])
    // What an entry does not name stays.
    await put([{ productKey: 'P-10', quantity: 7 }])
    expect(await stockOf(100)).toMatchObject([{ quantity: 7, isSellableWithoutStock: true }])
    await put([
      { productKey: 'P-10', quantity: 7, isSellableWithoutStock: false, expectedAvailabilityAt: null },
    ])
    expect(await stockOf(100)).toMatchObject([
      { quantity: 7, isSellableWithoutStock: false, expectedAvailabilityAt: null },
    ])
  })

  test('the same stock again changes nothing', async () => {
    const entries = [
      { variantId: 100, quantity: 7 },
      { variantId: 110, branchId: 1001, quantity: 2 },
    ]
    await put(entries)
    const { body } = await ask('/v1/stock-changes')
    expect((await put(entries)).body).toEqual({ changed: 0, unchanged: 2 })
    expect((await ask('/v1/stock-changes')).body).toEqual(body)
  })

  test('a variant that never had stock gets some', async () => {
    const { db } = database()
    await db.delete(stock).where(eq(stock.variantId, 100))
    await put([{ variantId: 100, quantity: 7 }])
    expect([await soldOut(), await stockOf(100)]).toMatchObject([false, [{ quantity: 7 }]])
  })

  test('one fault, and nothing is set', async () => {
    const { status, body } = await put([
      { variantId: 100, quantity: 0 },
      { variantId: 9999, quantity: 1 },
      { variantId: 30, branchId: 9999, quantity: 1 },
      { variantKey: 'V-100', quantity: 1 },
      { variantId: 30, productKey: 'P-3', quantity: 1 },
      { variantId: 30, branchId: 1001, quantity: 1, isSellableWithoutStock: true },
      'x',
    ])
    expect([status, body]).toMatchObject([
      400,
      {
        message: 'nothing was set: 6 faults',
        details: [
          { field: 'stocks[1].variantId', description: 'is not known' },
          { field: 'stocks[2].branchId', description: 'is not known' },
          { field: 'stocks[3].variantKey', description: 'is set by entry 0, too' },
          { field: 'stocks[4]', description: 'needs one of variantId, variantKey and productKey' },
          { field: 'stocks[5].branchId', description: 'a branch has only pieces' },
          { field: 'stocks[6]' },
        ],
      },
    ])
    expect(await stockOf(100)).toMatchObject([{ quantity: 7 }])
  })

  const having = async (variantId: number, rest = '') =>
    branches
      .parse((await ask(`/v1/branches?variantId=${variantId}${rest}`)).body)
      .entities.map(({ id, stock }) => [id, stock] as const)

  test('branches that have a piece are found, with the class of their stock', async () => {
    for (const [branchId, quantity] of [
      [1001, 1],
      [1002, 3],
      [1003, 4],
      [1004, 0],
    ])
      expect((await set(branchId ?? 0, { variantId: 30, quantity })).status).toBe(200)
    expect(new Map(await having(30))).toEqual(
      new Map([
        [1001, 'last'],
        [1002, 'few'],
        [1003, 'many'],
      ]),
    )
    expect(await having(30, `&${HAMBURG}&perPage=2`)).toHaveLength(2)
    expect(await having(31)).toEqual([])
  })

  test('what is set again replaces what was there', async () => {
    await set(1001, { variantId: 60, quantity: 5 })
    await set(1001, { variantId: 60, quantity: 0 })
    expect(await having(60)).toEqual([])
  })

  test('a branch of another country is not found from here', async () => {
    expect((await set(1050, { variantId: 100, quantity: 5 })).status).toBe(200)
    expect(await having(100)).toEqual([])
  })

  test('a listing is narrowed to what a branch of the country has', async () => {
    for (const [branchId, variantId, quantity] of [
      [1010, 30, 1],
      [1010, 31, 2],
      [1010, 60, 0],
      [1050, 30, 1],
    ])
      await set(branchId ?? 0, { variantId, quantity })
    const found = async (branchId: number, rest = '') =>
      listed.parse((await ask(`/v1/products?filters[branch]=${branchId}${rest}`)).body).entities
    const product = (await found(1010))[0]?.id
    expect(await found(1010)).toEqual([{ id: product }])
    expect(await found(1010, `&filters[category]=999`)).toEqual([])
    expect([await found(1011), await found(1050), await found(9999)]).toEqual([[], [], []])
    const counted = filters.parse((await ask('/v1/filters?filters[branch]=1010')).body)
    expect(counted.find(({ slug }) => slug === 'prices')?.values).toMatchObject([{ productCount: 1 }])
  })

  test('of what a branch has, only marked goods come last, not what is sold out online', async () => {
    for (const variantId of [30, 40, 120]) await set(1011, { variantId, quantity: 1 })
    const { body } = await ask('/v1/products?filters[branch]=1011&demote=true&includeSoldOut=true')
    expect(listed.parse(body).entities).toEqual([{ id: 4 }, { id: 3 }, { id: 12 }])
  })

  test.each(['0', '-1', 'x', '1,2', '99999999999'])('filters[branch]=%s is refused', async (id) =>
    expect((await ask(`/v1/products?filters[branch]=${id}`)).status).toBe(400),
  )

  test('without a search for a variant no stock is shown', async () => {
    const { body } = await ask('/v1/branches')
    expect(JSON.stringify(body)).not.toContain('"stock"')
  })

  test.each([
    [1001, { variantId: 30, quantity: -1 }],
    [1001, { variantId: 30, quantity: 1.5 }],
    [1001, { variantId: 30 }],
    ['one', { variantId: 30, quantity: 1 }],
  ])('branch %s does not take %j', async (branchId, body) =>
    expect((await set(branchId, body)).status).toBe(400),
  )

  test('nobody writes without the token', async () => {
    const entry = { branchId: 1001, variantId: 30, quantity: 9 }
    expect((await put([entry], { 'x-access-token': 'wrong' })).status).toBe(401)
  })

  test.each(['0', '-1', 'x', '1e3', '99999999999'])('variantId=%s is refused', async (id) =>
    expect((await ask(`/v1/branches?variantId=${id}`)).status).toBe(400),
  )
})
