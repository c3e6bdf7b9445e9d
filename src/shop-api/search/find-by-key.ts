import { sql } from 'drizzle-orm'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { rows } from '#platform/database.ts'

/** Ids of products with a term as one of their keys: reference key, EAN, or the id itself. */
export async function findByKey({ db }: Scope, term: string): Promise<number[]> {
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
  return found.map((row) => row.id)
}
