import { describe, expect, test } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'
import { testShopApi, createShopper } from '#tests/support/shopper.ts'

const api = testShopApi()
const scene = { shopApi: api.answer, timeout: 10_000 }

type Shown = { items: { variant: { id: number }; quantity: number }[] }

/** Variant and quantity of each line. */
const lines = ({ items }: Shown) => items.map(({ variant, quantity }) => [variant.id, quantity])

describe('a basket', () => {
  test('of a visitor who has never added anything is empty, and creates no visitor', async () => {
    await using door = await startTestServer()
    const { call, jar } = createShopper(door)
    expect((await call('getBasket', {})).body).toMatchObject({ basket: { key: '', items: [] } })
    expect((await call('removeItemFromBasket', { itemKey: 'x' })).status).toBe(200)
    expect((await call('clearBasket', {})).body).toBe(true)
    expect((await call('getApplicablePromotionsByCode', { promotionCode: 'X' })).status).toBe(200)
    const refused = await call('updateBasketItem', { basketItemKey: 'x', update: { quantity: 1 } })
    expect([refused.status, refused.body.kind]).toEqual([404, 'BasketItemNotFound'])
    expect([...jar]).toEqual([])
  })

  test('is stored for its owner, with its data of each line', async () => {
    await using door = await startTestServer(scene)
    const { call, jar } = createShopper(door)
    const { body, headers } = await call('addItemToBasket', {
      variantId: 100,
      quantity: 2,
      customData: { origin: 'listing' },
      shopId: 10004,
    })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(lines(body.basket)).toEqual([[100, 2]])
    expect(body.basket.items[0]).toMatchObject({
      customData: { origin: 'listing', shopId: 10001 },
      product: { name: 'Klar', attributes: { brand: {} } },
    })
    expect([...jar.keys()]).toEqual(['veduta-visitor', 'veduta-known'])
    const again = await call('getBasket', {})
    expect(lines(again.body.basket)).toEqual([[100, 2]])
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  test('changes line by line', async () => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    const items = [
      { variantId: 100, quantity: 1 },
      { variantId: 110, quantity: 1 },
    ]
    const { body } = await call('addItemsToBasket', { items })
    const [first, second] = body.basket.items
    const changed = await call('updateBasketItem', { basketItemKey: first.key, update: { quantity: 5 } })
    expect(lines(changed.body.basket)).toEqual([
      [100, 5],
      [110, 1],
    ])
    const taken = await call('removeItemFromBasket', { itemKey: second.key })
    expect(lines(taken.body.basket)).toEqual([[100, 5]])
    expect((await call('removeItemFromBasket', { itemKey: second.key })).status).toBe(200)
    expect((await call('clearBasket', {})).body).toBe(true)
    expect((await call('getBasket', {})).body.basket.items).toEqual([])
  })

  test.each([
    [undefined, 3],
    ['KeepExisting', 1],
    ['AddQuantityToExisting', 3],
    ['ReplaceExisting', 2],
    ['ReplaceExistingWithCombinedQuantity', 3],
  ])('with an existing line, added to by %s, has %i', async (existingItemHandling, quantity) => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    await call('addItemToBasket', { variantId: 100, quantity: 1 })
    const { body } = await call('addItemToBasket', { variantId: 100, quantity: 2, existingItemHandling })
    expect(lines(body.basket)).toEqual([[100, quantity]])
  })

  test('holds no more than the stock, and reports it', async () => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    const { status, body } = await call('addItemToBasket', { variantId: 100, quantity: 50 })
    expect([status, lines(body.basket)]).toEqual([200, [[100, 7]]])
    expect(body.errors).toEqual([{ operation: 'add', kind: 'ItemAddedWithReducedQuantity', variantId: 100 }])
  })

  test('has every promotion that applies', async () => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    await call('addItemToBasket', { variantId: 100, quantity: 1 })
    const { body } = await call('getApplicablePromotionsByCode', { promotionCode: 'ten' })
    const [{ itemId, promotion }] = body.basket.applicablePromotions
    const items = [{ itemId, promotions: [{ id: promotion.id, code: promotion.code }] }]
    const reduced = await call('updatePromotions', { items })
    expect(reduced.body.basket.cost.withTax).toBe(719)
    const none = await call('getApplicablePromotionsByCode', { promotionCode: 'nothing' })
    expect([none.status, none.body.basket.applicablePromotions]).toEqual([200, []])
  })
})
