import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { wishlist } from '#contract/shop-api/wishlist.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

onShopApi((ask, database) => {
  const { get, send } = visitorApi(ask)
  const add = (list: string, wish: unknown, query = '') =>
    send('POST', `/v1/wishlists/${list}/items${query}`, wish)
  const idsOf = (body: unknown) =>
    wishlist.parse(body).items.map(({ productId, variantId }) => [productId, variantId])

  test('an unknown key is an empty wishlist', async () => {
    expect(await get('/v1/wishlists/nobody')).toEqual({ status: 200, body: { key: 'nobody', items: [] } })
  })

  test('a product or a variant is added, with its custom and display data', async () => {
    expect((await add('two', { productId: 1 })).status).toBe(201)
    const { status, body } = await add(
      'two',
      {
        variantId: 31,
        customData: { from: 'card' },
        itemGroup: { id: 'g', isMainItem: true, isRequired: false },
      },
      '?with=items.product.attributes:key(color),items.variant.lowestPriorPrice',
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      key: 'two',
      items: [
        {
          productId: 1,
          variantId: null,
          product: { id: 1, name: 'Alba', attributes: { color: {} } },
          customData: {},
        },
        {
          productId: 3,
          variantId: 31,
          product: { id: 3 },
          variant: { id: 31, price: { withTax: 17_900 }, lowestPriorPrice: {}, stock: { quantity: 7 } },
          customData: { from: 'card' },
          itemGroup: { id: 'g', isMainItem: true, isRequired: false },
        },
      ],
    })
    expect((await get('/v1/wishlists/two')).body).toMatchObject({
      items: [{ productId: 1 }, { variantId: 31 }],
    })
  })

  describe('a failed addition leaves the wishlist unchanged, and returns it', () => {
    test.each([
      ['what is there', { productId: 1 }, 409],
      ['a variant that is already there', { variantId: 30 }, 409],
      ['an unknown product', { productId: 999 }, 412],
      ['an unknown variant', { variantId: 999 }, 412],
      ['a variant with an id out of range', { variantId: 9_007_199_254_740_991 }, 412],
      ['a product of other shops', { productId: 9 }, 412],
      ['a withdrawn product', { variantId: 80 }, 412],
    ])('%s: %j is %i', async (_, wish, status) => {
      await add('whole', { productId: 1 })
      await add('whole', { variantId: 30 })
      const answer = await add('whole', wish)
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({ key: 'whole' })
      expect(idsOf(answer.body)).toEqual([
        [1, null],
        [3, 30],
      ])
    })

    test.each([
      ['neither id', {}],
      ['both ids', { productId: 1, variantId: 10 }],
      ['a product 0', { productId: 0 }],
      ['a fractional variant', { variantId: 10.5 }],
      ['a text for an id', { productId: '1' }],
      ['custom data of 100 KB', { productId: 1, customData: { text: 'x'.repeat(100_000) } }],
      ['custom data of 20 KB', { productId: 1, customData: { text: 'x'.repeat(20_000) } }],
      ['a group without an id', { productId: 1, itemGroup: { id: '', isMainItem: true, isRequired: true } }],
    ])('%s is 400', async (_, wish) => {
      expect(await add('none', wish)).toMatchObject({
        status: 400,
        body: { code: 400, message: expect.any(String) },
      })
      expect((await get('/v1/wishlists/none')).body).toMatchObject({ items: [] })
    })
  })

  test('a product and its variant, or a variant in two groups, are two entries', async () => {
    const group = (id: string) => ({ id, isMainItem: true, isRequired: true })
    await add('alike', { productId: 3 })
    await add('alike', { variantId: 30 })
    await add('alike', { variantId: 30, itemGroup: group('a') })
    const { status, body } = await add('alike', { variantId: 30, itemGroup: group('b') })
    expect(status).toBe(201)
    expect(idsOf(body)).toHaveLength(4)
  })

  test('a sold-out product may be added', async () => {
    expect(await add('later', { variantId: 40 })).toMatchObject({
      status: 201,
      body: { items: [{ product: { isSoldOut: true }, variant: { stock: { quantity: 0 } } }] },
    })
  })

  test('an item is removed once', async () => {
    const { body } = await add('short', { productId: 1 })
    const [item] = wishlist.parse(body).items
    const path = `/v1/wishlists/short/items/${item?.key}`
    expect(await send('DELETE', path)).toEqual({ status: 200, body: { key: 'short', items: [] } })
    expect(await send('DELETE', path)).toEqual({
      status: 404,
      body: { key: 'short', items: [], code: 404, message: 'Wishlist item not found' },
    })
    expect((await send('DELETE', `/v1/wishlists/other/items/${item?.key}`)).status).toBe(404)
  })

  test('two hundred entries are the maximum', async () => {
    const group = (id: number) => ({ id: `g${id}`, isMainItem: true, isRequired: true })
    for (let id = 0; id < 200; id++)
      expect((await add('full', { productId: 1, itemGroup: group(id) })).status).toBe(201)
    const { status, body } = await add('full', { productId: 1, itemGroup: group(200) })
    expect(status).toBe(413)
    expect(idsOf(body)).toHaveLength(200)
  })

  test('fifty simultaneous writers lose nothing', async () => {
    const wishes = [1, 2, 3, 5, 6, 7, 10, 11, 12].flatMap((productId) => [
      { productId },
      { variantId: productId * 10 },
    ])
    const all = [...wishes, ...wishes, ...wishes].slice(0, 50)
    const answers = await Promise.all(all.map((wish) => add('many', wish)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(wishes.length)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(50 - wishes.length)
    expect(idsOf((await get('/v1/wishlists/many')).body)).toHaveLength(wishes.length)
  })

  test('shops do not share a wishlist', async () => {
    await add('mine', { productId: 1 })
    expect((await get('/v1/wishlists/mine?shopId=2')).body).toMatchObject({ items: [] })
  })

  test('entries that the catalogue loses stay stored but are not shown', async () => {
    await add('lost', { productId: 1 })
    await database().db.execute(sql`update wishlist_item set product_id = 999 where wishlist_key = 'lost'`)
    expect((await get('/v1/wishlists/lost')).body).toEqual({ key: 'lost', items: [] })
  })

  test('needs an access token', async () => {
    expect((await ask('/v1/wishlists/mine')).status).toBe(401)
  })
})
