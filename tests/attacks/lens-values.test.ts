import { describe, expect, test } from 'vitest'
import { onAttackedShop } from '#tests/support/attacked-shop.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { basketApi } from '#tests/support/visitor-api.ts'

const CASE = 110
/** In two base curves, for eyes with an astigmatism. */
const [FLAT, STEEP] = [240, 241]
const VALUES = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }
const OTHER = { ...VALUES, sphere: -3, baseCurve: 8.8 }

const lens = (variantId: number, values: object, quantity = 1) => ({ variantId, values, quantity })
const held = (right: object, left: object = {}) => ({ customData: { prescriptionValues: { right, left } } })

type Line = { quantity: number; variant: { id: number }; customData: { prescriptionValues?: object } }
const linesOf = ({ items }: { items: Line[] }) =>
  items.map(({ quantity, variant, customData }) => [variant.id, quantity, customData.prescriptionValues])

const REFUSED: [string, object, string, string][] = [
  ['a sphere out of range', { ...VALUES, sphere: -20 }, 'sphere', 'not-offered'],
  ['a sphere between two steps', { ...VALUES, sphere: -2.3 }, 'sphere', 'not-offered'],
  ['an axis that is not made', { ...VALUES, axis: 175 }, 'axis', 'not-offered'],
  ['no cylinder', { sphere: -2, axis: 10, baseCurve: 8.4 }, 'cylinder', 'missing'],
  ['the base curve of another variant', { ...VALUES, baseCurve: 8.8 }, 'baseCurve', 'not-offered'],
  ['an addition', { ...VALUES, addition: 2 }, 'addition', 'not-of-lens'],
  ['a colour', { ...VALUES, color: 'blue' }, 'color', 'not-of-lens'],
]

