import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { TRY_ON } from '#domain/basket/try-on.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import { HOME_ADDRESS, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { CASE, FIFTH, FRAMES, tried, tryOnBuyers } from '#tests/support/try-on-buyers.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const FREE_FRAME = 60
const CARE = 100
const LENSES = 220

onShopApi(
  (ask) => {
    const { send } = visitorApi(ask)
    const { put, see, change } = basketApi(ask)
    const { placeOrder, move, order, stockOf } = orderApi(ask)
    const { somebody, placed, away } = tryOnBuyers(ask)

    describe('frames to try at home', () => {
      test('cost nothing, are ordered without a payment, and leave the stock once', async () => {
        const before = await stockOf(10)
        const { request, place } = await somebody(FRAMES.map((id) => tried(id)))
        expect(request.agreed.total).toBe(0)
        const [first, again] = [await place(), await place()]
        expect(first).toMatchObject({
          kind: 'placed',
          order: { status: 'confirmed', cost: { withTax: 0 }, tryOn: { letters: [] } },
          payment: { amount: 0, state: 'authorised' },
        })
        expect(again).toMatchObject({ kind: 'placed', order: { id: 'order' in first ? first.order.id : '' } })
        expect(await stockOf(10)).toBe(before - 1)
      })

      test('stand beside goods, which are paid as always', async () => {
        const { request, place } = await somebody([tried(20), { variantId: CASE, quantity: 2 }])
        expect(request.agreed.total).toBe(2 * 1990)
        expect(await place()).toMatchObject({ kind: 'placed', order: { cost: { withTax: 3980 } } })
      })

      test.each([
        ['a fifth one', [...FRAMES, FIFTH].map((id) => tried(id))],
        ['99 of one', [tried(10, { quantity: 99 })]],
        ['care', [tried(CARE)]],
        [
          'a frame with lenses',
          [
            tried(20, { itemGroup: { id: 'g', isMainItem: true, isRequired: true } }),
            { variantId: LENSES, quantity: 1, itemGroup: { id: 'g', isMainItem: false, isRequired: true } },
          ],
        ],
      ])('are not %s: it costs what it costs, and is not sold so', async (_, items) => {
        const { request, place } = await somebody(items)
        expect(request.agreed.total).toBeGreaterThan(0)
        expect(await place()).toMatchObject({ kind: 'refused', field: 'agreed.lines', reason: 'try-on' })
      })

      test('are not those that are given with lenses', async () => {
        const { place } = await somebody([tried(FREE_FRAME)])
        expect(await place()).toMatchObject({ kind: 'refused', reason: 'only-with-lenses' })
      })

      test('are not the same four times: a line can only become dearer', async () => {
        const { name } = await somebody([])
        for (let time = 0; time < 4; time++) await send('POST', `/v1/baskets/${name}/items`, tried(10))
        expect((await see(name)).items).toHaveLength(1)
        const [line] = (await see(name)).items
        const { cost } = await change(name, line?.key ?? '', { quantity: 4 })
        expect(cost.withTax).toBe(4 * 9900)
      })

      test('turn no line that is bought into one that is free at another price', async () => {
        const { name, request } = await somebody([{ variantId: 10, quantity: 1 }])
        const [line] = (await see(name)).items
        await change(name, line?.key ?? '', { customData: { lensType: 'home_try_on' } })
        expect(await placeOrder(request)).toMatchObject({ kind: 'changed' })
      })

      test('earn no gift and take no discount', async () => {
        const { name } = await somebody([{ variantId: CASE, quantity: 1 }])
        const alone = await see(name, '?with=applicablePromotions')
        for (const id of FRAMES) await put(name, tried(id))
        const beside = await see(name, '?with=applicablePromotions')
        expect([beside.cost, beside.applicablePromotions]).toEqual([alone.cost, alone.applicablePromotions])
      })

      test('wait in a group request until there is room for them', async () => {
        const { name } = await somebody(FRAMES.map((id) => tried(id)))
        const answer = await send('POST', `/v1/baskets/${name}/groups`, { items: [tried(FIFTH)] })
        expect(answer.status).toBe(413)
        const again = await send('POST', `/v1/baskets/${name}/groups`, { items: [tried(10)] })
        expect(again.status).toBe(200)
      })
    })

    describe('one customer', () => {
      const address = (street: string) => ({ ...HOME_ADDRESS, street })
      const at = (street: string, email: string, id: string | null = null): Partial<PlaceOrder> => ({
        customer: { id, email },
        address: { billing: address(street), shipping: address(street), forward: null },
      })

      test('has one try-on, whichever account, mailbox or address it names', async () => {
        await placed([tried(10)], at('Ringstraße', 'Same@example.com', 'account-1'))
        for (const rest of [
          at('Anderswo', 'same@EXAMPLE.com'),
          at('Anderswo', 'other@example.com', 'account-1'),
          at('ring-strasse'.replace('ss', 'ß'), 'other@example.com'),
        ]) {
          const { place } = await somebody([tried(20)], rest)
          expect(await place()).toMatchObject({ kind: 'refused', reason: 'try-on-limit', status: 422 })
        }
        const { place } = await somebody(
          [{ variantId: CASE, quantity: 1 }],
          at('Ringstraße', 'same@example.com'),
        )
        expect((await place()).kind).toBe('placed')
      })

      test('has one try-on of many at once', async () => {
        const before = await stockOf(31)
        const many = await Promise.all(
          Array.from({ length: 6 }, (_, place) =>
            somebody([tried(31)], at('Rushweg', `rush${place}@example.com`)),
          ),
        )
        const results = await Promise.all(many.map(({ place }) => place()))
        expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(1)
        expect(await stockOf(31)).toBe(before - 1)
      })

      test('may try others when all came back, but not without end', async () => {
        const rest = at('Oftweg', 'often@example.com')
        for (let time = 0; time < TRY_ON.aYear; time++)
          await move((await away([tried(10)], rest)).id, { event: 'return' })
        const { place } = await somebody([tried(10)], rest)
        expect(await place()).toMatchObject({ kind: 'refused', reason: 'try-on-limit' })
      })
    })

    test('an order for nothing counts for no credit', async () => {
      const openLimit = { orders: 1, total: minor(100_000) }
      const { id } = await placed()
      const { customer, address } = (await order(id)).order
      const rest = { customer: { id: null, email: customer.email.email }, address, openLimit }
      const { place } = await somebody([{ variantId: CASE, quantity: 1 }], rest)
      expect((await place()).kind).toBe('placed')
    })
  },
  { fill: fillTypedCatalogue },
)
