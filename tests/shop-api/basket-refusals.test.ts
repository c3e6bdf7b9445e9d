import { describe, expect, test } from 'vitest'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const group = (id: string) => ({ id, isMainItem: true, isRequired: true })

onShopApi((ask) => {
  const { get, send } = visitorApi(ask)
  const { see } = basketApi(ask)

  describe('an invalid request is refused with a reason, and the basket stays', () => {
    test.each([
      ['no variant', {}, 'body.variantId'],
      ['a text for a variant', { variantId: '10' }, 'body.variantId'],
      ['a fractional variant', { variantId: 10.5 }, 'body.variantId'],
      ['a negative quantity', { variantId: 10, quantity: -1 }, 'body.quantity'],
      ['no pieces', { variantId: 10, quantity: 0 }, 'body.quantity'],
      ['half a piece', { variantId: 10, quantity: 0.5 }, 'body.quantity'],
      ['a quantity that is no number', { variantId: 10, quantity: 'many' }, 'body.quantity'],
      ['a list', [], 'body'],
      ['no JSON', '{', 'not JSON'],
      ['custom data that is a text', { variantId: 10, customData: 'x' }, 'body.customData'],
      ['custom data of 100 KB', { variantId: 10, customData: { a: 'x'.repeat(100_000) } }, 'longer than'],
      ['custom data of 20 KB', { variantId: 10, customData: { a: 'x'.repeat(20_000) } }, 'body.customData'],
      ['half a character', '{"variantId":10,"customData":{"a":"\\ud800"}}', 'half a character'],
      ['a null character', '{"variantId":10,"customData":{"a\\u0000":1}}', 'null character'],
      [
        'data without end',
        `{"variantId":10,"customData":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`,
        'deep',
      ],
      ['display data of no known name', { variantId: 10, displayData: { html: {} } }, 'body.displayData'],
      ['a long group', { variantId: 10, itemGroup: group('123456789') }, 'body.itemGroup'],
    ])('%s', async (_, item, reason) => {
      const answer = await send('POST', '/v1/baskets/none/items', item)
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 400, message: expect.stringContaining(reason) },
      })
      expect((await see('none')).items).toEqual([])
    })

    test.each([
      [`/v1/baskets/${'k'.repeat(201)}`, 'key'],
      ['/v1/baskets/k?with=items.product(', 'with'],
      ['/v1/baskets/k?skipAvailabilityCheck=perhaps', 'skipAvailabilityCheck'],
      ['/v1/baskets/k?shopId=99', 'shopId'],
    ])('%.60s', async (path, reason) => {
      expect(await get(path)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(reason) },
      })
    })
  })

  test.each(['', 'wrong'])('the access token "%s" gives no access to a basket', async (token) => {
    const headers = token === '' ? {} : { 'x-access-token': token }
    expect(await ask('/v1/baskets/mine', { headers })).toMatchObject({ status: 401, body: { code: 401 } })
  })

  test.each([
    '/v1/%62askets/mine',
    '/v1/wishlists/mine',
    '/v1/wishlist%73/mine',
    '/v1/baskets/a%2Fb',
    '/v1/baskets/mine/items/x',
  ])('%s needs an access token', async (path) => {
    expect((await ask(path)).status).toBe(401)
  })

  test.each(['/v1//baskets/mine', '/V1/baskets/mine', '/v1/baskets/../baskets%2Fmine', '/v1/./Baskets/mine'])(
    'there is nothing at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})
