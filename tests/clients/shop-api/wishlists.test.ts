import { describe, expect, test } from 'vitest'
import type { Fetch } from '#clients/http.ts'
import { createWishlistClient } from '#clients/shop-api/wishlists.ts'

const wishlist = { key: 'k', items: [] }

function clientWith(...answers: Response[]) {
  const requests: string[] = []
  const fetch: Fetch = async (request) => {
    requests.push(`${request.method} ${request.url} ${await request.text()}`.trim())
    return answers.shift() ?? new Response(null, { status: 500 })
  }
  const client = createWishlistClient({
    http: { fetch, timeout: 100 },
    baseUrl: 'http://shop',
    auth: { kind: 'none' },
    shopId: 10001,
  })
  return { client, requests }
}

describe('a wishlist', () => {
  test('is read, filled and emptied', async () => {
    const answer = () => Response.json(wishlist)
    const { client, requests } = clientWith(answer(), answer(), answer())
    await client.get('k')
    await client.add('k', { productId: 5 }, 'items.product')
    await client.remove('k', 'i')
    expect(requests).toEqual([
      'GET http://shop/v1/wishlists/k?shopId=10001',
      'POST http://shop/v1/wishlists/k/items?with=items.product&shopId=10001 {"productId":5}',
      'DELETE http://shop/v1/wishlists/k/items/i?shopId=10001',
    ])
  })

  test.each([
    ['add', 201, null],
    ['add', 400, 'OnlyOneParameterMustBeSet'],
    ['add', 409, 'ItemAlreadyPresent'],
    ['add', 412, 'ItemUnvailable'],
    ['add', 413, 'MaximumItemCountReached'],
    ['add', 418, 'Unknown'],
    ['remove', 200, null],
    ['remove', 404, null],
  ] as const)('by %s answered with %i results in %s', async (name, status, failure) => {
    const { client } = clientWith(Response.json(wishlist, { status }))
    const changed = name === 'add' ? await client.add('k', { variantId: 1 }) : await client.remove('k', 'i')
    expect(changed).toEqual({ status, failure, wishlist })
  })

  test('is read again after a rejection in plain text', async () => {
    const refusal = Response.json({ code: 409, message: 'there' }, { status: 409 })
    const { client, requests } = clientWith(refusal, Response.json(wishlist))
    expect((await client.add('k', { variantId: 1 })).wishlist).toEqual(wishlist)
    expect(requests).toHaveLength(2)
  })
})
