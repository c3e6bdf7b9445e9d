import { sql } from 'drizzle-orm'
import type { Db } from '#shop-api/db.ts'
import { basket, basketItem, wishlist, wishlistItem } from '#shop-api/schema/visitor.ts'
import { goneBefore, type Kind } from './kept.ts'

const HOUR = 3_600_000
/** Most of each kind that go at once, so that no request waits for long. */
const MOST = 5000

const TABLES = {
  basket: { list: basket, items: basketItem, owner: basketItem.basketKey },
  wishlist: { list: wishlist, items: wishlistItem, owner: wishlistItem.wishlistKey },
}

/** Deletes baskets and wishlists that are gone, when it is called, but at most once an hour. */
export function sweeper(db: Db): (now: Date) => Promise<void> {
  let last = -Infinity
  return async (now) => {
    if (now.getTime() - last < HOUR) return
    last = now.getTime()
    await sweep(db, 'basket', now)
    await sweep(db, 'wishlist', now)
  }
}

async function sweep(db: Db, kind: Kind, now: Date): Promise<void> {
  const { list, items, owner } = TABLES[kind]
  await db.execute(sql`
    with gone as (
      delete from ${list} where (shop_id, key) in (
        select shop_id, key from ${list} where updated_at < ${goneBefore(kind, now)}::timestamptz limit ${MOST} for update skip locked)
      returning shop_id, key)
    delete from ${items} using gone where ${items.shopId} = gone.shop_id and ${owner} = gone.key`)
}
