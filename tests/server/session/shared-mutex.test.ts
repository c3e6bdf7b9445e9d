import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clientOf } from '#platform/database.ts'
import { openDatabase } from '#shop-api/open-database.ts'
import { createSharedMutex } from '#server/session/shared-mutex.ts'
import { hasPostgres, onBothDatabases } from '#tests/support/database.ts'
import { createServerCopy } from '#tests/support/server-copy.ts'
import { recordingLog } from '#tests/support/log.ts'
import { NOTHING } from '#tests/support/database-contents.ts'

const fifty = Array.from({ length: 50 }, (_, nth) => nth)
const now = () => new Date(0)

onBothDatabases(NOTHING, (open) => {
  test('tasks of one key run one at a time in both processes, and those of others beside them', async () => {
    const database = await open()
    const isServer = clientOf(database.db).kind === 'server'
    const { log, lines } = recordingLog()
    const one = createSharedMutex({ database: async () => database.db, log, now })
    // An embedded database has only one process.
    const other = isServer ? createSharedMutex({ database: async () => database.db, log, now }) : one
    const running = { a: 0, b: 0 }
    let most = 0
    let mostOfAll = 0
    const task = (key: 'a' | 'b') => async () => {
      running[key] += 1
      most = Math.max(most, running[key])
      mostOfAll = Math.max(mostOfAll, running.a + running.b)
      await database.db.execute(sql`select 1`)
      running[key] -= 1
    }
    await Promise.all(
      fifty.map((nth) =>
        (nth % 2 ? one : other).runExclusive(nth % 4 < 2 ? 'a' : 'b', task(nth % 4 < 2 ? 'a' : 'b')),
      ),
    )
    expect([most, mostOfAll, lines]).toEqual([1, 2, []])
    await one.close()
    if (other !== one) await other.close()
    await database.close()
  })

  test('a task that fails is not in the way of the next one', async () => {
    const database = await open()
    const { runExclusive, close } = createSharedMutex({
      database: async () => database.db,
      log: recordingLog().log,
      now,
    })
    await expect(runExclusive('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await runExclusive('a', async () => 1)).toBe(1)
    await close()
    await database.close()
  })
})

describe.skipIf(!hasPostgres)('on Postgres', () => {
  test('a process that does not end its task is not waited for for ever', async () => {
    const { url, drop } = await createServerCopy(NOTHING)
    const { db, close } = await openDatabase({ url, tables: [] })
    const { log, lines } = recordingLog()
    const [hanging, other] = [1, 2].map(() =>
      createSharedMutex({ database: async () => db, log, now, patienceMs: 20 }),
    )
    if (!hanging || !other) throw new Error('two')
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const hung = hanging.runExclusive('a', () => (begin(), end))
    await begun
    expect(await other.runExclusive('a', async () => 'done')).toBe('done')
    expect(lines).toEqual(['warn: other processes are not waited for'])
    resolve()
    await hung
    for (const mutex of [hanging, other]) await mutex.close()
    await close()
    await drop()
  })
})

test('without a database tasks run all the same', async () => {
  const { log, lines } = recordingLog()
  const { runExclusive } = createSharedMutex({ database: () => Promise.reject(new Error('down')), log, now })
  expect(await runExclusive('a', async () => 1)).toBe(1)
  expect(await runExclusive('a', async () => 2)).toBe(2)
  expect(lines).toEqual(['warn: other processes are not waited for'])
})
