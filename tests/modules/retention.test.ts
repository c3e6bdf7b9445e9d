import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUpJob } from '#modules/clean-up.ts'
import { declaration } from '#modules/declarations/schema.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'
import { sandboxPayment } from '#modules/payment/sandbox/schema.ts'
import { deleteOldOrders } from '#shop-api/order/delete-old-orders.ts'
import { type Db, rows } from '#platform/database.ts'
import { type Database, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { orderNews, payment, purchase } from '#shop-api/schema/order.ts'
import { onBothDatabases } from '#tests/support/database.ts'

const BEGIN = '2026-11-21T10:00:00Z'

/** One row of each kind, all of one moment. */
async function fill(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${purchase} (id, shop_id, basket_shop_id, basket_key, attempt_key, stage, placed_at, confirmed_at, expires_at, taken, document)
    select id, 1, 1, id, id, stage, ${BEGIN}::timestamptz, case when stage = 'delivered' then ${BEGIN}::timestamptz end, ${BEGIN}::timestamptz, '[]', '{}'
    from (values ('delivered', 'delivered'), ('unpaid', 'cancelled'), ('owed', 'cancelled')) as placed (id, stage)`)
  const paid = {
    key: 'creditcard',
    amount: 100,
    currency: 'EUR',
    state: 'captured',
    createdAt: BEGIN,
    checkedAt: BEGIN,
  } as const
  await db.insert(payment).values([
    { ...paid, id: 'p-delivered', orderId: 'delivered' },
    { ...paid, id: 'p-owed', orderId: 'owed', refundDue: 100 },
  ])
  const news = { orderId: 'delivered', event: 'confirm', at: BEGIN } as const
  await db.insert(orderNews).values([
    { ...news, isNotified: true },
    { ...news, isNotified: false },
  ])
  await db.execute(sql`
    insert into ${declaration} (key, kind, variant, received_at, contract, declared)
    values ('evidence', 'withdrawal', 'de-de', ${BEGIN}, '1', '{}')`)
  const sandbox = {
    amount: 100,
    currency: 'EUR',
    language: 'de',
    status: 'captured',
    returnTo: '/',
    cancelTo: '/',
    createdAt: BEGIN,
  } as const
  await db.insert(sandboxPayment).values([
    { ...sandbox, id: 'sandbox' },
    { ...sandbox, id: 'mandate', isRecurring: true },
  ])
}

const stored = async (db: Db): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      db,
      sql`
        select id as name from purchase union all select key from declaration union all select id from sandbox_payment
        union all select case when is_told then 'news' else 'pending news' end from order_news order by 1`,
    )
  ).map(({ name }) => name)

const EVERYTHING = ['delivered', 'evidence', 'mandate', 'news', 'owed', 'pending news', 'sandbox', 'unpaid']
const without = (...gone: string[]) => EVERYTHING.filter((name) => !gone.includes(name))

onBothDatabases({ tables: [SHOP_MIGRATIONS, ...SERVER_MIGRATIONS] }, (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await fill(database.db)
  })
  afterAll(() => database.close())

  test('each kind of data is deleted when its period ends, and not before', async () => {
    const { db } = database
    let now = new Date(BEGIN)
    const job = cleanUpJob({
      env: { dataDir: '/nowhere' },
      database: async () => db,
      now: () => now,
      shopCleanUps: [deleteOldOrders],
    })
    const left = async (moment: string) => {
      now = new Date(moment)
      await job.run({ data: {}, signal: new AbortController().signal })
      return stored(db)
    }
    expect(await left('2027-02-19T09:59:00Z')).toEqual(EVERYTHING)
    expect(await left('2027-02-19T10:01:00Z')).toEqual(without('news', 'unpaid'))
    expect(await left('2027-12-26T09:59:00Z')).toEqual(without('news', 'unpaid'))
    expect(await left('2027-12-26T10:01:00Z')).toEqual(without('news', 'unpaid', 'sandbox'))
    expect(await left('2029-12-31T23:59:00Z')).toContain('evidence')
    expect(await left('2030-01-01T00:00:00Z')).toEqual(['delivered', 'mandate', 'owed', 'pending news'])
    expect(await left('2036-12-31T23:59:00Z')).toContain('delivered')
    // Money that is owed to somebody stays known.
    expect(await left('2037-01-01T00:00:00Z')).toEqual(['mandate', 'owed'])
  })
})
