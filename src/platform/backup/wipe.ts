import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import { tablesInOrder } from './tables.ts'

/** Removes all tables, if they are empty or `isForced`; otherwise throws. */
export async function wipeDatabase(db: Db, isForced: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of isForced ? [] : await tablesInOrder(tx)) {
      const found = await rows(tx, sql`select 1 as one from ${sql.identifier(table)} limit 1`)
      if (found.length > 0)
        throw new Error('there is a shop with data: stop it, and add --force to replace them for good')
    }
    for (const schema of ['public', 'drizzle', 'pgboss'])
      await tx.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`)
    await tx.execute(sql`create schema public`)
  })
}
