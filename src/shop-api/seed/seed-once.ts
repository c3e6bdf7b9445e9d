import { runLocked } from '#platform/database-lock.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import type { Db } from '#platform/database.ts'
import { catalogue } from '#shop-api/schema/derived.ts'
import { shop } from '#shop-api/schema/shop.ts'
import { seed, type SeedOptions } from './seed.ts'

/** Number of the lock under which one process at a time fills the database. */
const FILL_LOCK = 7_203_118

/**
 * Fills a database that has no index yet: with the demo shop if it is empty. Processes that start at the same time wait for
 * the first of them; after an interruption the next start does what is left.
 */
export const seedOnce = (db: Db, options: SeedOptions): Promise<void> =>
  runLocked(db, FILL_LOCK, async () => {
    if ((await db.$count(catalogue)) > 0) return
    if ((await db.$count(shop)) === 0) return seed(db, options)
    return rebuildIndexes(db, options.now)
  })
