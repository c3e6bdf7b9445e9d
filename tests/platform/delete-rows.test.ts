import { lt } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteRows } from '#platform/delete-rows.ts'
import type { Database } from '#shop-api/open-database.ts'
import { hasPostgres, onBothDatabases } from '#tests/support/database.ts'

const numbers = pgTable('numbers', { id: integer('id').primaryKey() })

onBothDatabases({ tables: [] }, (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.db.execute('create table numbers (id integer primary key)')
  })
  afterAll(() => database.close())

  const left = async () => (await database.db.select().from(numbers).orderBy(numbers.id)).map(({ id }) => id)

  test('all that match are deleted, two at a time', async () => {
    await database.db.insert(numbers).values([1, 2, 3, 4, 5, 6, 7].map((id) => ({ id })))
    await deleteRows(database.db, numbers, lt(numbers.id, 6), 2)
    expect(await left()).toEqual([6, 7])
    await deleteRows(database.db, numbers, lt(numbers.id, 8), 2)
    expect(await left()).toEqual([])
  })

  test.runIf(hasPostgres)('a row that somebody has locked holds up no other', async ({ skip }) => {
    const { db } = database
    // PGlite has one connection.
    skip(!('$client' in db && typeof db.$client === 'object' && 'totalCount' in (db.$client ?? {})))
    await db.insert(numbers).values([1, 2, 3].map((id) => ({ id })))
    await db.transaction(async (transaction) => {
      await transaction.select().from(numbers).where(lt(numbers.id, 2)).for('update')
      await deleteRows(db, numbers, lt(numbers.id, 8), 2)
      expect(await left()).toEqual([1])
    })
  })
})
