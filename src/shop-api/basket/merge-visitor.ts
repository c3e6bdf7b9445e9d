import type { MergeRequest } from '#contract/shop-api/merge-request.ts'
import { isGiftItem } from '#domain/basket/gift-item.ts'
import { joinEyes, lineIdentity } from '#domain/basket/line-identity.ts'
import { MAX_ITEMS, MAX_LINE_QUANTITY } from '#domain/basket/limits.ts'
import { sellableQuantity } from './sellable-quantity.ts'
import { type BasketLine, deleteLine, insertLine, readLines, renameLine, updateLine } from './basket-lines.ts'
import { lockUnpaidOrder, moveUnpaidOrder } from './unpaid-order.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import { deleteWish, insertWish, readWishes, type Wish } from '#shop-api/wishlist/wishes.ts'
import { itemKey } from '#shop-api/visitor/item-key.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import { lockItems, type ListKind, type ListRef } from '#shop-api/visitor/stored-lists.ts'

/**
 * Moves a visitor's basket and wishlist to their customer account in one transaction. Quantities are added as
 * far as the stock allows, and the visitor's lists are empty afterwards. An order that is not paid yet moves with
 * its lines. A gift has to be earned again, and a group that both have is one pair. A second merge moves nothing.
 */
export async function mergeVisitor(scope: Scope, { from, to }: MergeRequest): Promise<void> {
  const { db, now } = scope
  const of = (key: string): ListRef => listRef(scope, key)
  const [lines, wishes] = await Promise.all([
    readLines(db, of(from.basket), now),
    readWishes(db, of(from.wishlist), now),
  ])
  // Most visitors have nothing: no basket is created for them.
  if (lines.length === 0 && wishes.length === 0) return
  await db.transaction(async (tx) => {
    if (lines.length > 0) await moveLines(tx, of(from.basket), of(to.basket), now)
    if (wishes.length > 0) await moveWishes(tx, of(from.wishlist), of(to.wishlist), now)
  })
}

async function moveLines(tx: Db, from: ListRef, to: ListRef, now: Date): Promise<void> {
  await lockUnpaidOrder(tx, from)
  const [source, target] = await claimBoth<BasketLine>(tx, 'basket', from, to, now)
  const ordered = await moveUnpaidOrder(tx, from, to)
  const bought = source.filter(({ key }) => ordered.has(key))
  const merged = await withKeysOf(bought, tx, to, target)
  for (const line of source) {
    await deleteLine(tx, from, line)
    if (isGiftItem(line)) continue
    const same = merged.find(
      (each) => each.variantId === line.variantId && lineIdentity(each) === lineIdentity(line),
    )
    if (same?.itemGroup) continue
    const others = merged.filter((each) => each !== same && each.variantId === line.variantId)
    const desired = Math.min(MAX_LINE_QUANTITY, line.quantity + (same?.quantity ?? 0))
    // A line that is sold out for now keeps its quantity: the basket shows that it is sold out.
    const quantity =
      Math.max(sellableQuantity(desired, line.stock, others), same?.quantity ?? 0) || line.quantity
    if (same) {
      const update = { quantity, ...joinEyes(same, line) }
      await updateLine(tx, to, same, update)
      merged[merged.indexOf(same)] = { ...same, ...update }
    } else if (merged.length < MAX_ITEMS) {
      const moved = { ...line, quantity, position: (merged.at(-1)?.position ?? 0) + 1 }
      await insertLine(tx, to, moved)
      merged.push(moved)
    }
  }
}

/** The lines of a basket that bought ones join get their keys: by these they leave it with the payment. */
async function withKeysOf(
  bought: readonly BasketLine[],
  tx: Db,
  ref: ListRef,
  lines: readonly BasketLine[],
): Promise<BasketLine[]> {
  const identityOf = (line: BasketLine) => `${line.variantId} ${lineIdentity(line)}`
  const keys = new Map(bought.map((line) => [identityOf(line), line.key]))
  const renamed: BasketLine[] = []
  for (const line of lines) {
    const key = keys.get(identityOf(line)) ?? line.key
    if (key !== line.key) await renameLine(tx, ref, line, key)
    renamed.push({ ...line, key })
  }
  return renamed
}

async function moveWishes(tx: Db, from: ListRef, to: ListRef, now: Date): Promise<void> {
  const [source, target] = await claimBoth<Wish>(tx, 'wishlist', from, to, now)
  const merged = [...target]
  for (const wish of source) {
    await deleteWish(tx, from, wish)
    const { productId, variantId, itemGroup } = wish
    const isPresent = merged.some(
      (each) =>
        each.productId === productId && each.variantId === variantId && each.itemGroup?.id === itemGroup?.id,
    )
    if (isPresent || merged.length >= MAX_ITEMS) continue
    const moved = { ...wish, key: itemKey(), position: (merged.at(-1)?.position ?? 0) + 1 }
    await insertWish(tx, to, moved)
    merged.push(moved)
  }
}

/** Locks in a fixed order, so that two merges of the same lists never wait for each other. */
async function claimBoth<Line>(
  tx: Db,
  kind: ListKind,
  from: ListRef,
  to: ListRef,
  now: Date,
): Promise<[from: Line[], to: Line[]]> {
  const [first, second] = from.key < to.key ? [from, to] : [to, from]
  const [one, two] = [
    await lockItems<Line>(tx, kind, first, now),
    await lockItems<Line>(tx, kind, second, now),
  ]
  return first === from ? [one, two] : [two, one]
}
