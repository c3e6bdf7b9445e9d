import { describe, expect, test } from 'vitest'
import type { Fetch } from '#clients/http.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { testShopApi, createShopper } from '#tests/support/shopper.ts'

const api = testShopApi()

/** The Shop API, which fails on requests like this. */
function breakingApi() {
  let breaks: { method: string; how: Fetch } | undefined
  const answer: Fetch = (request) =>
    breaks?.method === request.method ? breaks.how(request) : api.answer(request)
  return {
    answer,
    breakOn: (method: string, how: Fetch) => void (breaks = { method, how }),
    mend: () => void (breaks = undefined),
  }
}

const down: Fetch = () => Promise.reject(new Error('connection reset'))
const failing: Fetch = () => new Response('{}', { status: 500 })
const rubbish: Fetch = () => new Response('<html>')
const never: Fetch = () => new Promise(() => {})

describe('when the Shop API fails a change', () => {
  test.each<[string, Fetch, number, string]>([
    ['is down', down, 503, 'upstream'],
    ['fails', failing, 503, 'upstream'],
    ['answers rubbish', rubbish, 503, 'invalid-answer'],
    ['is too slow', never, 503, 'timeout'],
  ])('because it %s, the error is returned, and the basket stays', async (_, how, status, kind) => {
    const { answer, breakOn, mend } = breakingApi()
    await using door = await startTestServer({ shopApi: answer, timeout: 1000 })
    const { call } = createShopper(door)
    const { body } = await call('addItemToBasket', { variantId: 100 })
    const [{ key }] = body.basket.items
    for (const [method, name, payload] of [
      ['POST', 'addItemToBasket', { variantId: 110 }],
      ['PATCH', 'updateBasketItem', { basketItemKey: key, update: { quantity: 3 } }],
      ['DELETE', 'removeItemFromBasket', { itemKey: key }],
      ['PUT', 'updatePromotions', { items: [{ itemId: key, promotions: [] }] }],
    ] as const) {
      breakOn(method, how)
      expect(await call(name, payload)).toMatchObject({ status, body: { kind } })
    }
    mend()
    expect((await call('getBasket', {})).body.basket.items).toMatchObject([{ key, quantity: 1 }])
  })

  test('after it was made, a new visitor still gets a cookie', async () => {
    const { answer, breakOn, mend } = breakingApi()
    await using door = await startTestServer({ shopApi: answer, timeout: 1000 })
    const { call } = createShopper(door)
    breakOn('POST', async (request) => {
      await api.answer(request)
      throw new Error('connection reset')
    })
    expect((await call('addItemToBasket', { variantId: 100 })).status).toBe(503)
    mend()
    expect((await call('getBasket', {})).body.basket.items).toMatchObject([{ quantity: 1 }])
  })

  test('between two items, the first one stays', async () => {
    const { answer, breakOn } = breakingApi()
    await using door = await startTestServer({ shopApi: answer, timeout: 1000 })
    const { call } = createShopper(door)
    let posts = 0
    breakOn('POST', (request) => (++posts === 2 ? down(request) : api.answer(request)))
    const items = [{ variantId: 100 }, { variantId: 110 }]
    expect((await call('addItemsToBasket', { items })).status).toBe(503)
    expect((await call('getBasket', {})).body.basket.items).toMatchObject([{ variant: { id: 100 } }])
  })
})

test('a shop that sells nothing online has no baskets', async () => {
  await using door = await startTestServer({
    timeout: 10_000,
    shopApi: async (request) => {
      const response = await api.answer(request)
      if (!request.url.includes('/shop-configuration')) return response
      const { flags, ...rest } = await response.json()
      return Response.json({ ...rest, flags: { ...flags, onlineShop: false } })
    },
  })
  const { call, jar } = createShopper(door)
  for (const name of ['addItemToBasket', 'addItemToWishlist'])
    expect((await call(name, { variantId: 100 })).status).toBe(404)
  expect([...jar]).toEqual([])
})
