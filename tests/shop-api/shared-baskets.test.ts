import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '#platform/database.ts'
import { fillCatalogue } from '#tests/support/catalogue.ts'
import { SHOPS } from '#tests/support/catalogue-shops.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi, type ShopApiFetch } from '#tests/support/shop-api.ts'
import { basketApi, linesOf, visitorApi } from '#tests/support/visitor-api.ts'

/** The Polish shop becomes a second Swiss one, of another language. */
async function fillTwoLanguages(db: Db): Promise<void> {
  await fillCatalogue(db)
  await db.execute(sql`update shop set country = 'CH', currency = 'CHF' where id = ${SHOPS.pl}`)
}

const inShop =
  (ask: ShopApiFetch, shopId: number): ShopApiFetch =>
  (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-shop-id', String(shopId))
    return ask(path, { ...init, headers })
  }

const wishes = z.object({ items: z.array(z.object({ productId: z.number() })) })

onShopApi(
  (ask) => {
    const shopper = (shopId: number) => {
      const askShop = inShop(ask, shopId)
      return { ...visitorApi(askShop), ...basketApi(askShop), ...orderApi(askShop) }
    }
    const [here, there, abroad] = [shopper(SHOPS.pl), shopper(SHOPS.fr), shopper(SHOPS.de)]

    describe('the shops of one country', () => {
      test('show the same basket, and a shop of another country does not', async () => {
        await here.put('move', { variantId: 20, quantity: 2 })
        await there.put('move', { variantId: 30 })
        const lines = [
          [20, 2],
          [30, 1],
        ]
        expect(linesOf(await here.see('move'))).toEqual(lines)
        expect(linesOf(await there.see('move'))).toEqual(lines)
        expect(linesOf(await abroad.see('move'))).toEqual([])
      })

      test('change and remove the same lines', async () => {
        const line = await here.put('lines', { variantId: 20 })
        await there.change('lines', line, { quantity: 3 })
        expect(linesOf(await here.see('lines'))).toEqual([[20, 3]])
        await there.send('DELETE', `/v1/baskets/lines/items/${line}`)
        expect(linesOf(await here.see('lines'))).toEqual([])
      })

      test('lose and double nothing when two tabs add at once', async () => {
        const item = { variantId: 30 }
        await Promise.all(
          [here, there, here, there, here].map(({ add }) =>
            add('tabs', item, '?existing=AddQuantityToExisting'),
          ),
        )
        expect(linesOf(await there.see('tabs'))).toEqual([[30, 5]])
      })

      test('show the basket where a code was meant for a line that is gone', async () => {
        await there.put('codes', { variantId: 30 })
        const refused = await there.send('PUT', '/v1/baskets/codes/promotions', [
          { itemId: 'removed', promotions: [] },
        ])
        expect(refused).toMatchObject({ status: 404, body: { items: [{ variant: { id: 30 } }] } })
      })

      test('have one wishlist', async () => {
        await here.send('POST', '/v1/wishlists/w/items', { productId: 1 })
        expect((await there.send('POST', '/v1/wishlists/w/items', { productId: 1 })).status).toBe(409)
        expect(wishes.parse((await there.get('/v1/wishlists/w')).body).items).toEqual([
          expect.objectContaining({ productId: 1 }),
        ])
      })

      test('move what a visitor has to the customer once', async () => {
        await here.put('b-guest', { variantId: 20, quantity: 2 })
        const merge = {
          from: { basket: 'b-guest', wishlist: 'w-guest' },
          to: { basket: 'b-own', wishlist: 'w-own' },
        }
        await Promise.all([here, there].map(({ send }) => send('POST', '/v1/baskets/merge', merge)))
        expect(linesOf(await there.see('b-own'))).toEqual([[20, 2]])
        expect(linesOf(await here.see('b-guest'))).toEqual([])
      })

      test('have one unpaid order of a basket, which leaves it when it is paid', async () => {
        await here.put('pay', { variantId: 30 })
        const placed = await here.placeOrder(
          aPlaceOrderRequest(await here.see('pay'), { paymentKey: 'creditcard' }),
        )
        if (placed.kind !== 'placed') throw new Error(placed.kind)
        const again = aPlaceOrderRequest(await there.see('pay'), { paymentKey: 'creditcard' })
        expect(await there.placeOrder(again)).toMatchObject({
          kind: 'unpaid',
          order: { id: placed.order.id },
        })
        await there.put('pay', { variantId: 20 })
        await here.begin(placed.payment.id)
        await here.recordStatus(placed.payment.id, 'authorised')
        expect(linesOf(await there.see('pay'))).toEqual([[20, 1]])
      })
    })
  },
  { fill: fillTwoLanguages },
)
