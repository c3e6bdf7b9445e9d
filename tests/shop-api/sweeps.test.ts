import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { allEntries } from '#platform/jobs/sweep.ts'
import { dueAppointments } from '#shop-api/appointment/due-appointments.ts'
import { branchOrdersWithLetters } from '#shop-api/branch-order/stored-branch-order.ts'
import { rows } from '#platform/database.ts'
import { pendingOrderNews } from '#shop-api/order/find-orders.ts'
import { ordersWithoutValues } from '#shop-api/order/missing-values.ts'
import { removeUnneededValues } from '#shop-api/order/remove-values.ts'
import { openTryOns } from '#shop-api/order/try-ons.ts'
import { duePayouts, unpaidInvoices } from '#shop-api/order/unpaid-invoices.ts'
import { dueReservations } from '#shop-api/reservation/move-reservation.ts'
import { dueSubscriptions, subscriptionsWithLetters } from '#shop-api/subscription/due-subscriptions.ts'
import { insertSubscription } from '#shop-api/subscription/stored-subscription.ts'
import { anAppointment } from '#tests/support/appointments.ts'
import { saveAppointment } from '#shop-api/appointment/stored-appointment.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { orderApi } from '#tests/support/order-api.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const DAY = 86_400_000
const LATER = new Date(NOW.getTime() + 30 * DAY)
const FIVE = [1, 2, 3, 4, 5]
const orderIds = FIVE.map((number) => `10000000000${number}`)
/** The row of each kind that no statement can change. */
const POISONOUS = '2'
const others = (ids: string[]) => ids.filter((id) => !id.replace(/-\d$/, '').endsWith(POISONOUS))

