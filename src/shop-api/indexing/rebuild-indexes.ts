import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { runLocked } from '#platform/database-lock.ts'
import { type Db, rows } from '#platform/database.ts'
import { catalogue, replacedIndex, STOCK_CHANNEL, stockChange } from '#shop-api/schema/derived.ts'
import { deriveFacets } from './facets.ts'
import { INDEX_RULES, isIndexOutdated } from './index-rules.ts'
import { deriveOffers } from './offers.ts'
import { removeReplacedIndexes, removeUnfinishedIndexes } from './remove-indexes.ts'
import { deriveWords } from './word-index.ts'

/** Number of the lock under which one process at a time writes an index. */
const INDEX_LOCK = 7_203_119

/**
 * Derives all that listings and search read (schema/derived) from the other tables. To be called after
 * products, prices, stock, labels, categories, campaigns or promotions change; a repeated call does no harm.
 * Readers see the old version until the new one is complete, and nobody waits. If it is interrupted anywhere, the next
 * call starts again. Products are read in batches. Memory holds a bit for each product and attribute value, and the
 * words of one language.
 */
export const rebuildIndexes = (db: Db, now: Date): Promise<void> =>
  runLocked(db, INDEX_LOCK, () => writeIndex(db, now))

/** Rebuilds an index that earlier code has derived; changes nothing where there is none yet, or where another process has done it. */
export const renewIndex = (db: Db, now: Date): Promise<void> =>
  runLocked(db, INDEX_LOCK, async () => {
    if (await isIndexOutdated(db)) await writeIndex(db, now)
  })

async function writeIndex(db: Db, now: Date): Promise<void> {
  const before = await readCurrent(db)
  await withoutTimeLimit(db, async (transaction) => {
    await removeUnfinishedIndexes(transaction, before.version)
    await removeReplacedIndexes(transaction)
  })
  const index = { db, version: before.version + 1, ordinalOf: await numberProducts(db) }
  await deriveFacets(index)
  await deriveOffers(index)
  await deriveWords(index)
  // The embedded database gathers no statistics in the background; without them, the planner assumes empty
  // tables.
  await withoutTimeLimit(db, (transaction) => transaction.execute(sql`analyze`))
  await db.transaction((transaction) =>
    makeCurrent(transaction, { ...before, products: index.ordinalOf.size, now }),
  )
}

/** The statements of a serving process are limited in time. */
const withoutTimeLimit = (db: Db, task: (transaction: Db) => Promise<unknown>): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await task(transaction)
  })

async function numberProducts(db: Db): Promise<Map<number, number>> {
  const ids = await rows<{ id: number }>(db, sql`select id from product order by id`)
  return new Map(ids.map(({ id }, ordinal) => [id, ordinal]))
}

type Current = { version: number; stockVersion: number }

async function readCurrent(db: Db): Promise<Current> {
  const [found] = await db
    .select({ version: catalogue.version, stockVersion: catalogue.stockVersion })
    .from(catalogue)
    .where(eq(catalogue.id, 1))
  return found ?? { version: 0, stockVersion: 0 }
}

/** Throws if another rebuild was faster, which happens only if the connection with the lock broke. */
async function makeCurrent(
  db: Db,
  { version, stockVersion, products, now }: Current & { products: number; now: Date },
): Promise<void> {
  const index = { version: version + 1, rules: INDEX_RULES, products, indexedAt: now.toISOString() }
  const changed = await db
    .insert(catalogue)
    .values({ id: 1, ...index })
    .onConflictDoUpdate({
      target: catalogue.id,
      set: index,
      setWhere: eq(catalogue.version, version),
    })
    .returning({ version: catalogue.version })
  if (changed.length === 0) throw new Error('another process has rebuilt the index meanwhile')
  if (version > 0) await db.insert(replacedIndex).values({ version })
  // What was noted in the old sets meanwhile may be missing in the new ones: it is noted again.
  await db
    .update(stockChange)
    .set({ version: null })
    .where(and(isNotNull(stockChange.version), gt(stockChange.version, stockVersion)))
  await db.execute(sql`select pg_notify(${STOCK_CHANNEL}, '')`)
}
