import { describe, expect, test } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'
import { call } from '#tests/support/rpc.ts'
import { testShopApi } from '#tests/support/shopper.ts'

const api = testShopApi()
const scene = { shopApi: api.answer, timeout: 10_000 }
const wish = { productId: 1 }

describe('the cookie of a visitor', () => {
  test('is set at the first change, by a response that nothing on the way caches', async () => {
    await using door = await startTestServer(scene)
    const { headers } = await call(door, 'addItemToWishlist', wish)
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^veduta-visitor=[\w.-]+; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly$/),
      'veduta-known=1; Path=/; Max-Age=34560000; SameSite=Lax',
    ])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.vary).toContain('cookie')
  })

  test('is sent only over https if the shop uses it', async () => {
    await using door = await startTestServer({ ...scene, env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const { headers } = await call(door, 'addItemToWishlist', wish, { 'x-forwarded-proto': 'https' })
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-veduta-visitor=.*; Secure; HttpOnly$/)
  })

  test.each(['getWishlist', 'getBasket', 'getPageTypes', 'clearBasket'])('is not set by %s', async (name) => {
    await using door = await startTestServer(scene)
    expect((await call(door, name, {})).headers['set-cookie']).toBeUndefined()
  })

  test('is not set by a call that is rejected', async () => {
    await using door = await startTestServer(scene)
    const elsewhere = { origin: 'https://evil.example' }
    const refused = await call(door, 'addItemToWishlist', wish, elsewhere)
    const wrong = await call(door, 'addItemToWishlist', { productId: 'x' })
    expect([refused.status, wrong.status]).toEqual([403, 400])
    expect([refused.headers['set-cookie'], wrong.headers['set-cookie']]).toEqual([undefined, undefined])
  })

  test('is not set by a page, and no page is rendered with it', async () => {
    await using door = await startTestServer(scene)
    const [line = ''] = [(await call(door, 'addItemToWishlist', wish)).headers['set-cookie'] ?? []].flat()
    const cookie = line.split(';')[0] ?? ''
    expect((await door.get('/de-de/', { headers: { cookie } })).headers['set-cookie']).toBeUndefined()
    expect(door.rendered[0]?.headers['cookie']).toBeUndefined()
  })
})

describe('where every variant has its own origin', () => {
  const env = { SHOP_DOMAINS: '{"de-de":"http://shop.example","pl-pl":"http://sklep.example"}' }

  test.each([
    ['shop.example', '10001', 200],
    ['sklep.example', '10004', 200],
    ['shop.example', '10004', 400],
    ['shop.example', '10002', 400],
    ['other.example', '10001', 400],
  ])('at %s a call for shop %s is answered %i', async (host, shopId, status) => {
    await using door = await startTestServer({ ...scene, env })
    expect((await call(door, 'getWishlist', {}, { host, 'x-shop-id': shopId })).status).toBe(status)
  })
})