onShopApi((ask, database) => {
  const { buy } = orderApi(ask)
  const faults: unknown[] = []
  const report = (error: unknown) => void faults.push(error)
  const deps = () => ({ db: database().db, now: LATER, shop: { language: 'de' }, report })
  const run = (statement: SQL) => database().db.execute(statement)

  /** Its rows whose ids end with a two refuse every change. */
  const poison = async (table: string) => {
    await run(
      sql`create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'poisonous'; end $$`,
    )
    await run(
      sql`create trigger refuse before update on ${sql.identifier(table)} for each row when (old.id ~ '2(-1)?$') execute function refuse()`,
    )
  }

  beforeEach(() => void faults.splice(0))
  beforeAll(async () => {
    const { order, payment } = await buy('five', 30)
    await run(sql`update purchase set confirmed_at = ${NOW.toISOString()} where id = ${order.id}`)
    const columnsOf = async (table: string, ...changed: string[]) =>
      (
        await rows<{ name: string }>(
          database().db,
          sql`select column_name as name from information_schema.columns where table_name = ${table}`,
        )
      )
        .map(({ name }) => name)
        .filter((name) => !changed.includes(name))
        .map((name) => sql.identifier(name))
    const purchase = sql.join(await columnsOf('purchase', 'id', 'attempt_key'), sql`, `)
    const paid = sql.join(await columnsOf('payment', 'id', 'order_id'), sql`, `)
    for (const id of orderIds) {
      await run(
        sql`insert into purchase (id, attempt_key, ${purchase}) select ${id}, ${id}, ${purchase} from purchase where id = ${order.id}`,
      )
      await run(
        sql`insert into payment (id, order_id, ${paid}) select ${`payment-of-${id}`}, ${id}, ${paid} from payment where id = ${payment.id}`,
      )
    }
    await run(sql`delete from order_news`)
    await run(sql`delete from purchase where id = ${order.id}`)
  })

  const idsOf = async (read: (after?: string) => Promise<{ order: { id: string } }[]>) =>
    (await allEntries(read, ({ order }) => order.id)).map(({ order }) => order.id)

  test('unpaid invoices, refunds and try-ons are read in pages of two', async () => {
    expect(await idsOf((after) => unpaidInvoices(deps(), after, 2))).toEqual(orderIds)
    await run(sql`update payment set refund_due = 100, state = 'captured' where order_id <> ${orderIds[1]}`)
    expect(await idsOf((after) => duePayouts(deps(), after, 2))).toEqual(others(orderIds))
    await run(
      sql`update purchase set document = document || '{"tryOn": {"letters": []}}' where id > ${orderIds[1]}`,
    )
    expect(await idsOf((after) => openTryOns(deps(), after, 2))).toEqual(orderIds.slice(2))
  })

  test('a page without an entry is no end: the next one may have some', async () => {
    await run(sql`update payment set refunded = refund_due where order_id < ${orderIds[4]}`)
    expect(await idsOf((after) => duePayouts(deps(), after, 2))).toEqual(orderIds.slice(4))
  })

  test('orders without values and news are read in pages of two', async () => {
    await run(
      sql`update purchase set document = jsonb_set(document, '{items,0,customData}', '{"lensType": "type_ei"}')`,
    )
    await run(
      sql`update purchase set document = jsonb_set(document, '{items,0,itemGroup}', '{"id": "pair0001", "isMainItem": true, "isRequired": true}')`,
    )
    const now = new Date(NOW.getTime() + 5 * DAY)
    const waiting = await allEntries(
      (after?: string) => ordersWithoutValues({ ...deps(), now }, after, 2),
      ({ id }) => id,
    )
    expect(waiting.map(({ id }) => id)).toEqual(orderIds)
    for (const id of orderIds)
      await run(sql`insert into order_news (order_id, event, at) values (${id}, 'confirm', now())`)
    const news = await allEntries(
      (after?: number) => pendingOrderNews(database().db, after, 2),
      ({ id }) => id,
    )
    expect(news.map(({ orderId }) => orderId)).toEqual(orderIds)
  })

  test('values that nobody needs are removed, though one order cannot be changed', async () => {
    await run(sql`update purchase set stage = 'delivered', values_removal = 'requested'`)
    await poison('purchase')
    await expect(removeUnneededValues(database().db, LATER, 2)).rejects.toThrow(
      '1 entries could not be processed',
    )
    const left = await rows<{ id: string }>(
      database().db,
      sql`select id from purchase where values_removal = 'requested'`,
    )
    expect(left.map(({ id }) => id)).toEqual([orderIds[1]])
    await run(sql`drop trigger refuse on purchase`)
  })

  test('reservations end and are written about, though one cannot be ended', async () => {
    const ids = FIVE.map((number) => `40000000000${number}`)
    for (const id of ids)
      await run(sql`
        insert into reservation (id, shop_id, branch_id, variant_id, attempt_key, status, reserved_at, expires_at, goods, first_name, last_name, email)
        values (${id}, 1, 1003, 30, ${id}, 'reserved', ${NOW.toISOString()}, ${NOW.toISOString()}, 'Brera', 'Ada', 'Muster', ${`${id}@example.com`})`)
    await poison('reservation')
    const due = await allEntries(
      (after?: string) => dueReservations(deps(), after, 2),
      ({ id }) => id,
    )
    const found = due
    expect(found.map(({ id }) => id)).toEqual(others(ids))
    expect(new Set(found.map(({ status, letter }) => `${status} ${letter}`))).toEqual(
      new Set(['expired expired']),
    )
    expect(faults.length).toBeGreaterThan(0)
  })

  test('appointments get their reminders, though one cannot be changed', async () => {
    const now = new Date('2026-11-24T20:00:00Z')
    const ids = FIVE.map((number) => `appointment-000${number}`)
    for (const id of ids)
      await saveAppointment(database().db, anAppointment({ id, number: `100000000${id.at(-1)}` }), id)
    await poison('appointment')
    const due = await allEntries(
      (after?: string) => dueAppointments({ ...deps(), now }, after, 2),
      ({ id }) => id,
    )
    const found = due
    expect(found.map(({ id }) => id)).toEqual(others(ids))
    expect(found.map(({ letters }) => letters.map(({ kind }) => kind))).toEqual(
      others(ids).map(() => ['reminder']),
    )
    expect(faults.length).toBeGreaterThan(0)
  })

  test('subscriptions are announced, though one cannot be changed', async () => {
    const ids = FIVE.map((number) => `20000000000${number}-1`)
    for (const id of ids) await insertSubscription(database().db, aSubscription({ id }), orderIds[0] ?? '')
    await poison('subscription')
    const now = new Date('2027-02-04T06:00:00Z')
    let after: string | undefined
    do after = (await dueSubscriptions({ ...deps(), now }, { after }, 2)).next ?? undefined
    while (after !== undefined)
    expect(faults.length).toBeGreaterThan(0)
    const letters = await allEntries(
      (from?: string) => subscriptionsWithLetters(deps(), from, 2),
      ({ id }) => id,
    )
    expect(letters.map(({ id }) => id)).toEqual(others(ids))
  })

  test('branch orders with letters are read in pages of two', async () => {
    const ids = FIVE.map((number) => `50000000000${number}`)
    for (const id of ids)
      await run(sql`
        insert into branch_order (id, key, shop_id, branch_id, email, status, ordered_at, has_letter, document)
        values (${id}, ${id}, 1, 1003, 'ada@example.com', 'ready', ${NOW.toISOString()}, true, '{"customer": {}}')`)
    const waiting = await allEntries(
      (after?: string) => branchOrdersWithLetters(database().db, after, 2),
      ({ id }) => id,
    )
    expect(waiting.map(({ id }) => id)).toEqual(ids)
  })
})
