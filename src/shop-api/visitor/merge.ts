import type { MergeRequest } from '#contract/shop-api/merge-request.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import { MOST_ITEMS, MOST_PIECES } from '#domain/basket/limits.ts'
import { admit } from '#shop-api/basket/admit.ts'
import {
  type BasketLine,
  deleteLine,
  groupOf,
  insertLine,
  readLines,
  updateLine,
} from '#shop-api/basket/lines.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#shop-api/db.ts'
import { deleteWish, insertWish, readWishes, type Wish } from '#shop-api/wishlist/wishes.ts'
import { itemKey } from './item-key.ts'
import { claim, type Kind, type Ref } from './kept.ts'

/**
 * Moves what a visitor has to what he has as a customer, in one transaction: quantities are added, as far as there are pieces, and what
 * came over is where it was no longer. A gift has to be earned anew. Whoever merges the same once more moves nothing.
 */
export async function merge({ db, shop, now }: Scope, { from, to }: MergeRequest): Promise<void> {
  const of = (key: string): Ref => ({ shopId: shop.id, key })
  const [lines, wishes] = await Promise.all([
    readLines(db, of(from.basket), now),
    readWishes(db, of(from.wishlist), now),
  ])
  // Most have nothing: no basket is made for them.
  if (lines.length === 0 && wishes.length === 0) return
  await db.transaction(async (tx) => {
    if (lines.length > 0) await moveLines(tx, of(from.basket), of(to.basket), now)
    if (wishes.length > 0) await moveWishes(tx, of(from.wishlist), of(to.wishlist), now)
  })
}

async function moveLines(tx: Db, from: Ref, to: Ref, now: Date): Promise<void> {
  const [source, target] = await claimBoth<BasketLine>(tx, 'basket', from, to, now)
  const held = [...target]
  for (const line of source) {
    await deleteLine(tx, from, line)
    if (isGiftItem(line)) continue
    const same = held.find((each) => each.variantId === line.variantId && groupOf(each) === groupOf(line))
    const others = held.filter((each) => each !== same && each.variantId === line.variantId)
    const wanted = Math.min(MOST_PIECES, line.quantity + (same?.quantity ?? 0))
    // What is sold out for the moment stays what it is: the basket says so where it is shown.
    const quantity = Math.max(admit(wanted, line.stock, others), same?.quantity ?? 0) || line.quantity
    if (same) {
      await updateLine(tx, to, same, { quantity })
      held[held.indexOf(same)] = { ...same, quantity }
    } else if (held.length < MOST_ITEMS) {
      const moved = { ...line, key: itemKey(), quantity, position: (held.at(-1)?.position ?? 0) + 1 }
      await insertLine(tx, to, moved)
      held.push(moved)
    }
  }
}

async function moveWishes(tx: Db, from: Ref, to: Ref, now: Date): Promise<void> {
  const [source, target] = await claimBoth<Wish>(tx, 'wishlist', from, to, now)
  const held = [...target]
  for (const wish of source) {
    await deleteWish(tx, from, wish)
    const { productId, variantId, itemGroup } = wish
    const isHeld = held.some(
      (each) =>
        each.productId === productId && each.variantId === variantId && each.itemGroup?.id === itemGroup?.id,
    )
    if (isHeld || held.length >= MOST_ITEMS) continue
    const moved = { ...wish, key: itemKey(), position: (held.at(-1)?.position ?? 0) + 1 }
    await insertWish(tx, to, moved)
    held.push(moved)
  }
}

/** Always in one order, so that two who merge the same two never wait for each other. */
async function claimBoth<Line>(
  tx: Db,
  kind: Kind,
  from: Ref,
  to: Ref,
  now: Date,
): Promise<[from: Line[], to: Line[]]> {
  const [first, second] = from.key < to.key ? [from, to] : [to, from]
  const [one, two] = [await claim<Line>(tx, kind, first, now), await claim<Line>(tx, kind, second, now)]
  return first === from ? [one, two] : [two, one]
}
