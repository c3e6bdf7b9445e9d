import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'

/** Products read at once while indexes are rebuilt: this limits the memory. */
const BATCH = 2000

/** First and last id of each batch of products in order of id. */
export async function* productBatches(db: Db): AsyncGenerator<{ from: number; to: number }> {
  for (let from = 0; ;) {
    const [batch] = await rows<{ to: number | null }>(
      db,
      sql`select max(id) as "to" from (select id from product where id >= ${from} order by id limit ${BATCH}) as batch`,
    )
    if (batch === undefined || batch.to === null) return
    yield { from, to: batch.to }
    from = batch.to + 1
  }
}
