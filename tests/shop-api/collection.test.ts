import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { BRANCH } from '#tests/support/order-moves.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { basketApi } from '#tests/support/visitor-api.ts'

const READY = { event: 'ready' }
const COLLECT = { event: 'collect' }

onShopApi((ask, database) => {
  const { put, see } = basketApi(ask)
  const { placeOrder, buy, order, move, stockOf } = orderApi(ask)
  const pickUp = (basket: string, variantId = 70) =>
    buy(basket, variantId, 2, { collectionPoint: BRANCH }).then((placed) => placed.order)
  const newsOf = async (id: string) =>
    (
      await rows<{ event: string }>(
        database().db,
        sql`select event from order_news where order_id = ${id} and event <> 'confirm' order by id`,
      )
    ).map(({ event }) => event)

  test('an order for a branch is ready, then collected; its buyer hears of each once', async () => {
    const { id } = await pickUp('branch')
    expect((await move(id, READY)).order).toMatchObject({
      status: 'ready_for_collection',
      packages: [{ deliveryStatus: 'shipment_completed' }],
    })
    await Promise.all(Array.from({ length: 20 }, () => move(id, READY)))
    await Promise.all(Array.from({ length: 20 }, () => move(id, COLLECT)))
    expect((await order(id)).order).toMatchObject({ status: 'collected', items: [{ status: 'delivered' }] })
    expect(await newsOf(id)).toEqual(['ready', 'collect'])
  })

  test('it is neither shipped nor delivered, and a parcel is not collected', async () => {
    const { id } = await pickUp('strange')
    const parcel = await buy('parcel', 70)
    for (const [of, event] of [
      [id, { event: 'ship' }],
      [id, { event: 'deliver' }],
      [id, COLLECT],
      [parcel.order.id, READY],
      [parcel.order.id, COLLECT],
    ] as const)
      expect((await move(of, event)).status).toBe(409)
    expect([await newsOf(id), await newsOf(parcel.order.id)]).toEqual([[], []])
  })

  test('what nobody collects is cancelled, and its pieces are sold again', async () => {
    const before = await stockOf(30)
    const { id } = await pickUp('forgotten', 30)
    await move(id, READY)
    expect((await move(id, { event: 'cancel' })).order?.status).toBe('cancelled')
    expect([await stockOf(30), await newsOf(id)]).toEqual([before, ['ready', 'cancel']])
  })

  test('the buyer of a parcel hears that it arrived, once', async () => {
    const { order: sent } = await buy('arrived', 70)
    await move(sent.id, { event: 'ship' })
    await Promise.all(Array.from({ length: 20 }, () => move(sent.id, { event: 'deliver' })))
    expect(await newsOf(sent.id)).toEqual(['ship', 'deliver'])
  })

  test('what waits in a branch or was collected on account is still to be paid', async () => {
    const customer = { id: null, email: 'credit@example.com' }
    const limited = async (basket: string) => {
      await put(basket, { variantId: 70 })
      const openLimit = { orders: 1, total: (await see(basket)).cost.withTax }
      const request = aPlaceOrderRequest(await see(basket), { customer, openLimit, collectionPoint: BRANCH })
      return placeOrder(request)
    }
    const first = await limited('credit-1')
    const id = first.kind === 'placed' ? first.order.id : ''
    for (const event of [READY, COLLECT]) {
      await move(id, event)
      expect(await limited(`credit-${event.event}`)).toMatchObject({ kind: 'refused', field: 'paymentKey' })
    }
  })

  test('orders of an earlier version get their stages: what was on its way is packed, what arrived is collected', async () => {
    const { db } = database()
    const [onItsWay, arrived, back, parcel] = [
      await pickUp('old-1'),
      await pickUp('old-2'),
      await pickUp('old-3'),
      (await buy('old-4', 70)).order,
    ]
    await move(parcel.id, { event: 'ship' })
    for (const { id } of [onItsWay, arrived, back]) await move(id, READY)
    await move(arrived.id, COLLECT)
    await db.execute(sql`update purchase set stage = 'delivered' where id = ${arrived.id}`)
    await db.execute(sql`update purchase set stage = 'shipped' where id in (${onItsWay.id}, ${back.id})`)
    await db.execute(
      sql`update purchase set document = jsonb_set(document, '{items,0,returned}', '1') where id = ${back.id}`,
    )
    const file = new URL('../../src/shop-api/migrations/0012_collection.sql', import.meta.url)
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
    for (const statement of statements) await db.execute(sql.raw(statement))
    const stages = [onItsWay, arrived, back, parcel].map(async ({ id }) => {
      const { status, packages } = (await order(id)).order
      return [status, packages[0]?.deliveryStatus]
    })
    expect(await Promise.all(stages)).toEqual([
      ['confirmed', 'shipment_pending'],
      ['collected', 'shipment_completed'],
      ['shipped', 'shipment_completed'],
      ['shipped', 'shipment_completed'],
    ])
    expect((await move(onItsWay.id, READY)).order?.status).toBe('ready_for_collection')
  })
})
