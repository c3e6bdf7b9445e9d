import { describe, expect, test } from 'vitest'
import { type AttackedShop, onAttackedShop } from '#tests/support/attacked-shop.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { basketApi } from '#tests/support/visitor-api.ts'

const CASE = 110
const OTHER_CASE = 120
const SUNGLASSES = 10
const FRAME = 70
const FREE_FRAME = 60
const CONTACT_LENSES = 210
const LENSES = 220

type Part = { variantId: number; quantity?: number; isMainItem?: boolean; customData?: object }

const grouped = (parts: readonly Part[]) =>
  parts.map(({ isMainItem = false, ...part }) => ({
    quantity: 1,
    ...part,
    itemGroup: { id: 'made-up', isMainItem, isRequired: true },
  }))

const VALUES = { prescriptionValues: { right: { sphere: -2 }, left: { sphere: -2 } } }

const GROUPS: [string, Part[]][] = [
  [
    'goods that ship as if they were made to measure',
    [{ variantId: CASE, isMainItem: true, customData: VALUES }, { variantId: OTHER_CASE }],
  ],
  [
    'contact lenses in place of the lenses of a frame',
    [{ variantId: SUNGLASSES, isMainItem: true }, { variantId: CONTACT_LENSES }],
  ],
  ['a frame as the lenses of another', [{ variantId: FRAME, isMainItem: true }, { variantId: SUNGLASSES }]],
  ['a case beside a frame', [{ variantId: FRAME, isMainItem: true }, { variantId: CASE }]],
  ['lenses of a case', [{ variantId: CASE, isMainItem: true }, { variantId: OTHER_CASE }]],
]

/** A basket into which a browser could put such lines before; `key` is its own. */
async function oldBasket({ browser, ask }: AttackedShop, items: readonly object[]) {
  const { call } = browser()
  const { body } = await call('addItemToBasket', { variantId: 100 })
  for (const item of items) await basketApi(ask).put(body.basket.key, item)
  return { call, key: String(body.basket.key) }
}

const variantsOf = ({ items }: { items: { variant: { id: number }; quantity: number }[] }) =>
  items.map(({ variant, quantity }) => [variant.id, quantity])

