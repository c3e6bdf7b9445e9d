import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** Rows that one statement deletes, which is done long before the limit of a statement. */
const BATCH = 5000

/**
 * Deletes all rows that match, batch after batch, each in a statement of its own: however many there are, what is deleted stays so. Rows
 * that somebody has locked are left for the next run.
 */
export async function deleteRows(
  db: Db,
  table: PgTable,
  which: SQL | undefined,
  batch = BATCH,
): Promise<void> {
  for (;;) {
    const deleted: unknown = await db.execute(sql`
      with gone as (
        delete from ${table} where ctid = any (array(
          select ctid from ${table} where ${which} limit ${batch} for update skip locked))
        returning 1)
      select count(*)::int as count from gone`)
    const [{ count } = { count: 0 }] = (deleted as { rows: { count: number }[] }).rows
    if (count < batch) return
  }
}
