import { sql } from 'drizzle-orm'
import { type Db, rows } from '#shop-api/open-database.ts'
import { catalogue } from '#shop-api/schema/derived.ts'
import { deriveFacets } from './facets.ts'
import { deriveOffers } from './offers.ts'
import { deriveWords } from './word-index.ts'

/**
 * Derives all that listings and search read (schema/derived) from the other tables. To be called after
 * products, prices, stock, labels, categories, campaigns or promotions change; a repeated call does no harm.
 * Readers see the old state until it is done. Products are read in batches. Memory holds a bit for each
 * product and attribute value, and the words of one language.
 */
export async function rebuildIndexes(db: Db, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`truncate facet, ordering, word, posting`)
    const ordinalOf = await numberProducts(transaction)
    await deriveFacets(transaction, ordinalOf)
    await deriveOffers(transaction, ordinalOf)
    await deriveWords(transaction, ordinalOf)
    await bumpVersion(transaction, ordinalOf.size, now)
  })
  // The embedded database gathers no statistics in the background; without them, the planner assumes empty
  // tables.
  await db.execute(sql`analyze`)
}

async function numberProducts(db: Db): Promise<Map<number, number>> {
  const ids = await rows<{ id: number }>(db, sql`select id from product order by id`)
  return new Map(ids.map(({ id }, ordinal) => [id, ordinal]))
}

async function bumpVersion(db: Db, products: number, now: Date): Promise<void> {
  const indexedAt = now.toISOString()
  await db
    .insert(catalogue)
    .values({ id: 1, version: 1, products, indexedAt })
    .onConflictDoUpdate({
      target: catalogue.id,
      set: { version: sql`${catalogue.version} + 1`, products, indexedAt },
    })
}
