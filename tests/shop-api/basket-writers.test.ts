import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi, linesOf } from '#tests/support/visitor-api.ts'

const group = (id: number) => ({ id: `g${id}`, isMainItem: true, isRequired: true })
const count = <T>(answers: { status: T }[], status: T) =>
  answers.filter((each) => each.status === status).length
const fifty = Array.from({ length: 50 }, (_, place) => place)

onShopApi((ask, database) => {
  const { send } = visitorApi(ask)
  const { see, add, put, change } = basketApi(ask)

  test('fifty simultaneous additions to one new basket are all stored', async () => {
    const answers = await Promise.all(
      fifty.map((id) => add('crowd', { variantId: 70, itemGroup: group(id) })),
    )
    expect(count(answers, 201)).toBe(50)
    const { items, cost } = await see('crowd')
    expect(new Set(items.map(({ itemGroup }) => itemGroup?.id)).size).toBe(50)
    expect(new Set(items.map(({ key }) => key)).size).toBe(50)
    expect(cost.withTax).toBe(50 * 29_900)
  })

  test('fifty simultaneous requests for the last seven pieces get seven', async () => {
    const answers = await Promise.all(fifty.map((id) => add('last', { variantId: 10, itemGroup: group(id) })))
    expect([count(answers, 201), count(answers, 412)]).toEqual([7, 43])
    expect((await see('last')).items).toHaveLength(7)
  })

  test('fifty simultaneous additions of the same variant add it once', async () => {
    const answers = await Promise.all(fifty.map(() => add('same', { variantId: 70 })))
    expect([count(answers, 201), count(answers, 409)]).toEqual([1, 49])
    expect(linesOf(await see('same'))).toEqual([[70, 1]])
  })

  test('the basket after fifty mixed changes matches the last responses', async () => {
    const keys: string[] = []
    for (const id of fifty) keys.push(await put('mixed', { variantId: 70, itemGroup: group(id) }))
    const answers = await Promise.all(
      keys.map((key, place) =>
        place % 2 === 0
          ? change('mixed', key, { quantity: place + 1 })
          : send('DELETE', `/v1/baskets/mixed/items/${key}`),
      ),
    )
    expect(count(answers, 200)).toBe(50)
    expect(linesOf(await see('mixed'))).toEqual(
      fifty.filter((place) => place % 2 === 0).map((place) => [70, place + 1]),
    )
  })

  test('of fifty removals of one item, one succeeds', async () => {
    const key = await put('once', { variantId: 10 })
    const answers = await Promise.all(fifty.map(() => send('DELETE', `/v1/baskets/once/items/${key}`)))
    expect([count(answers, 200), count(answers, 404)]).toEqual([1, 49])
  })

  test('writers of different baskets, readers and listings do not block each other', async () => {
    const answers = await Promise.all(
      fifty.flatMap((id) => [
        add(`apart-${id % 5}`, { variantId: 70, itemGroup: group(id) }),
        see(`apart-${id % 5}`),
        ask('/v1/products?with=variants'),
      ]),
    )
    expect(count(answers, 201)).toBe(50)
    expect((await see('apart-0')).items).toHaveLength(10)
  })

  test('a change that fails half-way changes nothing, and the next one works', async () => {
    const { db } = database()
    await db.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$`)
    await db.execute(sql`
      create trigger refuse after insert on basket_item for each row when (new.variant_id = 30) execute function refuse()`)
    const key = await put('broken', { variantId: 10 })
    await expect(add('broken', { variantId: 30 })).rejects.toThrow(/add_plain_line/)
    await expect(add('unborn', { variantId: 30 })).rejects.toThrow(/add_plain_line/)
    expect((await change('broken', key, { quantity: 2 })).status).toBe(200)
    await db.execute(sql`drop function refuse cascade`)
    expect(linesOf(await add('broken', { variantId: 30 }))).toEqual([
      [10, 2],
      [30, 1],
    ])
  })

  test('a thousand additions stop at two hundred lines', async () => {
    const answers: { status: number }[] = []
    for (let id = 0; id < 1000; id++)
      answers.push(await send('POST', '/v1/baskets/full/items', { variantId: 70, itemGroup: group(id) }))
    expect([count(answers, 201), count(answers, 413)]).toEqual([200, 800])
    expect(answers.at(-1)).toMatchObject({ body: { key: 'full', items: { length: 200 } } })
    expect((await add('full', { variantId: 70, itemGroup: group(0) })).status).toBe(409)
  }, 120_000)
})
