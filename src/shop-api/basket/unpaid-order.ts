import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import type { ListRef } from '#shop-api/visitor/stored-lists.ts'

const isUnpaid = ({ shopId, key }: ListRef): SQL =>
  sql`basket_shop_id = ${shopId} and basket_key = ${key} and stage in ('open', 'payment_pending')`

/** Locks the unpaid order of a basket for the rest of the transaction. A payment locks its order before it takes the bought lines, too. */
export async function lockUnpaidOrder(tx: Db, basket: ListRef): Promise<void> {
  await tx.execute(sql`select from purchase where ${isUnpaid(basket)} for update`)
}

/**
 * The unpaid order of a basket becomes that of the basket to which its lines move, unless that one has its own. Returns the keys of its
 * lines: the payment removes them by these.
 */
export async function moveUnpaidOrder(tx: Db, from: ListRef, to: ListRef): Promise<Set<string>> {
  const moved = await rows<{ key: string }>(
    tx,
    sql`
      with moved as (
        update purchase set basket_key = ${to.key}
        where ${isUnpaid(from)} and not exists (select from purchase where ${isUnpaid(to)})
        returning document)
      select item ->> 'key' as key from moved, jsonb_array_elements(document -> 'items') as item`,
  )
  return new Set(moved.map(({ key }) => key))
}
