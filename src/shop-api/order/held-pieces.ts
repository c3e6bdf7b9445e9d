import { sql } from 'drizzle-orm'
import { type HeldLine, isTooManyHeld, isTooManyTogether } from '#domain/order/held-pieces.ts'
import type { OrderRefusal, PlaceOrder } from '#domain/order/place-order.ts'
import { type Db, rows } from '#platform/database.ts'
import type { BasketLine } from '#shop-api/basket/basket-lines.ts'
import { orderHold, type TakenPieces } from '#shop-api/schema/order.ts'

const UNPAID = sql`stage in ('open', 'payment_pending')`

type Request = Pick<PlaceOrder, 'customer' | 'basketKey' | 'heldBy'>

/** What lines would hold, and the stock of their variants. */
export const heldLines = (lines: readonly BasketLine[]): HeldLine[] =>
  lines.map(({ variantId, quantity, stock }) => ({
    variantId,
    quantity,
    stock: stock === null || stock.isSellableWithoutStock ? null : stock.quantity,
  }))

/**
 * Why an unpaid order may not hold these pieces besides other unpaid orders of its customer, or from its network address; null where it may. Locks
 * both until the end of the transaction, so that orders at the same time are counted one after the other. A guest has one unpaid order, that of the
 * basket.
 */
export async function holdRefusal(
  tx: Db,
  { customer: { id }, basketKey, heldBy }: Request,
  lines: readonly HeldLine[],
): Promise<OrderRefusal | null> {
  if (isTooManyHeld(lines)) return 'held'
  if (id !== null) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('held pieces ' || ${id}, 0))`)
    const own = await taken(tx, sql`customer_id = ${id} and basket_key <> ${basketKey}`)
    if (isTooManyHeld([...lines, ...own])) return 'held'
  }
  if (heldBy === undefined) return null
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('held from ' || ${heldBy}, 0))`)
  const nearby = await taken(
    tx,
    sql`basket_key <> ${basketKey} and id in (select order_id from order_hold where held_by = ${heldBy})`,
  )
  return isTooManyTogether(lines, nearby) ? 'held-nearby' : null
}

/** The pieces of unpaid orders. */
async function taken(tx: Db, which: ReturnType<typeof sql>): Promise<TakenPieces[]> {
  const held = await rows<{ taken: TakenPieces[] }>(
    tx,
    sql`select taken from purchase where ${which} and ${UNPAID}`,
  )
  return held.flatMap((each) => each.taken)
}

/** Records which network address an unpaid order comes from. */
export async function recordHold(tx: Db, orderId: string, heldBy: string): Promise<void> {
  await tx.insert(orderHold).values({ orderId, heldBy }).onConflictDoNothing()
}

/** Forgets where orders came from that are paid, cancelled or expired. */
export async function deleteEndedHolds(db: Db): Promise<void> {
  await db.execute(
    sql`delete from order_hold where order_id not in (select id from purchase where ${UNPAID})`,
  )
}
