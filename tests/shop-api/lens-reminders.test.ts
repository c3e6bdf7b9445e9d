import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lensReminder, objectionState } from '#contract/order/lens-reminder.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { rows } from '#platform/database.ts'
import { dueLensReminders } from '#shop-api/order/lens-reminders.ts'
import { insertSubscription } from '#shop-api/subscription/stored-subscription.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { attributesOf } from '#tests/support/goods.ts'
import { aPlaceOrderRequest, orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'

const VALUES = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }
const DAY = 86_400_000
/** Thirty lenses for a day each. */
const ATTRIBUTES = attributesOf({ numberOfLenses: '30', usageTime: '1' })

onShopApi(
  (ask, database) => {
    const { get, send } = visitorApi(ask)
    const { put, see } = basketApi(ask)
    const { placeOrder, move } = orderApi(ask)
    const at = (days: number) => new Date(NOW.getTime() + days * DAY)

    /** The number of an order of a pack for one eye, 30 days, that its buyer is reminded of. */
    async function ordered(
      name: string,
      rest: Partial<PlaceOrder> = {},
      announced: Partial<PlaceOrder> = { isLensReminderAnnounced: true },
    ): Promise<string> {
      const customData = { prescriptionValues: { right: VALUES, left: {} } }
      await put(name, { variantId: 240, quantity: 1, customData })
      const answer = await placeOrder(
        aPlaceOrderRequest(await see(name), {
          customer: { id: null, email: `${name}@example.com` },
          ...announced,
          ...rest,
        }),
      )
      const id = answer.kind === 'placed' ? answer.order.id : ''
      await database().db.execute(
        sql`update purchase set document = jsonb_set(document, '{items,0,product,attributes}', ${JSON.stringify(ATTRIBUTES)}::jsonb) where id = ${id}`,
      )
      return id
    }
    const bought = async (name: string, rest: Partial<PlaceOrder> = {}) => {
      const id = await ordered(name, rest)
      expect((await move(id, { event: 'ship' })).status).toBe(200)
      return id
    }
    const due = async (days: number) => {
      const found = await dueLensReminders({ db: database().db, now: at(days) })
      return new Map(found.map(({ order, obstacle }) => [order.id, obstacle]))
    }
    const obstacleOf = async (id: string) =>
      lensReminder.parse((await get(`/v1/orders/${id}/lens-reminder`)).body).obstacle
    const object = async (email: string, isObjected: boolean, shop = '') => {
      const { status, body } = await send('POST', `/v1/orders/lens-reminder-objections${shop}`, {
        email,
        isObjected,
      })
      return status === 200 ? objectionState.parse(body).objectedAt : status
    }

    test('an order is due ten days before its lenses are used up, until it is settled', async () => {
      const id = await bought('due')
      expect((await due(19)).has(id)).toBe(false)
      expect((await due(20)).get(id)).toBeNull()
      expect((await get('/v1/orders/lens-reminders')).body).toEqual([])
      for (const _ of [1, 2])
        expect((await send('POST', `/v1/orders/${id}/lens-reminder/settled`, {})).status).toBe(200)
      expect((await due(20)).has(id)).toBe(false)
      // That it has arrived begins nothing anew.
      await move(id, { event: 'deliver' })
      expect((await due(20)).has(id)).toBe(false)
    })

    test('an order is never due that is not sent, or whose buyer read nothing of it', async () => {
      const open = await ordered('not-sent')
      const silent = await ordered('silent', {}, {})
      await move(silent, { event: 'ship' })
      const found = await due(400)
      expect([found.has(open), found.has(silent)]).toEqual([false, false])
    })

    test('lenses that were ordered since, from the mailbox or the account, stand against it', async () => {
      const first = await bought('again', { customer: { id: null, email: 'an.na+x@gmail.com' } })
      const other = await bought('account', { customer: { id: 'ben', email: 'ben@example.com' } })
      expect([await obstacleOf(first), await obstacleOf(other)]).toEqual([null, null])
      await database().db.execute(
        sql`update purchase set placed_at = placed_at - interval '9 days' where id in (${first}, ${other})`,
      )
      const later = await ordered('again-2', { customer: { id: null, email: 'anna@googlemail.com' } })
      const cancelled = await ordered('account-2', { customer: { id: 'ben', email: 'b@example.com' } })
      await move(cancelled, { event: 'cancel' })
      expect([await obstacleOf(first), await obstacleOf(other)]).toEqual(['ordered-since', null])
      await bought('account-3', { customer: { id: 'ben', email: 'b@example.com' } })
      expect([await obstacleOf(other), await obstacleOf(later)]).toEqual(['ordered-since', null])
      expect((await due(20)).get(first)).toBe('ordered-since')
    })

    test('a subscription to lenses stands against it, as long as it lives', async () => {
      const id = await bought('subscribed', { customer: { id: 'carla', email: 'carla@example.com' } })
      const begin = (number: string, values: Prescription | null) => {
        const lines = aSubscription().lines.map((line) => ({ ...line, values }))
        const customer = { id: 'carla', email: 'carla@example.com' }
        return insertSubscription(database().db, aSubscription({ id: number, customer, lines }), id)
      }
      await begin('300000000001-1', null)
      expect(await obstacleOf(id)).toBeNull()
      await begin('300000000002-1', { right: VALUES, left: {} })
      expect(await obstacleOf(id)).toBe('subscribed')
      await database().db.execute(
        sql`update subscription set status = 'cancelled' where customer_id = 'carla'`,
      )
      expect(await obstacleOf(id)).toBeNull()
    })

    test('an objection holds for the mailbox in its shop, is stored without its address, and can be taken back', async () => {
      const id = await bought('objector')
      expect(Date.parse(String(await object('objector@example.com', true, '?shopId=2')))).toBe(NOW.getTime())
      expect(await obstacleOf(id)).toBeNull()
      const answers = await Promise.all([1, 2, 3].map(() => object('Objector+lenses@example.com', true)))
      expect(new Set(answers).size).toBe(1)
      expect(await obstacleOf(id)).toBe('objected')
      const stored = await rows<{ row: string }>(
        database().db,
        sql`select to_json(reminder_objection)::text as row from reminder_objection`,
      )
      expect(stored).toHaveLength(2)
      expect(stored.map(({ row }) => row).join('')).not.toContain('bjector')
      const search = await send('POST', '/v1/orders/lens-reminder-objections/search', {
        email: 'objector@example.com',
      })
      expect(objectionState.parse(search.body).objectedAt).not.toBeNull()
      expect(await object('objector@example.com', false)).toBeNull()
      expect(await obstacleOf(id)).toBeNull()
      expect(await object('no mailbox', true)).toBe(400)
    })

    test('the due ones are found by their index, in pages', async () => {
      const ids = [await bought('page-1'), await bought('page-2'), await bought('page-3')].toSorted()
      const { db } = database()
      const first = await dueLensReminders({ db, now: at(20) }, undefined, 1)
      expect(first).toHaveLength(1)
      const rest = await dueLensReminders({ db, now: at(20) }, ids[0], 100)
      expect(rest.map(({ order }) => order.id)).toEqual(expect.arrayContaining(ids.slice(1)))
      const plan = await db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        return rows<Record<string, unknown>>(
          tx,
          sql`explain select id from purchase where lens_reminder_on <= '2026-12-31'`,
        )
      })
      expect(JSON.stringify(plan)).toContain('purchase_lens_reminder')
    })

    test('an order that does not exist has no reminder', async () => {
      expect((await get('/v1/orders/999999999999/lens-reminder')).status).toBe(404)
      expect((await get('/v1/orders/1/lens-reminder')).status).toBe(400)
    })
  },
  { fill: fillTypedCatalogue },
)