onAttackedShop((shop) => {
  describe('lenses with a value that their maker does not offer', () => {
    test.each(REFUSED)('are not added: %s', async (_, values, field, kind) => {
      const { call } = shop().browser()
      const checks = [{ field, eye: 'left', grade: 'refused', kind }]
      const requests = [
        call('addContactLensesToBasket', { right: lens(FLAT, VALUES), left: lens(FLAT, values) }),
        call('addItemToBasket', { variantId: FLAT, ...held({}, values) }),
        call('addItemsToBasket', { items: [{ variantId: CASE }, { variantId: FLAT, ...held({}, values) }] }),
      ]
      for (const { status, body } of await Promise.all(requests))
        expect([status, body.kind, body.checks]).toEqual([422, 'prescription', checks])
      expect((await call('getBasket', {})).body.basket.items).toEqual([])
    })

    test.each([
      ['a key that no eye has', { ...VALUES, price: 1 }],
      ['a text', { ...VALUES, sphere: '-2.25' }],
      ['a number that no lens has', { ...VALUES, sphere: 1e9 }],
      ['a list', [VALUES]],
      ['the prototype of all objects', JSON.parse('{"sphere":-2,"__proto__":{"axis":10}}')],
    ])('are no request at all with %s', async (_, values) => {
      const { call } = shop().browser()
      const right = lens(FLAT, values)
      expect((await call('addContactLensesToBasket', { right })).status).toBe(400)
      expect((await call('addItemToBasket', { variantId: FLAT, ...held(values) })).status).toBe(400)
    })

    test('are not added for no eye', async () => {
      const { call } = shop().browser()
      for (const payload of [{}, { right: lens(FLAT, VALUES, 0), left: lens(FLAT, VALUES, 0) }])
        expect((await call('addContactLensesToBasket', payload)).status).toBe(400)
    })
  })

  test('goods without values have none', async () => {
    const { call } = shop().browser()
    const { status, body } = await call('addItemToBasket', { variantId: CASE, ...held(VALUES) })
    expect([status, body.kind, body.checks.map(({ kind }: { kind: string }) => kind)]).toEqual([
      422,
      'prescription',
      ['not-of-lens', 'not-of-lens', 'not-of-lens', 'not-of-lens'],
    ])
    const own = await call('addContactLensesToBasket', { right: lens(999_999, VALUES) })
    expect([own.status, own.body.kind]).toEqual([422, 'prescription'])
  })

  test('lenses are not added without values, or with two values at once', async () => {
    const { call } = shop().browser()
    const missing = ['sphere', 'cylinder', 'axis', 'baseCurve'].map((field) => ({
      field,
      eye: 'right',
      grade: 'refused',
      kind: 'missing',
    }))
    for (const data of [{}, held({})]) {
      const { status, body } = await call('addItemsToBasket', { items: [{ variantId: FLAT, ...data }] })
      expect([status, body.kind, body.checks]).toEqual([422, 'prescription', missing])
    }
    const two = await call('addItemToBasket', { variantId: FLAT, ...held(VALUES, { ...VALUES, sphere: -3 }) })
    expect([two.status, two.body.kind, two.body.basket.items]).toEqual([412, 'ItemUnvailable', []])
    await call('addItemToBasket', { variantId: FLAT, ...held(VALUES) })
    expect((await call('addItemToBasket', { variantId: FLAT })).status).toBe(422)
    const { body } = await call('getBasket', {})
    expect(linesOf(body.basket)).toEqual([[FLAT, 1, { right: VALUES, left: {} }]])
  })

  test('the base curve of a lens is said by its variant, of other requests by its value alone', async () => {
    const { call } = shop().browser()
    const { baseCurve, ...values } = VALUES
    const requests = [
      call('addItemToBasket', { variantId: FLAT, ...held(values) }),
      call('addItemsToBasket', { items: [{ variantId: CASE }, { variantId: FLAT, ...held(values) }] }),
    ]
    const checks = [{ field: 'baseCurve', eye: 'right', grade: 'refused', kind: 'missing' }]
    for (const { status, body } of await Promise.all(requests))
      expect([status, body.kind, body.checks]).toEqual([422, 'prescription', checks])
    const { body } = await call('addContactLensesToBasket', {
      right: lens(FLAT, values),
      left: lens(FLAT, VALUES),
    })
    expect(linesOf(body.basket)).toEqual([
      [FLAT, 2, { right: { ...values, baseCurve }, left: { ...values, baseCurve } }],
    ])
  })

  test('right and left are lines of their own, and one line where they are alike', async () => {
    const { call } = shop().browser()
    const pair = { right: lens(FLAT, VALUES, 2), left: lens(STEEP, OTHER) }
    await call('addContactLensesToBasket', pair)
    const { body } = await call('addContactLensesToBasket', {
      left: lens(FLAT, VALUES, 3),
      right: lens(FLAT, { ...VALUES, axis: 10 }),
    })
    expect(linesOf(body.basket)).toEqual([
      [FLAT, 5, { right: VALUES, left: VALUES }],
      [STEEP, 1, { right: {}, left: OTHER }],
      [FLAT, 1, { right: { ...VALUES, axis: 10 }, left: {} }],
    ])
  })

  test('an update of a line changes none of its values', async () => {
    const { call } = shop().browser()
    const { body } = await call('addContactLensesToBasket', { right: lens(FLAT, VALUES) })
    const [{ key: basketItemKey }] = body.basket.items
    const update = { quantity: 4, ...held({ ...VALUES, sphere: -20 }) }
    const updated = await call('updateBasketItem', { basketItemKey, update })
    expect(linesOf(updated.body.basket)).toEqual([[FLAT, 4, { right: VALUES, left: {} }]])
  })

  test.each([
    ['out of range', { ...VALUES, sphere: -20 }],
    ['missing', { sphere: -2 }],
  ])(
    'an earlier basket loses lenses with values that are %s, and they are not ordered',
    async (_, values) => {
      const { call } = shop().browser()
      const { body } = await call('addItemToBasket', { variantId: 100 })
      const { key } = body.basket
      await basketApi(shop().ask).put(key, { variantId: FLAT, ...held(values) })
      const request = aPlaceOrderRequest(await basketApi(shop().ask).see(key))
      expect(await orderApi(shop().ask).placeOrder(request)).toMatchObject({ status: 422, reason: 'values' })
      const read = await call('getBasket', {})
      expect(read.body.basket.items.map(({ variant }: Line) => variant.id)).toEqual([100])
      expect(read.body.removed).toHaveLength(1)
    },
  )

  test('a basket with lenses for two eyes is ordered with their values', async () => {
    const { put, see } = basketApi(shop().ask)
    await put('lenses', { variantId: FLAT, ...held(VALUES) })
    await put('lenses', { variantId: STEEP, ...held({}, OTHER) })
    const placed = await orderApi(shop().ask).placeOrder(aPlaceOrderRequest(await see('lenses')))
    expect(placed).toMatchObject({
      kind: 'placed',
      order: { items: [held(VALUES), held({}, OTHER)] },
    })
  })
})
