import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const CARD = { paymentKey: 'creditcard' } as const
const SHIP = { event: 'ship' }
const TO_WORKSHOP = { event: 'prepare', to: 'delegation_pending' }

onShopApi(
  (ask, database) => {
    const { send } = visitorApi(ask)
    const { put, see } = basketApi(ask)
    const { placeOrder, buy, order, move, begin, recordStatus } = orderApi(ask)
    beforeEach(() =>
      database().db.execute(sql`update stock set quantity = 100 where variant_id in (30, 220)`),
    )

    /** What customers are told of an order, in the order of its moves; without its confirmation. */
    const news = async (id: string) =>
      (
        await rows<{ event: string; detail: object }>(
          database().db,
          sql`select event, detail from order_news where order_id = ${id} and event <> 'confirm' order by id`,
        )
      ).map(({ event, detail }) => ({ event, ...detail }))

    /** A frame with its lenses, and another frame, by invoice. */
    async function withGlasses(basket: string) {
      const inGroup = (isMainItem: boolean) => ({ id: 'glasses', isMainItem, isRequired: true })
      const customData = { prescriptionValues: { right: { sphere: -2 }, left: { sphere: -1.5 } } }
      await put(basket, { variantId: 30, customData, itemGroup: inGroup(true) })
      await put(basket, { variantId: 220, itemGroup: inGroup(false) })
      await put(basket, { variantId: 30 })
      const placed = await placeOrder(aPlaceOrderRequest(await see(basket)))
      if (placed.kind !== 'placed') throw new Error(`not placed: ${placed.kind}`)
      const { id, items } = placed.order
      const ofPair = items.filter(({ itemGroup }) => itemGroup).map(({ key }) => key)
      return { id, keys: items.map(({ key }) => key), ofPair }
    }

    describe('an order is not moved', () => {
      test('that nobody knows', async () => {
        const { status, body } = await send('POST', '/v1/orders/999999999999/moves', SHIP)
        expect({ status, body }).toMatchObject({ status: 404 })
      })

      test.each([SHIP, { event: 'cancel' }, TO_WORKSHOP])(
        'while its buyer is at the bank: %j',
        async (wanted) => {
          const { order: placed, payment } = await buy(`unpaid ${JSON.stringify(wanted)}`, 30, 1, CARD)
          await begin(payment.id)
          expect((await move(placed.id, wanted)).status).toBe(409)
          expect((await order(placed.id)).order.status).toBe('payment_pending')
        },
      )

      test.each([
        [SHIP, 409],
        [TO_WORKSHOP, 409],
        [{ event: 'cancel' }, 200],
      ])('on its way, whose money does not come any more: %j %i', async (wanted, status) => {
        const { order: placed, payment } = await buy(`void ${JSON.stringify(wanted)}`, 30, 1, CARD)
        await begin(payment.id)
        for (const each of ['authorised', 'cancelled']) await recordStatus(payment.id, each)
        expect((await move(placed.id, wanted)).status).toBe(status)
      })
    })

    test('an order keeps its moves, with what an optician has checked, but none that changed nothing', async () => {
      const { id } = await withGlasses('history')
      const moves = [{ ...TO_WORKSHOP, isPrismChecked: true }, SHIP, { event: 'deliver' }]
      for (const each of moves) expect((await move(id, each)).status).toBe(200)
      expect((await move(id, { event: 'deliver' })).status).toBe(200)
      const { history } = (await order(id)).order
      expect(history).toEqual(moves.map((action) => ({ at: NOW.toISOString(), action })))
    })

    describe('customers are told', () => {
      test('that glasses are made, of the pair alone; what is sent, and what has arrived', async () => {
        const { id, keys, ofPair } = await withGlasses('told')
        await move(id, { event: 'prepare', to: 'shipment_pending', packageId: 1 })
        expect(await news(id)).toEqual([])
        const other = await withGlasses('made')
        for (const each of [TO_WORKSHOP, TO_WORKSHOP, SHIP, { event: 'deliver' }]) await move(other.id, each)
        const packages = (await order(other.id)).order.packages.map((each) => each.id)
        expect(await news(other.id)).toEqual([
          { event: 'make', items: other.ofPair },
          { event: 'ship', packages },
          { event: 'deliver', items: other.keys },
        ])
        expect([keys.length, ofPair.length]).toEqual([3, 2])
      })

      test('nothing of glasses where there are none, or where they are cancelled', async () => {
        const { order: frame } = await buy('frame', 30)
        await move(frame.id, TO_WORKSHOP)
        expect(await news(frame.id)).toEqual([])
        const { id, keys, ofPair } = await withGlasses('frame-alone')
        await move(id, { event: 'cancel', items: ofPair })
        await move(id, TO_WORKSHOP)
        expect(await news(id)).toEqual([{ event: 'cancel', items: ofPair, credit: 1 }])
        expect(keys).toHaveLength(3)
      })

      test('what was cancelled, with the credit note', async () => {
        const { order: placed, payment } = await buy('cancelled', 30, 1, CARD)
        await begin(payment.id)
        await recordStatus(payment.id, 'authorised')
        await move(placed.id, { event: 'cancel' })
        expect(await news(placed.id)).toEqual([{ event: 'cancel', items: [placed.items[0]?.key], credit: 1 }])
      })

      test('which pieces came back, and what is owed less of an invoice', async () => {
        const { order: placed } = await buy('back', 30, 3)
        const key = placed.items[0]?.key ?? ''
        await move(placed.id, SHIP)
        await move(placed.id, { event: 'return', items: [{ key, pieces: 2 }] })
        await move(placed.id, { event: 'refund' })
        await move(placed.id, { event: 'refund' })
        const packages = placed.packages.map(({ id }) => id)
        expect(await news(placed.id)).toEqual([
          { event: 'ship', packages },
          { event: 'return', items: [key], pieces: { [key]: 2 } },
          { event: 'refund', credit: 1 },
        ])
      })
    })
  },
  { fill: fillTypedCatalogue },
)
