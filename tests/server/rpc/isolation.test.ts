import { describe, expect, test } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'
import { testShopApi, createShopper } from '#tests/support/shopper.ts'

const api = testShopApi()
const scene = { shopApi: api.answer, timeout: 10_000 }

const variantsIn = ({ body }: { body: { basket: { items: { variant: { id: number } }[] } } }) =>
  body.basket.items.map(({ variant }) => variant.id)

describe('a basket is', () => {
  test('one visitor’s, also with two calls at once', async () => {
    await using door = await startTestServer(scene)
    const shoppers = Array.from({ length: 8 }, (_, place) => ({
      ...createShopper(door),
      variantId: place % 2 === 0 ? 100 : 110,
    }))
    await Promise.all(shoppers.map(({ call, variantId }) => call('addItemToBasket', { variantId })))
    const seen = await Promise.all(shoppers.map(({ call }) => call('getBasket', {})))
    expect(seen.map(variantsIn)).toEqual(shoppers.map(({ variantId }) => [variantId]))
    expect(new Set(seen.map(({ body }) => body.basket.key)).size).toBe(8)
  })

  test('one shop’s', async () => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    await call('addItemToBasket', { variantId: 100 }, 'de-de')
    expect(variantsIn(await call('getBasket', {}, 'pl-pl'))).toEqual([])
    await call('addItemToBasket', { variantId: 110 }, 'pl-pl')
    expect(variantsIn(await call('getBasket', {}, 'de-de'))).toEqual([100])
    expect(variantsIn(await call('getBasket', {}, 'pl-pl'))).toEqual([110])
  })

  test('empty for a forged cookie', async () => {
    await using door = await startTestServer(scene)
    const { call, jar } = createShopper(door)
    await call('addItemToBasket', { variantId: 100 })
    const good = jar.get('veduta-visitor') ?? ''
    // Another character than the one that is there, whatever that is.
    const other = (character = '') => (character === 'A' ? 'Q' : 'A')
    const forged = [`${other(good[0])}${good.slice(1)}`, `${good.slice(0, -1)}${other(good.at(-1))}`]
    for (const bad of [...forged, 'rubbish', '%00', '']) {
      jar.set('veduta-visitor', bad)
      expect(await call('getBasket', {})).toMatchObject({ status: 200, body: { basket: { items: [] } } })
    }
    const { status } = await call('addItemToBasket', { variantId: 110 })
    expect([status, jar.get('veduta-visitor') === good]).toEqual([200, false])
    jar.set('veduta-visitor', good)
    expect(variantsIn(await call('getBasket', {}))).toEqual([100])
  })

  test('complete after two calls of one visitor at once', async () => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    await call('addItemToBasket', { variantId: 100 })
    await Promise.all([1, 2, 3, 4].map(() => call('addItemToBasket', { variantId: 100 })))
    expect((await call('getBasket', {})).body.basket.items).toMatchObject([{ quantity: 5 }])
  })
})

describe('two baskets become one', () => {
  test('of one visitor in several shops', async () => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    const from = await call('addItemToBasket', { variantId: 100, quantity: 2 }, 'de-de')
    const to = await call('addItemToBasket', { variantId: 100, quantity: 1 }, 'pl-pl')
    const keys = { fromBasketKey: from.body.basket.key, toBasketKey: to.body.basket.key }
    const { body } = await call('mergeBaskets', keys, 'pl-pl')
    expect(body).toMatchObject({ currencyCode: 'PLN', items: [{ variant: { id: 100 }, quantity: 3 }] })
    expect(variantsIn(await call('getBasket', {}, 'de-de'))).toEqual([])
    const itself = { fromBasketKey: keys.toBasketKey, toBasketKey: keys.toBasketKey }
    expect((await call('mergeBaskets', itself, 'pl-pl')).body.items).toHaveLength(1)
  })

  test('never with that of somebody else', async () => {
    await using door = await startTestServer(scene)
    const [anna, bert] = [createShopper(door), createShopper(door)]
    const his = (await bert.call('addItemToBasket', { variantId: 100 })).body.basket.key
    const hers = (await anna.call('addItemToBasket', { variantId: 110 })).body.basket.key
    for (const [fromBasketKey, toBasketKey] of [
      [his, hers],
      [hers, his],
      ['x', hers],
      [hers, 'x'],
    ])
      expect(await anna.call('mergeBaskets', { fromBasketKey, toBasketKey })).toMatchObject({
        status: 403,
        body: { kind: 'forbidden' },
      })
    expect(variantsIn(await bert.call('getBasket', {}))).toEqual([100])
  })
})
