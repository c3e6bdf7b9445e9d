import { eq, sql } from 'drizzle-orm'
import type { OrderNews } from '#domain/order/move.ts'
import { type Payment } from '#domain/order/payment.ts'
import type { Db } from '#shop-api/db.ts'
import { orderNews, payment, purchase, type TakenPieces } from '#shop-api/schema/order.ts'
import type { StoredOrder } from './stored.ts'

/** What the order still has of the pieces that it took, once some of them are in the stock again. */
const without = (taken: readonly TakenPieces[], back: readonly TakenPieces[]): TakenPieces[] =>
  taken.flatMap((each) => {
    const given = back.filter(({ key }) => key === each.key).reduce((sum, { quantity }) => sum + quantity, 0)
    return given >= each.quantity && given > 0 ? [] : [{ ...each, quantity: each.quantity - given }]
  })

/** Writes what changed of an order; the pieces `back` go back to the stock. */
export async function saveOrder(
  tx: Db,
  { id, taken }: StoredOrder,
  changed: Partial<Pick<StoredOrder, 'stage' | 'confirmedAt' | 'expiresAt' | 'document'>>,
  back: readonly TakenPieces[] = [],
): Promise<void> {
  if (back.length > 0) await tx.execute(sql`select give_back_pieces(${JSON.stringify(back)})`)
  await tx
    .update(purchase)
    .set({ ...changed, taken: without(taken, back) })
    .where(eq(purchase.id, id))
}

/** What these lines took: fewer pieces than they have where they were sold without stock. */
export const takenBy = ({ taken }: StoredOrder, keys: readonly string[]): TakenPieces[] =>
  taken.filter(({ key }) => keys.includes(key))

/** Writes what changed of the payment that counts. */
export async function savePayment(
  tx: Db,
  { payments }: StoredOrder,
  changed: Partial<Pick<Payment, 'state' | 'wanted' | 'reference' | 'url' | 'refundDue' | 'refunded'>> & {
    checkedAt?: string
  },
): Promise<void> {
  const last = payments.at(-1)
  if (last) await tx.update(payment).set(changed).where(eq(payment.id, last.id))
}

export async function announce(
  tx: Db,
  { id }: StoredOrder,
  { event, at, ...detail }: Omit<OrderNews, 'id' | 'orderId'>,
): Promise<void> {
  await tx.insert(orderNews).values({ orderId: id, event, at, detail })
}
