import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#shop-api/connection.ts'
import { openDatabase } from '#shop-api/open-database.ts'
import { rows } from '#platform/database.ts'
import { BUS_CHANNEL, BUS_MIGRATIONS, postgresBusLog } from '#platform/bus/postgres-bus-log.ts'
import { listenTo } from '#platform/database-notifications.ts'
import { openTestBus } from '#tests/support/buses.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { recordingLog } from '#tests/support/log.ts'
import { postgresPrograms, startCluster } from '#tests/support/postgres.ts'
import { createServerCopy } from '#tests/support/server-copy.ts'

/** A bus that listens. */
async function aProcess(database: () => Database) {
  const db = async () => database().db
  const bus = openTestBus(postgresBusLog(db))
  const closing = new AbortController()
  const { log } = recordingLog()
  let checks = 0
  const check = () => bus.check().then(() => (checks += 1))
  const listening = listenTo({ [BUS_CHANNEL]: check }, { database: db, log, now: () => 0 }, closing.signal)
  await expect.poll(() => checks).toBeGreaterThan(0)
  return {
    ...bus,
    async close() {
      closing.abort()
      bus.close()
      await listening
    },
  }
}

test.runIf(process.env['CI'] === 'true')('Postgres is available', () => {
  expect(hasPostgres, 'CI needs TEST_DATABASE_URL or the programs of Postgres').toBe(true)
})

/** An embedded database has one process. */
describe.skipIf(!hasPostgres)('on Postgres', () => {
  let database: Database
  let drop = async () => {}
  beforeAll(async () => {
    const copy = await createServerCopy({ tables: [BUS_MIGRATIONS] })
    drop = copy.drop
    database = await openDatabase({ url: copy.url, tables: [] })
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  test('a message is seen by another process, which is notified of it', async () => {
    const [one, other] = [await aProcess(() => database), await aProcess(() => database)]
    one.publish(['product:1', 'shop:10001'])
    await expect.poll(() => other.received).toEqual(['product:1', 'shop:10001'])
    expect(one.received).toEqual([])
    await one.close()
    await other.close()
  })

  test('messages that are sent at once are all seen, and numbered without gaps', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => aProcess(() => database)))
    for (const [nth, bus] of all.entries()) bus.publish([`product:${nth}`])
    for (const [nth, { received }] of all.entries())
      await expect
        .poll(() => received.toSorted())
        .toEqual([0, 1, 2, 3].filter((each) => each !== nth).map((each) => `product:${each}`))
    const [row] = await rows<{ count: string; span: string }>(
      database.db,
      sql`select count(*)::text as count, (max(id) - min(id) + 1)::text as span from bus_message`,
    )
    expect(row?.count).toBe(row?.span)
    expect(all.map(({ gaps }) => gaps())).toEqual([0, 0, 0, 0])
    for (const { close } of all) await close()
  })

  test('it holds the last thousand messages', async () => {
    const messages = postgresBusLog(async () => database.db)
    const first = await messages.append([{ sender: 'a', tags: [] }])
    const some = Array.from({ length: 600 }, () => ({ sender: 'a', tags: ['x:1'] }))
    await messages.append(some)
    expect(await messages.read(first)).toHaveLength(601)
    const last = await messages.append(some)
    expect(await messages.read(first)).toHaveLength(1000)
    expect(await messages.read(last)).toEqual([{ id: last, sender: 'a', tags: ['x:1'] }])
  })

  test('a message that this version does not understand stands for everything', async () => {
    const messages = postgresBusLog(async () => database.db)
    const id = await messages.append([{ sender: 'a', tags: [] }])
    await database.db.execute(sql`update bus_message set tags = '{"v":2}' where id = ${id}::bigint`)
    expect(await messages.read(id)).toEqual([{ id, sender: 'a', tags: ['*'] }])
  })
})

describe.skipIf(!hasPostgres)('when Postgres', () => {
  test('cuts the connections, what was sent meanwhile is caught up', async () => {
    const cluster = await startCluster((await postgresPrograms()) ?? '')
    const database = await openDatabase({ url: cluster.url, tables: [BUS_MIGRATIONS] })
    const [one, other] = [await aProcess(() => database), await aProcess(() => database)]
    await cluster.halt()
    one.publish(['product:1'])
    other.publish(['product:2'])
    await expect.poll(() => one.lines).not.toEqual([])
    await cluster.start()
    await expect.poll(() => [one.received, other.received]).toEqual([['product:2'], ['product:1']])
    expect([one.gaps(), other.gaps()]).toEqual([0, 0])
    await one.close()
    await other.close()
    await database.close()
    await cluster.stop()
  }, 60_000)
})
