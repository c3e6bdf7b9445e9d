import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpDatabase } from '#platform/backup/dump.ts'
import { rows } from '#platform/database.ts'
import type { Database } from '#shop-api/open-database.ts'
import { onBothDatabases } from '#tests/support/database.ts'

onBothDatabases({}, (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    const text = randomBytes(400_000).toString('hex')
    await database.db.execute(sql`create table large as select ${text} as text from generate_series(1, 8)`)
  })
  afterAll(() => database.close())

  test('a reader that goes away leaves no transaction behind', async () => {
    const backup = dumpDatabase(database.db, { createdAt: '', files: {} })
    await once(backup, 'readable')
    backup.destroy()
    // An embedded database has one connection, which the transaction would keep.
    await database.db.execute(sql`drop table large`)
    expect(await rows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })
})
