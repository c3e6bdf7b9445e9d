import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import { ordersWithoutValues } from '#shop-api/order/missing-values.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const GROUP = 'pair0001'
const VALUES = {
  group: GROUP,
  prescription: { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } },
  affirmed: { at: '2026-11-22T10:00:00Z', textVersion: '2026-11' },
}

onShopApi(
  (ask, database) => {
    const { get, send } = visitorApi(ask)
    const { put, see } = basketApi(ask)
    const { placeOrder, buy, order, move } = orderApi(ask)

    /** The number of an order of a frame and its lens, whose values follow. */
    async function ordered(basket: string): Promise<string> {
      const inGroup = (isMainItem: boolean) => ({ id: GROUP, isMainItem, isRequired: true })
      await put(basket, { variantId: 30, customData: { lensType: 'type_ei' }, itemGroup: inGroup(true) })
      await put(basket, { variantId: 220, itemGroup: inGroup(false) })
      const answer = await placeOrder(aPlaceOrderRequest(await see(basket)))
      return answer.kind === 'placed' ? answer.order.id : ''
    }
    const record = (id: string, body: unknown = VALUES) => send('POST', `/v1/orders/${id}/values`, body)
    const stored = async (id: string) =>
      (await order(id)).order.items.map(({ customData }) => customData['prescriptionValues'] ?? null)

    test('values that follow an order are recorded once, however often and at the same time they are sent', async () => {
      const id = await ordered('values later')
      const answers = await Promise.all(Array.from({ length: 10 }, () => record(id)))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
      expect(await stored(id)).toContainEqual(VALUES.prescription)
      const other = { ...VALUES, prescription: { right: { sphere: 1 }, left: { sphere: 1 } } }
      expect((await record(id, other)).status).toBe(409)
      expect(await stored(id)).toContainEqual(VALUES.prescription)
      // The history names no values.
      expect((await order(id)).order.history).toEqual([])
    })

    test('its buyer hears once that glasses are being made, and nothing of other goods', async () => {
      const { db } = database()
      const newsOf = (orderId: string) =>
        rows<{ event: string; detail: { items?: string[] } }>(
          db,
          sql`select event, detail from order_news where order_id = ${orderId} and event <> 'confirm'`,
        )
      const glasses = await ordered('glasses to make')
      await record(glasses)
      const make = { event: 'prepare', to: 'delegation_pending' }
      await Promise.all(Array.from({ length: 10 }, () => move(glasses, make)))
      await move(glasses, { event: 'prepare', to: 'shipment_pending' })
      const keys = (await order(glasses)).order.items.map(({ key }) => key)
      expect(await newsOf(glasses)).toEqual([{ event: 'make', detail: { items: keys } }])
      // The frame goes back to the stock, for the other tests.
      await move(glasses, { event: 'cancel' })
      const { order: other } = await buy('nothing to make', 70)
      await move(other.id, make)
      expect(await newsOf(other.id)).toEqual([])
    })

    test('a pair that is being made, or is cancelled, takes no values', async () => {
      const made = await ordered('values too late')
      await move(made, { event: 'prepare', to: 'delegation_pending' })
      const cancelled = await ordered('values for nothing')
      await move(cancelled, { event: 'cancel' })
      for (const id of [made, cancelled]) {
        expect((await record(id)).status).toBe(409)
        expect(await stored(id)).toEqual([null, null])
      }
    })

    test('orders that wait for values are found after three days, until the values come', async () => {
      const id = await ordered('values to remind of')
      const made = await ordered('values that came')
      const known = [id, made]
      const { db } = database()
      const after = async (days: number) => {
        const now = new Date(NOW.getTime() + days * 86_400_000)
        const found = await ordersWithoutValues({ db, now })
        return found.filter((each) => known.includes(each.id)).map((each) => [each.id, each.valuesReminded])
      }
      expect(await after(2.9)).toEqual([])
      expect(await after(3)).toHaveLength(2)
      await record(made)
      expect(await after(3)).toEqual([[id, undefined]])
      for (const stage of [2, 1, 2])
        expect((await send('POST', `/v1/orders/${id}/values-reminded`, { stage })).status).toBe(200)
      expect(await after(60)).toEqual([[id, 2]])
      expect(await after(60.1)).toEqual([])
      expect((await get('/v1/orders/without-values')).status).toBe(200)
      for (const each of known) await move(each, { event: 'cancel' })
      expect(await after(3)).toEqual([])
    })

    test('an order of office lenses is found until their distances come', async () => {
      const { db } = database()
      const id = await ordered('distances to remind of')
      const addition = {
        right: { sphere: 1, addition: 2, pd: 32 },
        left: { sphere: 1, addition: 2, pd: 31.5 },
      }
      const at = (await order(id)).order.items.findIndex(({ itemGroup }) => !itemGroup?.isMainItem)
      await db.execute(
        sql`update purchase set document = jsonb_set(document, ${`{items,${at},product,customData}`}::text[],
          '{"rxPart": "lensType", "design": "office"}') where id = ${id}`,
      )
      const waiting = async () => {
        const found = await ordersWithoutValues({ db, now: new Date(NOW.getTime() + 12 * 86_400_000) })
        return found.filter((each) => each.id === id).map(({ valuesReminded = 0 }) => valuesReminded)
      }
      await send('POST', `/v1/orders/${id}/values-reminded`, { stage: 2 })
      expect((await record(id, { ...VALUES, prescription: addition })).status).toBe(200)
      expect(await waiting()).toEqual([1])
      const distances = (room: number) => ({
        ...VALUES,
        prescription: addition,
        officeDistance: { room, near: 40 },
      })
      expect((await record(id, distances(300))).status).toBe(400)
      expect((await record(id, distances(200))).status).toBe(200)
      expect(
        (await order(id)).order.items.map(({ customData }) => customData['officeDistance']),
      ).toContainEqual({
        room: 200,
        near: 40,
      })
      expect(await waiting()).toEqual([])
      expect((await record(id, distances(100))).status).toBe(409)
      await move(id, { event: 'cancel' })
    })

    test('in Italy an order is found until an optician has seen the slip, after two reminders of values too', async () => {
      const { db } = database()
      const id = await ordered('slip to remind of')
      await db.execute(
        sql`update purchase set document = jsonb_set(document, '{shop,country}', '"IT"') where id = ${id}`,
      )
      const waiting = async () => {
        const found = await ordersWithoutValues({ db, now: new Date(NOW.getTime() + 12 * 86_400_000) })
        return found.filter((each) => each.id === id).map(({ valuesReminded = 0 }) => valuesReminded)
      }
      await send('POST', `/v1/orders/${id}/values-reminded`, { stage: 2 })
      expect(await waiting()).toEqual([2])
      await record(id)
      expect(await waiting()).toEqual([1])
      await send('POST', `/v1/orders/${id}/values-reminded`, { stage: 2 })
      await record(id)
      expect(await waiting()).toEqual([2])
      const seen = { ...VALUES, affirmed: { ...VALUES.affirmed, textVersion: 'operator' } }
      expect((await record(id, seen)).status).toBe(200)
      expect(await waiting()).toEqual([])
      await move(id, { event: 'cancel' })
    })

    test.each([
      ['an order that does not exist', '999999999999', VALUES, 404],
      ['no order number', 'x', VALUES, 400],
    ])('%s is refused', async (_, id, body, status) => {
      expect((await record(id, body)).status).toBe(status)
    })

    test.each([
      ['another pair', { ...VALUES, group: 'pair0002' }, 409],
      ['values that cannot be made', { ...VALUES, prescription: { right: { sphere: -9 }, left: {} } }, 409],
      ['text for a value', { ...VALUES, prescription: { right: { sphere: '-2' }, left: {} } }, 400],
      [
        'a field that glasses do not have',
        { ...VALUES, prescription: { right: { price: 1 }, left: {} } },
        400,
      ],
      ['nobody who affirmed them', { group: GROUP, prescription: VALUES.prescription }, 400],
    ])('%s is refused', async (name, body, status) => {
      const id = await ordered(`refused ${name}`)
      expect((await record(id, body)).status).toBe(status)
      expect(await stored(id)).toEqual([null, null])
    })
  },
  { fill: fillTypedCatalogue },
)
