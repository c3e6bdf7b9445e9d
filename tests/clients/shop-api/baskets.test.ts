import { describe, expect, test } from 'vitest'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { Fetch } from '#clients/http.ts'
import { createBasketClient } from '#clients/shop-api/baskets.ts'

type SentRequest = { method: string; url: string; body: unknown }

/** A client whose requests get these answers in turn; the last one repeats. */
function clientWith(...answers: (() => Response | Promise<Response>)[]) {
  const requests: SentRequest[] = []
  const fetch: Fetch = async (request) => {
    const text = await request.text()
    requests.push({ method: request.method, url: request.url, body: text === '' ? null : JSON.parse(text) })
    return answers[Math.min(requests.length, answers.length) - 1]?.() ?? new Response(null, { status: 500 })
  }
  const client = createBasketClient({
    http: { fetch, timeout: 100 },
    baseUrl: 'http://shop',
    auth: { kind: 'none' },
    shopId: 10001,
  })
  return { client, requests }
}

const basket = emptyBasket('EUR')
const answer =
  (status: number, body: unknown = basket) =>
  () =>
    Response.json(body, { status })
const item = { variantId: 5, quantity: 2 }

describe('a basket', () => {
  test.each([
    ['is got', 'get', ['k'], 'GET', '/k?with=items', null],
    ['gets an item', 'add', ['k', item], 'POST', '/k/items?with=items', item],
    [
      'has an item changed',
      'update',
      ['k', 'i', { quantity: 3 }],
      'PATCH',
      '/k/items/i?with=items',
      { quantity: 3 },
    ],
    ['loses an item', 'remove', ['k', 'a/b'], 'DELETE', '/k/items/a%2Fb?with=items', null],
    [
      'gets promotions',
      'setPromotions',
      ['k', [{ itemId: 'i', promotions: [{ id: 'p' }] }]],
      'PUT',
      '/k/promotions?with=items',
      [{ itemId: 'i', promotions: [{ id: 'p' }] }],
    ],
    [
      'hears a code',
      'openPromotions',
      ['k', 'X'],
      'POST',
      '/k/promotion-code?with=items',
      { promotionCode: 'X' },
    ],
  ] as const)('%s', async (_, name, args, method, path, body) => {
    const { client, requests } = clientWith(answer(200))
    await Reflect.apply(client[name], client, [...args, 'items'])
    expect(requests).toEqual([{ method, url: `http://shop/v1/baskets${path}&shopId=10001`, body }])
  })
})

describe('a change', () => {
  test.each([
    ['add', 201, null],
    ['add', 200, null],
    ['add', 206, 'ItemAddedWithReducedQuantity'],
    ['add', 409, 'VariantAlreadyPresent'],
    ['add', 412, 'ItemUnvailable'],
    ['add', 413, 'MaximumItemCountReached'],
    ['add', 424, 'ItemDataNotFound'],
    ['add', 400, 'Unknown'],
    ['update', 200, null],
    ['update', 206, 'ItemAddedWithReducedQuantity'],
    ['update', 404, 'BasketItemNotFound'],
    ['update', 412, 'ItemUnvailable'],
    ['remove', 200, null],
    ['remove', 404, null],
  ] as const)('by %s answered with %i results in %s', async (name, status, failure) => {
    const { client, requests } = clientWith(answer(status))
    const changed =
      name === 'add'
        ? await client.add('k', item)
        : name === 'update'
          ? await client.update('k', 'i', { quantity: 1 })
          : await client.remove('k', 'i')
    expect(changed).toEqual({ status, failure, basket })
    expect(requests).toHaveLength(1)
  })

  test('that is rejected in plain text is followed by a read of the basket', async () => {
    const { client, requests } = clientWith(answer(412, { code: 412, message: 'no' }), answer(200))
    expect(await client.add('k', item)).toEqual({ status: 412, failure: 'ItemUnvailable', basket })
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })

  test.each<[string, () => Response | Promise<Response>, string]>([
    ['meets a fault', answer(500), 'upstream'],
    ['may not be made', answer(401), 'upstream'],
    ['meets a lock', answer(423), 'upstream'],
    ['meets too many others', answer(429), 'upstream'],
    ['is answered with rubbish', () => new Response('<html>'), 'invalid-answer'],
    ['is not answered', () => Promise.reject(new Error('reset')), 'upstream'],
    ['is not answered in time', () => new Promise<Response>(() => {}), 'timeout'],
  ])('that %s is sent once, and fails', async (_, broken, kind) => {
    const { client, requests } = clientWith(broken)
    await expect(client.add('k', item)).rejects.toMatchObject({ kind })
    expect(requests).toHaveLength(1)
  })

  test('a code without effect is null', async () => {
    const { client } = clientWith(answer(404, { code: 404, message: 'no such code' }))
    expect(await client.openPromotions('k', 'X')).toBeNull()
  })
})