onAttackedShop((shop) => {
  describe('a browser', () => {
    test.each(GROUPS)('cannot make a group of %s', async (_, parts) => {
      const { call } = shop().browser()
      const { status, body } = await call('addItemsToBasket', { items: grouped(parts) })
      expect([status, body.kind, body.detail]).toEqual([
        400,
        'bad-request',
        expect.stringContaining('groups are made by the server'),
      ])
      expect((await call('getBasket', {})).body.basket.items).toEqual([])
    })

    test('cannot put a line into a group, or take it out of one', async () => {
      const { call } = shop().browser()
      const { body } = await call('addItemToBasket', { variantId: FRAME })
      const [{ key: basketItemKey }] = body.basket.items
      const [{ itemGroup } = {}] = grouped([{ variantId: FRAME }])
      for (const update of [{ itemGroup }, { itemGroup: null }])
        expect((await call('updateBasketItem', { basketItemKey, update })).status).toBe(400)
    })
  })

  describe('an earlier basket', () => {
    test.each(GROUPS)('loses a group of %s', async (_, parts) => {
      const { call } = await oldBasket(shop(), grouped(parts))
      const { body } = await call('getBasket', {})
      expect(variantsOf(body.basket)).toEqual([[100, 1]])
      expect(body.removed).toHaveLength(1)
    })

    test.each(GROUPS)('is not ordered with a group of %s', async (_, parts) => {
      const { key } = await oldBasket(shop(), grouped(parts))
      const request = aPlaceOrderRequest(await basketApi(shop().ask).see(key))
      expect(await orderApi(shop().ask).placeOrder(request)).toMatchObject({ status: 422, reason: 'group' })
    })

    test('keeps a frame with its lenses, one for one', async () => {
      const glasses = grouped([
        { variantId: FRAME, isMainItem: true },
        { variantId: LENSES, quantity: 2 },
      ])
      const { call } = await oldBasket(shop(), glasses)
      const { body } = await call('getBasket', {})
      const [, frame, lenses] = body.basket.items
      expect(variantsOf(body.basket).slice(1)).toEqual([
        [FRAME, 1],
        [LENSES, 2],
      ])
      for (const { key } of [frame, lenses])
        await call('updateBasketItem', { basketItemKey: key, update: { quantity: 9 } })
      expect(variantsOf((await call('getBasket', {})).body.basket).slice(1)).toEqual([
        [FRAME, 1],
        [LENSES, 2],
      ])
    })
  })

  test('lenses are not sold without a frame', async () => {
    const { status, body } = await shop().browser().call('addItemToBasket', { variantId: LENSES })
    expect([status, body.basket.items]).toEqual([412, []])
  })

  describe('frames at no cost', () => {
    test.each([
      ['alone', { variantId: FREE_FRAME }],
      ['in numbers', { variantId: FREE_FRAME, quantity: 99 }],
    ])('are not sold %s', async (_, item) => {
      const { call } = shop().browser()
      const { status, body } = await call('addItemToBasket', item)
      expect([status, body.kind, body.basket.items]).toEqual([412, 'ItemUnvailable', []])
    })

    test('are not sold by hundreds beside one box of lenses', async () => {
      const frames = grouped([
        { variantId: FREE_FRAME, quantity: 7, isMainItem: true },
        { variantId: LENSES },
      ])
      const { call, key } = await oldBasket(shop(), frames)
      const request = aPlaceOrderRequest(await basketApi(shop().ask).see(key))
      expect(await orderApi(shop().ask).placeOrder(request)).toMatchObject({ status: 422, reason: 'group' })
      expect(variantsOf((await call('getBasket', {})).body.basket).slice(1)).toEqual([
        [FREE_FRAME, 1],
        [LENSES, 1],
      ])
    })

    test('are ordered with their lenses, and not without', async () => {
      const { put, see } = basketApi(shop().ask)
      const { placeOrder } = orderApi(shop().ask)
      await put('alone', { variantId: FREE_FRAME })
      expect(await placeOrder(aPlaceOrderRequest(await see('alone')))).toMatchObject({
        status: 422,
        reason: 'only-with-lenses',
      })
      for (const item of grouped([{ variantId: FREE_FRAME, isMainItem: true }, { variantId: LENSES }]))
        await put('glasses', item)
      expect(await placeOrder(aPlaceOrderRequest(await see('glasses')))).toMatchObject({ kind: 'placed' })
    })

    test('are not sold even so where the shop has none', async () => {
      const { call } = shop().browser('fr-ch')
      const { body } = await call('addItemToBasket', { variantId: 100 })
      for (const item of grouped([{ variantId: FREE_FRAME, isMainItem: true }, { variantId: LENSES }]))
        await basketApi(shop().ask).add(body.basket.key, item, '?shopId=4')
      expect(variantsOf((await call('getBasket', {})).body.basket)).toEqual([[100, 1]])
    })
  })

  describe('a pack that a country does not get', () => {
    test('is sold elsewhere alone', async () => {
      const added = await shop().browser('de-de').call('addItemToBasket', { variantId: 201 })
      expect([added.status, variantsOf(added.body.basket)]).toEqual([200, [[201, 1]]])
      const refused = await shop().browser('pl-pl').call('addItemToBasket', { variantId: 201 })
      expect([refused.status, refused.body.kind]).toEqual([412, 'ItemUnvailable'])
      const smaller = await shop().browser('pl-pl').call('addItemToBasket', { variantId: 210 })
      expect(smaller.status).toBe(200)
    })

    test('is not ordered there', async () => {
      const { add, see } = basketApi(shop().ask)
      await add('packs', { variantId: 200 }, '?shopId=3')
      const request = aPlaceOrderRequest(await see('packs', '?shopId=3'))
      const { status, body } = await shop().ask('/v1/orders?shopId=3', {
        method: 'POST',
        headers: { 'x-access-token': 'local' },
        body: JSON.stringify(request),
      })
      expect([status, body]).toEqual([422, { kind: 'refused', field: 'agreed.lines', reason: 'pack' }])
    })
  })
})
