import { describe, expect, test } from 'vitest'
import { branch } from '#contract/shop-api/branch.ts'
import { page } from '#contract/shop-api/page.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { zip } from '#domain/form/zip.ts'
import { branchesIn } from '#shop-api/branches.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi, linesOf } from '#tests/support/visitor-api.ts'

test.each(SHOP_COUNTRIES)('the branches of %s have different ids, and addresses there', (country) => {
  const branches = branchesIn(country)
  expect(branches.length).toBeGreaterThan(0)
  expect(new Set(branches.map(({ id }) => id)).size).toBe(branches.length)
  expect(branches.map((each) => zip(country)(each.zip))).toEqual(branches.map(() => null))
})

onShopApi((ask) => {
  const { put, see } = basketApi(ask)
  const { placeOrder } = orderApi(ask)

  test('the branches are those of the shop’s country, page by page', async () => {
    const all = page(branch).parse((await ask('/v1/branches')).body)
    expect(all.entities.map(({ id }) => id)).toEqual(['de-hamburg', 'de-koeln', 'de-augsburg'])
    expect(all.pagination).toMatchObject({ current: 3, total: 3, page: 1, last: 1 })
    const second = page(branch).parse((await ask('/v1/branches?page=2&perPage=2')).body)
    expect(second.entities.map(({ id }) => id)).toEqual(['de-augsburg'])
    expect(second.pagination).toMatchObject({ current: 1, total: 3, perPage: 2, page: 2, prev: 1, last: 2 })
    expect(page(branch).parse((await ask('/v1/branches?page=9')).body).entities).toEqual([])
    expect((await ask('/v1/branches?page=0')).status).toBe(400)
  })

  test('one branch by its id; another country’s is unknown', async () => {
    expect(await ask('/v1/branches/de-koeln')).toEqual({
      status: 200,
      body: {
        id: 'de-koeln',
        street: 'Ehrenstraße 41',
        zip: '50672',
        city: 'Köln',
        hours: [
          { from: 1, until: 5, opens: '09:30', closes: '18:30' },
          { from: 6, until: 6, opens: '10:00', closes: '16:00' },
        ],
      },
    })
    for (const id of ['at-graz', 'DE', '__proto__'])
      expect((await ask(`/v1/branches/${id}`)).status).toBe(404)
  })

  describe('an order for pick-up', () => {
    const point = (id: string, type = 'branch') => ({ collectionPoint: { id, type, name: 'Köln' } })

    test('is placed for a branch of the country', async () => {
      await put('pick-up', { variantId: 70 })
      const request = aPlaceOrderRequest(await see('pick-up'), point('de-koeln'))
      expect(await placeOrder(request)).toMatchObject({ status: 201, kind: 'placed' })
    })

    test.each(['at-graz', 'de-atlantis', 'length'])(
      'is refused for the unknown branch %s, and the basket stays',
      async (id) => {
        await put(id, { variantId: 70 })
        expect(await placeOrder(aPlaceOrderRequest(await see(id), point(id)))).toMatchObject({
          status: 422,
          kind: 'refused',
          field: 'collectionPoint.id',
        })
        expect(linesOf(await see(id))).toEqual([[70, 1]])
      },
    )

    test('at a parcel shop needs no branch', async () => {
      await put('kiosk', { variantId: 70 })
      const request = aPlaceOrderRequest(await see('kiosk'), point('Kiosk', 'dhl-parcel-shop'))
      expect(await placeOrder(request)).toMatchObject({ kind: 'placed' })
    })
  })
})
