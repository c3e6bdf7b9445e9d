import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import { basket, basketItem, wishlist, wishlistItem } from '#shop-api/schema/visitor.ts'
import { expiryCutoff, type ListKind } from './stored-lists.ts'

/** Lists that one statement deletes, so that none takes long. */
const BATCH = 5000

const TABLES = {
  basket: { list: basket, items: basketItem, owner: basketItem.basketKey },
  wishlist: { list: wishlist, items: wishlistItem, owner: wishlistItem.wishlistKey },
}

/** Deletes all expired baskets and wishlists, batch after batch. */
export async function deleteExpiredLists(db: Db, now: Date, batch = BATCH): Promise<void> {
  for (const kind of ['basket', 'wishlist'] as const)
    while ((await deleteBatch(db, kind, now, batch)) === batch);
}

async function deleteBatch(db: Db, kind: ListKind, now: Date, batch: number): Promise<number> {
  const { list, items, owner } = TABLES[kind]
  const [deleted] = await rows<{ count: number }>(
    db,
    sql`
    with gone as (
      delete from ${list} where (shop_id, key) in (
        select shop_id, key from ${list} where updated_at < ${expiryCutoff(kind, now)}::timestamptz limit ${batch} for update skip locked)
      returning shop_id, key),
    emptied as (
      delete from ${items} using gone where ${items.shopId} = gone.shop_id and ${owner} = gone.key)
    select count(*)::int as count from gone`,
  )
  return deleted?.count ?? 0
}
