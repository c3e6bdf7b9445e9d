import { describe, expect, test } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'
import { testShopApi, createShopper } from '#tests/support/shopper.ts'

const api = testShopApi()
const scene = { shopApi: api.answer, timeout: 10_000 }

const ADD: [string, unknown, string][] = [
  ['nothing', null, 'payload'],
  ['no variant', { quantity: 1 }, 'payload.variantId'],
  ['half a variant', { variantId: 1.5 }, 'payload.variantId'],
  ['a variant in words', { variantId: '100' }, 'payload.variantId'],
  ['less than nothing', { variantId: 100, quantity: -1 }, 'payload.quantity'],
  ['none', { variantId: 100, quantity: 0 }, 'payload.quantity'],
  ['a half', { variantId: 100, quantity: 0.5 }, 'payload.quantity'],
  ['endlessly many', { variantId: 100, quantity: 1e300 }, 'payload.quantity'],
  ['more than can be counted', { variantId: 100, quantity: 2 ** 60 }, 'payload.quantity'],
  [
    'an origin of 100 KB',
    { variantId: 100, customData: { origin: 'x'.repeat(100_000) } },
    'payload.customData.origin',
  ],
  ['custom data in a list', { variantId: 100, customData: [1] }, 'payload.customData'],
  [
    'a group',
    { variantId: 100, itemGroup: { id: 'x', isMainItem: true, isRequired: true } },
    'payload.itemGroup: groups are made by the server',
  ],
  ['another handling', { variantId: 100, existingItemHandling: 'Steal' }, 'payload.existingItemHandling'],
]

describe('an item is not added', () => {
  test.each(ADD)('with %s', async (_, payload, place) => {
    await using door = await startTestServer(scene)
    const { status, body } = await createShopper(door).call('addItemToBasket', payload)
    expect([status, body.kind]).toEqual([400, 'bad-request'])
    expect(body.detail).toContain(place)
  })

  test.each([
    [{ variantId: 999_999 }, 412, 'ItemUnvailable'],
    [{ variantId: 40 }, 412, 'ItemUnvailable'],
    [{ variantId: 100, quantity: 1000 }, 413, 'MaximumItemCountReached'],
    [{ variantId: 90 }, 424, 'ItemDataNotFound'],
  ])('as %o: %i %s, and the basket is shown unchanged', async (payload, status, kind) => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    await call('addItemToBasket', { variantId: 110 })
    const reply = await call('addItemToBasket', payload)
    expect(reply).toMatchObject({
      status,
      body: { kind, basket: { items: [{ variant: { id: 110 } }] }, errors: [{ kind }] },
    })
  })
})

describe('a line that does not exist', () => {
  test('cannot be changed', async () => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    await call('addItemToBasket', { variantId: 110 })
    for (const [name, payload] of [
      ['updateBasketItem', { basketItemKey: 'x', update: { quantity: 2 } }],
      ['updatePromotions', { items: [{ itemId: 'x', promotions: [] }] }],
    ] as const)
      expect(await call(name, payload)).toMatchObject({ status: 404, body: { kind: 'BasketItemNotFound' } })
  })

  test('may not belong to somebody else', async () => {
    await using door = await startTestServer(scene)
    const [anna, bert] = [createShopper(door), createShopper(door)]
    const { body } = await anna.call('addItemToBasket', { variantId: 110 })
    await bert.call('addItemToBasket', { variantId: 100 })
    const [{ key }] = body.basket.items
    const changed = await bert.call('updateBasketItem', { basketItemKey: key, update: { quantity: 3 } })
    expect(changed.status).toBe(404)
    await bert.call('removeItemFromBasket', { itemKey: key })
    expect((await anna.call('getBasket', {})).body.basket.items).toMatchObject([{ key, quantity: 1 }])
  })
})

test.each([
  ['\u0000', 400],
  ['\ud800', 400],
  ['\u202e', 400],
  ['\ufe0f', 200],
])('an unusual character %j is answered', async (sign, status) => {
  await using door = await startTestServer(scene)
  const { call } = createShopper(door)
  const displayData = { name: { key: 'name', label: sign, value: sign } }
  const item = { variantId: 110, customData: { [sign]: sign }, displayData }
  expect((await call('addItemToBasket', item)).status).toBe(status)
  await call('addItemToBasket', { variantId: 100 })
  expect((await call('getApplicablePromotionsByCode', { promotionCode: `x${sign}` })).status).toBe(status)
  expect((await call('removeItemFromBasket', { itemKey: `x${sign}` })).status).toBe(status)
})

test('a name is text, whatever its content', async () => {
  await using door = await startTestServer(scene)
  const value = '<script>alert(1)</script>'
  const displayData = { name: { key: 'name', label: 'Name', value } }
  const { headers, body } = await createShopper(door).call('addItemToBasket', { variantId: 110, displayData })
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body.basket.items[0].displayData.name.value).toBe(value)
})

test('a row of adds ends, and the basket stays', async () => {
  await using door = await startTestServer({ ...scene, limits: { visitor: 20 } })
  const { call } = createShopper(door)
  const statuses = new Set<number>()
  for (let times = 0; times < 30; times++)
    statuses.add((await call('addItemToBasket', { variantId: 100 })).status)
  expect([...statuses]).toEqual([200, 429])
  expect((await call('getBasket', {})).body.basket.items).toMatchObject([{ quantity: 7 }])
})

test('a product that is not sold at the moment is rejected, not silently removed', async () => {
  const salesStatus = {
    id: null,
    key: 'salesStatus',
    label: 'Status',
    type: null,
    multiSelect: false,
    values: { label: 'temporary_not_sellable', value: 'temporary_not_sellable' },
  }
  await using door = await startTestServer({
    timeout: 10_000,
    shopApi: async (request) => {
      const response = await api.answer(request)
      if (!request.url.includes('/baskets/')) return response
      const basket = await response.json()
      for (const { product } of basket.items)
        if (product.id === 11) product.attributes = { ...product.attributes, salesStatus }
      return Response.json(basket, response)
    },
  })
  const { call } = createShopper(door)
  await call('addItemToBasket', { variantId: 100 })
  expect(await call('addItemToBasket', { variantId: 110 })).toMatchObject({
    status: 412,
    body: { kind: 'ItemUnvailable', basket: { items: [{ variant: { id: 100 } }] } },
  })
})
