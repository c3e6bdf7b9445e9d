import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rows } from '#platform/database.ts'
import { type Database, openDatabase } from '#shop-api/open-database.ts'
import { postgresPrograms, startCluster } from '#tests/support/postgres.ts'

const programs = await postgresPrograms()
/** As many connections as the pool has. */
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

  /** Runs as many operations at once as there are connections. */
  const all = (act: (nth: number) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: MOST }, (_, nth) => act(nth)))

  const begin = () =>
    all(() => database.db.transaction((tx) => rows(tx, sql`select pg_backend_pid() as pid, pg_sleep(0.02)`)))

  const fulfilled = async () => (await begin()).filter(({ status }) => status === 'fulfilled').length

  /** Ends every other connection; its own may already be ended. */
  const end = () =>
    all(() =>
      database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      ),
    )

  test('before or during a transaction are replaced: none is lost', async () => {
    for (let times = 0; times < 4; times++) {
      await begin()
      // The next operation gets a connection that has ended without notice.
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
