import { eq, sql } from 'drizzle-orm'
import type { OrderNews } from '#domain/order/move.ts'
import { type Payment } from '#domain/order/payment.ts'
import type { Db } from '#shop-api/db.ts'
import { orderNews, payment, purchase, type TakenPieces } from '#shop-api/schema/order.ts'
import type { StoredOrder } from './stored.ts'

/** Gives pieces back to the stock, and says which the order still has. */
async function giveBack(tx: Db, taken: TakenPieces[], keys: readonly string[]): Promise<TakenPieces[]> {
  const back = taken.filter(({ key }) => keys.includes(key))
  if (back.length > 0) await tx.execute(sql`select give_back_pieces(${JSON.stringify(back)})`)
  return taken.filter((each) => !back.includes(each))
}

/** Writes what changed of an order; the pieces of the items `released` go back to the stock. */
export async function saveOrder(
  tx: Db,
  { id, taken }: StoredOrder,
  changed: Partial<Pick<StoredOrder, 'stage' | 'confirmedAt' | 'expiresAt' | 'document'>>,
  released: readonly string[] = [],
): Promise<void> {
  const left = await giveBack(tx, taken, released)
  await tx
    .update(purchase)
    .set({ ...changed, taken: left })
    .where(eq(purchase.id, id))
}

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
