import { describe, expect, test } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'
import { testShopApi, createShopper } from '#tests/support/shopper.ts'

const api = testShopApi()
const scene = { shopApi: api.answer, timeout: 10_000 }

/** The items of a wishlist, in order. */
const wishes = (body: { items: { productId: number; variantId: number | null }[] }) =>
  body.items.map(({ productId, variantId }) => [productId, variantId])

describe('a wishlist', () => {
  test('of a visitor who never added anything is empty, and creates no visitor', async () => {
    await using door = await startTestServer()
    const { call, jar } = createShopper(door)
    expect((await call('getWishlist', {})).body).toEqual({ key: '', items: [] })
    expect((await call('removeItemFromWishlist', { itemKey: 'x' })).body).toEqual({ key: '', items: [] })
    expect((await call('clearWishlist', {})).body).toBe(true)
    expect([...jar]).toEqual([])
  })

  test('keeps products and variants until they are removed', async () => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    await call('addItemToWishlist', { productId: 1 })
    const { body } = await call('addItemToWishlist', { variantId: 30 })
    expect(wishes(body)).toEqual([
      [1, null],
      [3, 30],
    ])
    expect(body.items[0].product).toMatchObject({ name: 'Alba', variants: [{ id: 10 }] })
    const rest = await call('removeItemFromWishlist', { itemKey: body.items[0].key })
    expect(wishes(rest.body)).toEqual([[3, 30]])
    expect((await call('removeItemFromWishlist', { itemKey: body.items[0].key })).status).toBe(200)
    await call('clearWishlist', {})
    expect((await call('getWishlist', {})).body.items).toEqual([])
  })

  test('takes the variant where both ids are named', async () => {
    await using door = await startTestServer(scene)
    const { status, body } = await createShopper(door).call('addItemToWishlist', {
      productId: 1,
      variantId: 30,
    })
    expect([status, wishes(body)]).toEqual([200, [[3, 30]]])
  })

  test('rejects what it already has, and shows its content', async () => {
    await using door = await startTestServer(scene)
    const { call } = createShopper(door)
    await call('addItemToWishlist', { productId: 1 })
    const { status, body } = await call('addItemToWishlist', { productId: 1 })
    expect([status, body.kind, wishes(body.wishlist)]).toEqual([409, 'ItemAlreadyPresent', [[1, null]]])
  })

  test.each([
    [{}, 400, 'OnlyOneParameterMustBeSet'],
    [{ productId: 999_999 }, 412, 'ItemUnvailable'],
    [{ productId: 0 }, 400, 'bad-request'],
    [{ variantId: -1 }, 400, 'bad-request'],
    [{ variantId: 1.5 }, 400, 'bad-request'],
    [{ variantId: '10' }, 400, 'bad-request'],
    [{ variantId: 1e300 }, 400, 'bad-request'],
    [null, 400, 'bad-request'],
  ])('rejects %o: %i %s', async (payload, status, kind) => {
    await using door = await startTestServer(scene)
    const reply = await createShopper(door).call('addItemToWishlist', payload)
    expect([reply.status, reply.body.kind]).toEqual([status, kind])
  })

  test('belongs to one visitor and one shop', async () => {
    await using door = await startTestServer(scene)
    const [anna, bert] = [createShopper(door), createShopper(door)]
    await anna.call('addItemToWishlist', { productId: 1 })
    await bert.call('addItemToWishlist', { productId: 2 })
    await anna.call('addItemToWishlist', { productId: 3 }, 'pl-pl')
    expect(wishes((await anna.call('getWishlist', {})).body)).toEqual([[1, null]])
    expect(wishes((await bert.call('getWishlist', {})).body)).toEqual([[2, null]])
    expect(wishes((await anna.call('getWishlist', {}, 'pl-pl')).body)).toEqual([[3, null]])
  })
})
