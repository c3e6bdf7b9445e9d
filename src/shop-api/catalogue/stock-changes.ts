import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'

/** Variants with a changed price, and the shops in which it changed. */
export type Repriced = { variants: Set<number>; shops: Set<number> }

/** The prices that have changed since a version of the stock. */
export async function pricesChangedSince(db: Db, after: number): Promise<Repriced> {
  const found = await rows<{ variantId: number; shopId: number }>(
    db,
    sql`
      select distinct variant.id as "variantId", stock_change.shop_id as "shopId"
      from stock_change join variant on variant.product_id = stock_change.product_id
      where version > ${after} and shop_id is not null`,
  )
  return {
    variants: new Set(found.map(({ variantId }) => variantId)),
    shops: new Set(found.map(({ shopId }) => shopId)),
  }
}

export type ChangedStock = { products: number[]; categories: number[] }

/**
 * Products that sold out, are available again or have another price since a version of the stock, with their categories and all
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
