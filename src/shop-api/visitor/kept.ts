import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#shop-api/db.ts'
import { basket, basketItem, wishlist, wishlistItem } from '#shop-api/schema/visitor.ts'

/** Which basket or wishlist: its key is its caller's, and a shop has its own. */
export type Ref = { shopId: number; key: string }

type Kind = 'basket' | 'wishlist'

/** Where each is stored. */
export const TABLES = {
  basket: { list: basket, items: basketItem, owner: basketItem.basketKey },
  wishlist: { list: wishlist, items: wishlistItem, owner: wishlistItem.wishlistKey },
}

const DAY = 86_400_000
/** How long each is kept after its last change. */
const KEPT: Record<Kind, number> = { basket: 60 * DAY, wishlist: 360 * DAY }
/** How exactly the last change is noted, so that most changes leave the row as it is. */
const NOTED = 3_600_000

/** What was changed last before this moment is gone, whether or not it was swept yet. */
export const goneBefore = (kind: Kind, now: Date): SQL => before(now, KEPT[kind])

/**
 * Locks a basket or wishlist for the rest of the transaction, so that its writers come one after another; makes it where there is none,
 * and empties it where it is gone.
 */
export async function claim(tx: Db, kind: Kind, ref: Ref, now: Date): Promise<void> {
  const { list, items, owner } = TABLES[kind]
  const itself = sql`${list.shopId} = ${ref.shopId} and ${list.key} = ${ref.key}`
  const [held] = await rows<{ isGone: boolean; isOld: boolean }>(
    tx,
    sql`
      select ${list.updatedAt} < ${goneBefore(kind, now)} as "isGone", ${list.updatedAt} < ${before(now, NOTED)} as "isOld"
      from ${list} where ${itself} for update`,
  )
  if (!held) {
    const at = now.toISOString()
    await tx
      .insert(list)
      .values({ ...ref, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
    return claim(tx, kind, ref, now)
  }
  if (held.isGone)
    await tx.delete(items).where(sql`${items.shopId} = ${ref.shopId} and ${owner} = ${ref.key}`)
  if (held.isOld) await tx.update(list).set({ updatedAt: now.toISOString() }).where(itself)
}

const before = (now: Date, age: number) => sql`${new Date(now.getTime() - age).toISOString()}::timestamptz`
