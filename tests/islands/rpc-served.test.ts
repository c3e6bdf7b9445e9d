import { describe, expect, test } from 'vitest'
import { createRpc } from '#islands/rpc.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { testShopApi } from '#tests/support/shopper.ts'

const api = testShopApi()

/** Calls as a page of the German shop makes them, in a browser that stores cookies. */
async function servedPage() {
  const door = await startTestServer({ shopApi: api.answer, timeout: 10_000 })
  const jar = new Map<string, string>()
  const rpc = createRpc({
    async fetch(path, init) {
      const headers = new Headers(init.headers)
      headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
      headers.set('sec-fetch-site', 'same-origin')
      const response = await fetch(`http://127.0.0.1:${door.address().port}${path}`, { ...init, headers })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
        jar.set(name, value)
      }
      return response
    },
    shopId: () => '10001',
    isKnown: () => jar.has('veduta-known'),
    inSequence: (send) => send(),
  })
  return { rpc, door }
}

describe('a page', () => {
  test('fills a basket, and receives what could not be added', async () => {
    const { rpc, door } = await servedPage()
    await using _ = door
    const { basket } = await rpc('addItemToBasket', { variantId: 100, quantity: 2 })
    expect(basket.items.map(({ quantity }) => quantity)).toEqual([2])
    expect(await rpc('clearWishlist', {})).toBe(true)
    await expect(rpc('addItemToBasket', { variantId: 40 })).rejects.toMatchObject({
      kind: 'ItemUnvailable',
      status: 412,
      problem: { basket: { items: [{ quantity: 2 }] }, errors: [{ kind: 'ItemUnvailable', variantId: 40 }] },
    })
  })

  test('receives the path of an invalid value', async () => {
    const { rpc, door } = await servedPage()
    await using _ = door
    await expect(rpc('addItemToBasket', { variantId: -1 })).rejects.toMatchObject({
      kind: 'bad-request',
      problem: { detail: expect.stringContaining('payload.variantId') },
    })
  })
})
