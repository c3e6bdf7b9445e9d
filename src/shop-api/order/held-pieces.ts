import { sql } from 'drizzle-orm'
import { isTooManyHeld } from '#domain/order/held-pieces.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { Db } from '#platform/database.ts'
import { rows } from '#shop-api/open-database.ts'
import type { TakenPieces } from '#shop-api/schema/order.ts'

/**
 * Whether an unpaid order may hold these pieces besides the customer's other unpaid orders. Locks the customer until the
 * end of the transaction, so that orders at the same time are counted one after the other. A guest has one unpaid order,
 * that of the basket.
 */
export async function mayHold(
  tx: Db,
  { customer: { id }, basketKey }: Pick<PlaceOrder, 'customer' | 'basketKey'>,
  pieces: readonly Omit<TakenPieces, 'key'>[],
): Promise<boolean> {
  if (id === null || isTooManyHeld(pieces)) return !isTooManyHeld(pieces)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('held pieces ' || ${id}, 0))`)
  const held = await rows<{ taken: TakenPieces[] }>(
    tx,
    sql`
      select taken from purchase
      where customer_id = ${id} and basket_key <> ${basketKey} and stage in ('open', 'payment_pending')`,
  )
  return !isTooManyHeld([...pieces, ...held.flatMap(({ taken }) => taken)])
}
