import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi, linesOf } from '#tests/support/visitor-api.ts'

const group = (id: string) => ({ id, isMainItem: false, isRequired: true })

onShopApi((ask, database) => {
  const { send } = visitorApi(ask)
  const { see, add, put, change } = basketApi(ask)

  test('the quantity changes, and absent fields stay', async () => {
    const key = await put('more', { variantId: 10, customData: { a: 1 }, itemGroup: group('a') })
    const changed = await change('more', key, { quantity: 3 })
    expect(changed).toMatchObject({
      status: 200,
      items: [
        {
          key,
          quantity: 3,
          customData: { a: 1 },
          itemGroup: group('a'),
          price: { total: { withTax: 29_700 } },
        },
      ],
      cost: { withTax: 29_700 },
    })
    expect((await see('more')).items).toEqual(changed.items)
  })

  test('custom data is replaced as a whole, and a group can be removed', async () => {
    const displayData = { meta: { key: 'meta', label: 'Meta', value: 'x' } }
    const key = await put('data', {
      variantId: 10,
      quantity: 2,
      customData: { a: 1, b: 2 },
      itemGroup: group('a'),
    })
    const { items } = await change('data', key, { customData: { c: 3 }, displayData, itemGroup: null })
    expect(items[0]).toMatchObject({ quantity: 2, customData: { c: 3 }, displayData })
    expect(items[0]?.customData).toEqual({ c: 3 })
    expect(items[0]).not.toHaveProperty('itemGroup')
    expect((await change('data', key, {})).status).toBe(200)
  })

  test('an item that changes its group is in that group, and no longer in the other', async () => {
    const key = await put('moved', { variantId: 10, itemGroup: group('a') })
    await change('moved', key, { itemGroup: group('b') })
    expect((await add('moved', { variantId: 10, itemGroup: group('b') })).status).toBe(409)
    expect((await add('moved', { variantId: 10, itemGroup: group('a') })).status).toBe(201)
    expect((await add('moved', { variantId: 10 })).status).toBe(201)
    expect((await change('moved', key, { itemGroup: null })).status).toBe(409)
  })

  test('the quantity is limited to what the other lines leave', async () => {
    await add('share', { variantId: 10, quantity: 4, itemGroup: group('a') })
    const key = await put('share', { variantId: 10 })
    const changed = await change('share', key, { quantity: 9 })
    expect([changed.status, linesOf(changed)]).toEqual([
      206,
      [
        [10, 4],
        [10, 3],
      ],
    ])
  })

  describe('a failed change leaves the basket unchanged, and returns it', () => {
    test('an unknown item, or the item of another basket', async () => {
      const key = await put('foreign', { variantId: 10 })
      await add('own', { variantId: 20 })
      for (const itemKey of [key, 'nothing', '%20', 'a'.repeat(100)]) {
        const answer = await send('PATCH', `/v1/baskets/own/items/${itemKey}`, { quantity: 2 })
        expect(answer).toMatchObject({
          status: 404,
          body: { key: 'own', code: 404, items: [{ quantity: 1 }] },
        })
      }
      expect(linesOf(await see('foreign'))).toEqual([[10, 1]])
    })

    test('more pieces than a line may have', async () => {
      const key = await put('most', { variantId: 70 })
      const answer = await change('most', key, { quantity: 100 })
      expect([answer.status, linesOf(answer)]).toEqual([413, [[70, 1]]])
    })

    test('a variant sold out since then', async () => {
      const key = await put('late', { variantId: 30, quantity: 2 })
      await database().db.execute(sql`update stock set quantity = 0 where variant_id = 30`)
      const answer = await change('late', key, { quantity: 1 })
      expect([answer.status, linesOf(answer)]).toEqual([412, [[30, 2]]])
      expect((await change('late', key, { customData: { note: true } })).status).toBe(200)
      await database().db.execute(sql`update stock set quantity = 7 where variant_id = 30`)
    })

    test('values of lenses that another line has', async () => {
      const of = (sphere: number) => ({ prescriptionValues: { right: { sphere }, left: {} } })
      await add('lenses', { variantId: 10, customData: of(-2) })
      const key = await put('lenses', { variantId: 10, customData: of(-3) })
      expect((await change('lenses', key, { customData: of(-2) })).status).toBe(409)
      expect((await change('lenses', key, { customData: of(-4) })).status).toBe(200)
      const [, again] = (await add('lenses', { variantId: 10, customData: of(-3) })).items
      expect(again?.customData).toMatchObject(of(-4))
    })

    test('a group that already has the variant', async () => {
      await add('grouped', { variantId: 10, itemGroup: group('a') })
      const key = await put('grouped', { variantId: 10, itemGroup: group('b') })
      const answer = await change('grouped', key, { itemGroup: group('a') })
      expect([answer.status, answer.items[1]?.itemGroup?.id]).toEqual([409, 'b'])
      expect((await change('grouped', key, { itemGroup: { ...group('b'), isMainItem: true } })).status).toBe(
        200,
      )
    })

    test.each([
      [{ quantity: 0 }, 'body.quantity'],
      [{ quantity: -3 }, 'body.quantity'],
      [{ quantity: 1.5 }, 'body.quantity'],
      [{ quantity: null }, 'body.quantity'],
      [{ customData: { a: 'x'.repeat(100_000) } }, 'longer than'],
      [{ promotions: [{ id: 1 }] }, 'body.promotions'],
    ])('%.40j', async (update, reason) => {
      const answer = await send('PATCH', '/v1/baskets/own/items/any', update)
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(reason) } })
    })
  })

  test('an item is removed once', async () => {
    const key = await put('less', { variantId: 10 })
    await add('less', { variantId: 20 })
    expect(await send('DELETE', `/v1/baskets/other/items/${key}`)).toMatchObject({ status: 404 })
    const path = `/v1/baskets/less/items/${key}`
    expect(await send('DELETE', path)).toMatchObject({
      status: 200,
      body: { key: 'less', items: [{ quantity: 1 }] },
    })
    expect(await send('DELETE', path)).toMatchObject({
      status: 404,
      body: { code: 404, message: 'Basket item not found', key: 'less', items: [{ variant: { id: 20 } }] },
    })
    expect(linesOf(await see('less'))).toEqual([[20, 1]])
  })

  test('an item that is removed and added again is last', async () => {
    const key = await put('again', { variantId: 10 })
    await add('again', { variantId: 20 })
    await send('DELETE', `/v1/baskets/again/items/${key}`)
    expect(linesOf(await add('again', { variantId: 10 }))).toEqual([
      [20, 1],
      [10, 1],
    ])
  })
})
