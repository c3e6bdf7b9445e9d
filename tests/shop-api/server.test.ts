import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase, rows } from '#shop-api/db.ts'
import { postgresPrograms, startCluster } from '#tests/support/postgres.ts'

const programs = await postgresPrograms()
/** As many connections as are kept. */
const MOST = 10

describe.skipIf(programs === null)('connections that break', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let database: Database
  beforeAll(async () => {
    cluster = await startCluster(programs ?? '')
    database = await openDatabase({ url: cluster.url, tables: [] })
  })
  afterAll(async () => {
    await database.close()
    await cluster.stop()
  })

  /** Lets as many work at once as there are connections. */
  const all = (act: (nth: number) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: MOST }, (_, nth) => act(nth)))

  const begin = () =>
    all(() => database.db.transaction((tx) => rows(tx, sql`select pg_backend_pid() as pid, pg_sleep(0.02)`)))

  const fulfilled = async () => (await begin()).filter(({ status }) => status === 'fulfilled').length

  /** Ends every connection but the one that says so, which may have been ended itself. */
  const end = () =>
    all(() =>
      database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      ),
    )

  test('before a transaction begins, or in the midst of it, are replaced: none is lost for good', async () => {
    for (let times = 0; times < 4; times++) {
      await begin()
      // Whoever begins now has a connection whose end nobody has noticed yet.
      await end()
      await Promise.all([begin(), end()])
    }
    await vi.waitFor(async () => expect(await fulfilled()).toBe(MOST), { timeout: 30_000 })
  }, 60_000)

  test('are replaced once the server is back', async () => {
    const working = begin()
    await cluster.halt()
    expect((await working).length).toBe(MOST)
    expect(await fulfilled()).toBe(0)
    await cluster.start()
    await vi.waitFor(async () => expect(await fulfilled()).toBe(MOST), { timeout: 30_000 })
  }, 60_000)
})
