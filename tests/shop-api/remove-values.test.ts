import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removedValues } from '#contract/order/remove-values.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { rows } from '#platform/database.ts'
import { removeUnneededValues } from '#shop-api/order/remove-values.ts'
import { insertSubscription, readSubscription } from '#shop-api/subscription/stored-subscription.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }
const TRACES = /2\.25|1\.75|31\.5/

onShopApi(
  (ask, database) => {
    const { send } = visitorApi(ask)
    const { put, see } = basketApi(ask)
    const { placeOrder, order, move } = orderApi(ask)

    /** The number of an order of glasses that are made to values. */
    async function ordered(customerId: string | null, basket: string) {
      const inGroup = (isMainItem: boolean) => ({ id: 'pair0001', isMainItem, isRequired: true })
      const customData = { lensType: 'type_ei', prescriptionValues: VALUES }
      await put(basket, { variantId: 30, customData, itemGroup: inGroup(true) })
      await put(basket, { variantId: 220, itemGroup: inGroup(false) })
      const answer = await placeOrder(
        aPlaceOrderRequest(await see(basket), {
          customer: { id: customerId, email: 'ada@example.com' },
          prescriptionRemark: 'the left eye has 1.75',
        }),
      )
      return answer.kind === 'placed' ? answer.order.id : ''
    }
    const remove = async (which: unknown) => {
      const { status, body } = await send('POST', '/v1/orders/values-removals', which)
      return status === 200 ? removedValues.parse(body) : status
    }
    /** What the tables hold of the order. */
    async function stored(id: string): Promise<string> {
      const found = await rows<{ row: string }>(
        database().db,
        sql`select to_json(purchase)::text as row from purchase where id = ${id}`,
      )
      return found[0]?.row ?? ''
    }
    const moveAll = async (id: string, ...events: string[]) => {
      for (const event of events) expect((await move(id, { event })).status).toBe(200)
    }

    test('a customer who leaves takes the values along, except those that the workshop still needs', async () => {
      const sent = await ordered('anna', 'anna 1')
      const cancelled = await ordered('anna', 'anna 2')
      const open = await ordered('anna', 'anna 3')
      const ofBen = await ordered('ben', 'ben 1')
      await moveAll(sent, 'ship')
      await moveAll(cancelled, 'cancel')
      await moveAll(ofBen, 'ship')
      const before = (await order(sent)).order

      const answers = await Promise.all([1, 2, 3, 4].map(() => remove({ customerId: 'anna' })))
      expect(answers).toContainEqual({ removed: expect.arrayContaining([sent, cancelled]), later: [open] })
      expect(answers).toContainEqual({ removed: [], later: [open] })
      for (const id of [sent, cancelled]) expect(await stored(id)).not.toMatch(TRACES)
      for (const id of [open, ofBen]) expect(await stored(id)).toMatch(TRACES)

      const after = (await order(sent)).order
      expect(after.items.map(prescriptionValuesOf)).toEqual([null, null])
      expect([after.cost, after.packages, after.status]).toEqual([
        before.cost,
        before.packages,
        before.status,
      ])
      expect(after.valuesRemoval).toBe('done')
      expect((await order(open)).order.valuesRemoval).toBe('requested')
      expect((await order(ofBen)).order.valuesRemoval).toBeUndefined()

      const { db } = database()
      await removeUnneededValues(db, NOW)
      expect(await stored(open)).toMatch(TRACES)
      await moveAll(open, 'ship')
      await Promise.all([removeUnneededValues(db, NOW), removeUnneededValues(db, NOW)])
      expect(await stored(open)).not.toMatch(TRACES)
      expect((await order(open)).order.valuesRemoval).toBe('done')
      expect(await stored(ofBen)).toMatch(TRACES)
    })

    test('one order loses its values, the others of its customer do not', async () => {
      const [one, other] = [await ordered('cora', 'cora 1'), await ordered('cora', 'cora 2')]
      await moveAll(one, 'ship')
      await moveAll(other, 'ship')
      expect(await remove({ customerId: 'cora', orderId: one })).toEqual({ removed: [one], later: [] })
      expect(await remove({ customerId: 'cora', orderId: one })).toEqual({ removed: [], later: [] })
      expect(await stored(one)).not.toMatch(TRACES)
      // Somebody else's order, by its number.
      expect(await remove({ customerId: 'mallory', orderId: other })).toEqual({ removed: [], later: [] })
      expect(await stored(other)).toMatch(TRACES)
      expect((await order(other)).order.valuesRemoval).toBeUndefined()
    })

    test('glasses that wait in a branch have their values until they are collected or sent back', async () => {
      const { db } = database()
      const id = await ordered('dora', 'dora')
      await db.execute(sql`update purchase set stage = 'ready_for_collection' where id = ${id}`)
      expect(await remove({ customerId: 'dora' })).toEqual({ removed: [], later: [id] })
      await db.execute(sql`update purchase set stage = 'collected' where id = ${id}`)
      await removeUnneededValues(db, NOW)
      expect(await stored(id)).not.toMatch(TRACES)
    })

    test('a subscription that is over loses its values with its first order, one that goes on keeps them until then', async () => {
      const { db } = database()
      const id = await ordered('emma', 'emma')
      await moveAll(id, 'cancel')
      const kept = await ordered('emma', 'emma 2')
      await moveAll(kept, 'cancel')
      const line = { ...aSubscription().lines[0]!, values: VALUES }
      const lines = [line, { ...line, key: 'i9', values: null }]
      const begin = (number: string, orderId: string, status: 'active' | 'ended') =>
        insertSubscription(
          db,
          aSubscription({ id: number, status, lines, customer: { id: 'emma', email: 'emma@example.org' } }),
          orderId,
        )
      await begin(`${id}-1`, id, 'ended')
      await begin(`${id}-2`, id, 'active')
      await begin(`${kept}-1`, kept, 'ended')
      const valuesOf = async (which: string) =>
        (await readSubscription(db, which))?.subscription.lines.map(({ values }) => values)
      await remove({ customerId: 'emma', orderId: id })
      expect(await valuesOf(`${id}-1`)).toEqual([null, null])
      expect((await readSubscription(db, `${id}-1`))?.subscription.lines.map(({ key }) => key)).toEqual(
        lines.map(({ key }) => key),
      )
      for (const which of [`${id}-2`, `${kept}-1`]) expect(await valuesOf(which)).toEqual([VALUES, null])
      await db.execute(sql`update subscription set status = 'cancelled' where id = ${`${id}-2`}`)
      await removeUnneededValues(db, NOW)
      expect(await valuesOf(`${id}-2`)).toEqual([null, null])
      expect(await valuesOf(`${kept}-1`)).toEqual([VALUES, null])
    })

    test('values are stored until the third year after the order is over', async () => {
      const { db } = database()
      const id = await ordered(null, 'old')
      await moveAll(id, 'ship', 'deliver')
      const after = (years: number) => new Date(Date.UTC(NOW.getUTCFullYear() + years, 0, 1))
      await removeUnneededValues(db, new Date(after(4).getTime() - 1))
      expect(await stored(id)).toMatch(TRACES)
      await removeUnneededValues(db, after(4))
      expect(await stored(id)).not.toMatch(TRACES)
    })

    test.each([
      ['nobody', {}],
      ['everybody', { customerId: null }],
      ['an empty customer', { customerId: '' }],
      ['a number that is none', { customerId: 'anna', orderId: "' or true --" }],
    ])('%s is refused', async (_, which) => expect(await remove(which)).toBe(400))
  },
  { fill: fillTypedCatalogue },
)
