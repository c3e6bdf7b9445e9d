import { sql } from 'drizzle-orm'
import type { Db } from '#shop-api/db.ts'
import { catalogue } from '#shop-api/schema/derived.ts'
import { product } from '#shop-api/schema/product.ts'

/**
 * Derives all that listings and search read (schema/derived) from the other tables. To be called after products, prices, stock,
 * labels or categories change; twice does no harm. Works through the products in batches.
 */
export async function rebuildIndexes(db: Db, now: Date): Promise<void> {
  const products = await db.$count(product)
  const indexedAt = now.toISOString()
  await db
    .insert(catalogue)
    .values({ id: 1, version: 1, products, indexedAt })
    .onConflictDoUpdate({
      target: catalogue.id,
      set: { version: sql`${catalogue.version} + 1`, products, indexedAt },
    })
}
