import { sql } from 'drizzle-orm'
import type { Db } from '#shop-api/open-database.ts'
import { basket, basketItem, wishlist, wishlistItem } from '#shop-api/schema/visitor.ts'
import { expiryCutoff, type ListKind } from './stored-lists.ts'

const HOUR_MS = 3_600_000
/** Maximum rows of each kind deleted at once, so that no request waits long. */
const MAX_DELETED = 5000

const TABLES = {
  basket: { list: basket, items: basketItem, owner: basketItem.basketKey },
  wishlist: { list: wishlist, items: wishlistItem, owner: wishlistItem.wishlistKey },
}

/** Returns a function that deletes expired baskets and wishlists, at most once an hour. */
export function createCleanUp(db: Db): (now: Date) => Promise<void> {
  let last = -Infinity
  return async (now) => {
    if (now.getTime() - last < HOUR_MS) return
    last = now.getTime()
    await deleteExpired(db, 'basket', now)
    await deleteExpired(db, 'wishlist', now)
  }
}

async function deleteExpired(db: Db, kind: ListKind, now: Date): Promise<void> {
  const { list, items, owner } = TABLES[kind]
  await db.execute(sql`
    with gone as (
      delete from ${list} where (shop_id, key) in (
        select shop_id, key from ${list} where updated_at < ${expiryCutoff(kind, now)}::timestamptz limit ${MAX_DELETED} for update skip locked)
      returning shop_id, key)
    delete from ${items} using gone where ${items.shopId} = gone.shop_id and ${owner} = gone.key`)
}
