import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/database.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { basketApi, visitorApi, linesOf } from '#tests/support/visitor-api.ts'

const wishlist = z.object({ items: z.array(z.object({ productId: z.number() })) })

onShopApi((ask, database) => {
  const { get, send } = visitorApi(ask)
  const { see, add } = basketApi(ask)
  const of = (name: string) => ({ basket: `b-${name}`, wishlist: `w-${name}` })
  const put = (name: string, item: object) => add(`b-${name}`, item)
  const wish = (name: string, item: object) => send('POST', `/v1/wishlists/w-${name}/items`, item)
  const held = async (name: string) => linesOf(await see(`b-${name}`))
  const wished = async (name: string) =>
    wishlist.parse((await get(`/v1/wishlists/w-${name}`)).body).items.map(({ productId }) => productId)
  const merge = (from: string, to: string) =>
    send('POST', '/v1/baskets/merge', { from: of(from), to: of(to) })

  const { placeOrder, begin, recordStatus, stockOf } = orderApi(ask)
  /** The order of a basket, which waits for its payment. */
  async function order(name: string) {
    const placed = await placeOrder(aPlaceOrderRequest(await see(`b-${name}`), { paymentKey: 'creditcard' }))
    if (placed.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(placed)}`)
    await begin(placed.payment.id)
    return placed
  }
  const pay = (payment: string) => recordStatus(payment, 'authorised')

  describe('what a visitor has', () => {
    test('is added to the customer’s lists, and a second merge changes nothing', async () => {
      await put('a', { variantId: 20, quantity: 2 })
      await wish('a', { productId: 1 })
      await wish('a', { productId: 2 })
      await put('c', { variantId: 20, quantity: 1 })
      await wish('c', { productId: 1 })
      const answers = await Promise.all(Array.from({ length: 8 }, () => merge('a', 'c')))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
      expect([await held('a'), await held('c')]).toEqual([[], [[20, 3]]])
      expect([await wished('a'), await wished('c')]).toEqual([[], [1, 2]])
    })

    test('is wished for beside another variant or group of the same product', async () => {
      const itemGroup = { id: 'g', isMainItem: true, isRequired: true }
      await wish('m', { variantId: 30 })
      for (const item of [{ variantId: 30 }, { variantId: 31 }, { variantId: 30, itemGroup }])
        expect((await wish('l', item)).status).toBe(201)
      await merge('l', 'm')
      expect(await wished('m')).toEqual([3, 3, 3])
      // No basket is made for who has none.
      expect(await rows(database().db, sql`select from basket where key in ('b-l', 'b-m')`)).toEqual([])
    })

    test('moves to an empty basket as it is, except for gifts', async () => {
      await put('d', { variantId: 20, quantity: 1, customData: { origin: 'gift' } })
      const itemGroup = { id: 'g', isMainItem: true, isRequired: true }
      await put('d', { variantId: 20, quantity: 2, itemGroup })
      await merge('d', 'e')
      expect([await held('d'), await held('e')]).toEqual([[], [[20, 2]]])
    })

    test('is one pair of glasses where both have the same group', async () => {
      const itemGroup = { id: 'pair', isMainItem: true, isRequired: true }
      for (const name of ['j', 'k']) await put(name, { variantId: 20, quantity: 1, itemGroup })
      await put('j', { variantId: 20, quantity: 1, itemGroup: { ...itemGroup, id: 'another' } })
      await merge('j', 'k')
      expect([await held('j'), await held('k')]).toEqual([
        [],
        [
          [20, 1],
          [20, 1],
        ],
      ])
    })

    test('adds lenses to a line with the same values, which is then for both eyes, and to no other', async () => {
      const lens = (right: object, left: object) => ({
        variantId: 20,
        quantity: 1,
        customData: { prescriptionValues: { right, left } },
      })
      const [weak, strong] = [{ sphere: -2 }, { sphere: -3 }]
      await put('h', lens({}, weak))
      await put('h', lens(strong, {}))
      await put('i', lens(weak, {}))
      await merge('h', 'i')
      const { items } = await see('b-i')
      expect(items.map(({ quantity, customData }) => [quantity, customData['prescriptionValues']])).toEqual([
        [2, { right: weak, left: weak }],
        [1, { right: strong, left: {} }],
      ])
    })

    test('is limited to the stock', async () => {
      await put('f', { variantId: 20, quantity: 5 })
      await put('g', { variantId: 20, quantity: 5 })
      await merge('f', 'g')
      expect(await held('g')).toEqual([[20, 7]])
    })

    test.each([
      [0, 4],
      [3, 3],
    ])(
      'has fewer pieces where the stock has shrunk, unless the customer’s basket had them: %i',
      async (had, has) => {
        const [from, to] = [`shrunk-from-${had}`, `shrunk-to-${had}`]
        await put(from, { variantId: 110, quantity: 5 })
        if (had > 0) await put(to, { variantId: 110, quantity: had })
        const left = await stockOf(110)
        const setStock = (quantity: number) =>
          database().db.execute(sql`update stock set quantity = ${quantity} where variant_id = 110`)
        await setStock(had > 0 ? had - 1 : 4)
        await merge(from, to)
        await setStock(left)
        expect(await held(to)).toEqual([[110, has]])
      },
    )

    test('is bought by the order that they began before, which takes its own pieces alone out of the basket', async () => {
      const last = await stockOf(30)
      await put('l', { variantId: 30, quantity: last })
      await put('l', { variantId: 20, quantity: 1 })
      await put('m', { variantId: 20, quantity: 2 })
      await put('m', { variantId: 100, quantity: 1 })
      const { payment } = await order('l')
      await merge('l', 'm')
      const { items } = await see('b-m')
      expect(items.map(({ variant, quantity }) => [variant.id, quantity, variant.stock.quantity])).toEqual([
        [20, 3, 7],
        [100, 1, expect.any(Number)],
        [30, last, last],
      ])
      await pay(payment.id)
      expect(await held('m')).toEqual([
        [20, 2],
        [100, 1],
      ])
    })

    test('stays in the basket where the account has an unpaid order of its own', async () => {
      await put('n', { variantId: 20, quantity: 1 })
      await put('o', { variantId: 20, quantity: 1 })
      const [guest, own] = [await order('n'), await order('o')]
      await merge('n', 'o')
      expect(await held('o')).toEqual([[20, 2]])
      await pay(own.payment.id)
      await pay(guest.payment.id)
      expect(await held('o')).toEqual([[20, 1]])
    })

    test('fills a basket of two hundred lines, and no more', async () => {
      await put('q', { variantId: 10, quantity: 1 })
      await put('q', { variantId: 20, quantity: 1 })
      await put('r', { variantId: 70, quantity: 1 })
      await database().db.execute(sql`
        insert into basket_item
          select (jsonb_populate_record(item, jsonb_build_object(
            'key', item.key || place, 'group_id', place, 'position', item.position + place))).*
          from basket_item item, generate_series(1, 198) as place
          where item.basket_key = 'b-r'`)
      await merge('q', 'r')
      const lines = await held('r')
      expect([lines.length, lines.at(-1)]).toEqual([200, [10, 1]])
      expect(await held('q')).toEqual([])
    })

    test('may be empty', async () => {
      expect((await merge('nobody', 'c2')).status).toBe(204)
      expect(await held('c2')).toEqual([])
    })
  })

  test.each([
    [{ from: of('a'), to: of('a') }],
    [{ from: of('a') }],
    [{ from: { basket: '', wishlist: 'x' }, to: of('a') }],
    ['x'],
  ])('%j is refused', async (body) =>
    expect((await send('POST', '/v1/baskets/merge', body)).status).toBe(400),
  )
})
