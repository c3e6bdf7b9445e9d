import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'

/** As an entry names it: exactly one of these. */
export type Goods = { variantId?: number; variantKey?: string; productKey?: string }

/** The variants of each entry, with their product, by its place; an entry that names nothing known is absent. */
export async function findGoods(
  db: Db,
  entries: ReadonlyMap<number, Goods>,
): Promise<Map<number, { id: number; productId: number }[]>> {
  const given = [...entries].map(([place, { variantId, variantKey, productKey }]) => ({
    place,
    variantId,
    variantKey,
    productKey,
  }))
  const found = await rows<{ place: number; id: number; productId: number }>(
    db,
    sql`
      with given as materialized (
        select * from json_to_recordset(${JSON.stringify(given)}::json)
          as given(place int, "variantId" int, "variantKey" text, "productKey" text))
      select place, id, product_id as "productId" from given join variant on id = "variantId"
      union all select place, id, product_id from given join variant on reference_key = "variantKey"
      union all select place, variant.id, product_id from given join product on product.reference_key = "productKey"
        join variant on product_id = product.id
      order by id`,
  )
  return Map.groupBy(found, ({ place }) => place)
}
