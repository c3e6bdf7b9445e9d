import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Db, rows } from '#shop-api/open-database.ts'
import { readOffers } from '#shop-api/indexing/offers.ts'
import { catalogue, facet, stockChange } from '#shop-api/schema/derived.ts'
import { add, emptySet, remove, toBytes } from '#shop-api/bitsets/bitset.ts'
import { firstAtLeast } from '#shop-api/bitsets/range.ts'
import { asBase64, uint32sOf } from '#shop-api/bitsets/binary.ts'
import type { Segments } from '#shop-api/bitsets/segments.ts'

/** Postgres notifies this channel when a product sells out or is available again. */
export const STOCK_CHANNEL = 'stock_changed'

type CurrentCatalogue = { version: number; size: number; segments: Segments }

/**
 * Updates the sold-out sets of listings from the stock: only the bits of products that sold out or are
 * available again. Returns the resulting version of the stock. While the catalogue is being rebuilt it does
 * nothing and returns null; the next call catches up.
 */
export async function updateSoldOut(db: Db, current: CurrentCatalogue): Promise<number | null> {
  const ids = (await current.segments.ordering(0, 'id'))?.amounts ?? new Int32Array()
  try {
    return await db.transaction((tx) => follow(tx, current, ids))
  } catch (error) {
    if (isLocked(error)) return null
    throw error
  }
}

async function follow(tx: Db, current: CurrentCatalogue, ids: Int32Array): Promise<number | null> {
  // Locks in the same order as a rebuild, and does not wait for one.
  await tx.execute(sql`lock table facet in row exclusive mode nowait`)
  const [row] = await tx.select().from(catalogue).where(eq(catalogue.id, 1)).for('update')
  if (!row || row.version !== current.version) return null
  const next = row.stockVersion + 1
  const changed = await tx
    .update(stockChange)
    .set({ version: next })
    .where(isNull(stockChange.version))
    .returning({ id: stockChange.productId })
  if (changed.length === 0) return row.stockVersion
  await tx.update(catalogue).set({ stockVersion: next }).where(eq(catalogue.id, 1))
  await tx.delete(stockChange).where(sql`version is not null and at < now() - interval '1 hour'`)

  const changedIds = `{${changed.map(({ id }) => id).join(',')}}`
  const offers = await readOffers(tx, sql`product.id = any (${changedIds}::int[])`)
  for (const [shopId, own] of Map.groupBy(offers, (offer) => offer.shopId))
    await mark(tx, shopId, current.size, (set) => {
      for (const { id, isSoldOut } of own) (isSoldOut ? add : remove)(set, firstAtLeast(ids, id))
    })
  return next
}

async function mark(tx: Db, shopId: number, size: number, change: (set: Uint32Array) => void): Promise<void> {
  const own = and(eq(facet.kind, 'soldOut'), eq(facet.ref, shopId))
  const [row] = await tx
    .select({ products: asBase64(facet.products) })
    .from(facet)
    .where(own)
  const set = row ? uint32sOf(row.products) : emptySet(size)
  change(set)
  const products = toBytes(set)
  await tx
    .insert(facet)
    .values({ kind: 'soldOut', ref: shopId, products })
    .onConflictDoUpdate({ target: [facet.kind, facet.ref], set: { products } })
}

/** Postgres: lock_not_available. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLocked(error.cause))

export type ChangedStock = { products: number[]; categories: number[] }

/**
 * Products that sold out or are available again since a version of the stock, with their categories and all
 * parents of these.
 */
export async function stockChangesSince(db: Db, after: number): Promise<ChangedStock> {
  const products = await rows<{ id: number }>(
    db,
    sql`select distinct product_id as id from stock_change where version > ${after} order by 1`,
  )
  const ids = products.map(({ id }) => id)
  if (ids.length === 0) return { products: [], categories: [] }
  const categories = await rows<{ id: number }>(
    db,
    sql`
      with recursive above as (
        select unnest(category_ids) as id from product where id = any (${`{${ids.join(',')}}`}::int[])
        union select category.parent_id from above join category on category.id = above.id where category.parent_id is not null)
      select id from above order by 1`,
  )
  return { products: ids, categories: categories.map(({ id }) => id) }
}
