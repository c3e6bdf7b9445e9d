import { sql } from 'drizzle-orm'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { has } from '#shop-api/bitsets/bitset.ts'
import { firstAtLeast } from '#shop-api/bitsets/range.ts'
import { rows } from '#platform/database.ts'
import { findOfferedProducts, inCategory } from './offered-products.ts'

/**
 * Ids of products with a term as one of their keys: reference key, EAN, or the id itself. The shop offers them, sold out or not; parts of glasses,
 * which are in no listing, are not among them. `within` is a category, or null.
 */
export async function findByKey(
  { db, snapshot, shop }: Scope,
  term: string,
  within: number | null,
): Promise<number[]> {
  const key = term.trim().slice(0, 200)
  if (key === '') return []
  const id = /^\d{1,9}$/.test(key) ? Number(key) : -1
  const found = await rows<{ id: number }>(
    db,
    sql`
      select id from product where id = ${id} or reference_key = ${key}
      union
      select product_id from variant where reference_key = ${key} or texts ->> 'ean' = ${key}`,
  )
  if (found.length === 0) return []
  const { products: offered } = await findOfferedProducts(snapshot, shop, {
    includeSoldOut: true,
    includeSellableForFree: true,
  })
  const products = await inCategory(snapshot, within, offered)
  const ids = (await snapshot.segments.ordering(0, 'id'))?.amounts ?? new Int32Array()
  return found.flatMap(({ id }) => {
    const ordinal = firstAtLeast(ids, id)
    return ids[ordinal] === id && has(products, ordinal) ? [id] : []
  })
}
