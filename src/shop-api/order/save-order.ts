import { eq, sql } from 'drizzle-orm'
import type { OrderNotification } from '#domain/order/order-action.ts'
import { type Payment } from '#domain/order/payment.ts'
import type { Db } from '#platform/database.ts'
import { currentBranchId } from '#shop-api/branch/find-branch-anywhere.ts'
import { orderNews, payment, purchase, type TakenPieces } from '#shop-api/schema/order.ts'
import type { StoredOrder } from './stored-order.ts'

/** The pieces that the order still has after some have returned to the stock. */
const without = (taken: readonly TakenPieces[], back: readonly TakenPieces[]): TakenPieces[] =>
  taken.flatMap((each) => {
    const returned = back
      .filter(({ key }) => key === each.key)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    return returned >= each.quantity && returned > 0 ? [] : [{ ...each, quantity: each.quantity - returned }]
  })

/** Saves the changed fields of an order; the pieces in `back` return to the stock. */
export async function saveOrder(
  tx: Db,
  { id, taken }: StoredOrder,
  changed: Partial<
    Pick<StoredOrder, 'stage' | 'confirmedAt' | 'expiresAt' | 'document' | 'valuesRemoval'> & {
      lensReminderOn: string | null
    }
  >,
  back: readonly TakenPieces[] = [],
): Promise<void> {
  if (back.length > 0) await giveBack(tx, back)
  await tx
    .update(purchase)
    .set({ ...changed, taken: without(taken, back) })
    .where(eq(purchase.id, id))
}

/** What came from the stock of a branch goes back there, also where it has another id by now. */
async function giveBack(tx: Db, back: readonly TakenPieces[]): Promise<void> {
  const pieces = []
  for (const { branchId, ...each } of back)
    pieces.push(branchId === undefined ? each : { ...each, branchId: await currentBranchId(tx, branchId) })
  await tx.execute(sql`select give_back_pieces(${JSON.stringify(pieces)})`)
}

/** The pieces that these lines took: fewer than their quantity if they were sold without stock. */
export const takenBy = ({ taken }: StoredOrder, keys: readonly string[]): TakenPieces[] =>
  taken.filter(({ key }) => keys.includes(key))

/** Saves the changed fields of the current payment. */
export async function savePayment(
  tx: Db,
  { payments }: StoredOrder,
  changed: Partial<
    Pick<
      Payment,
      'state' | 'wanted' | 'reference' | 'url' | 'received' | 'rounding' | 'refundDue' | 'refunded'
    >
  > & {
    checkedAt?: string
  },
): Promise<void> {
  const last = payments.at(-1)
  if (last) await tx.update(payment).set(changed).where(eq(payment.id, last.id))
}

export async function addOrderNews(
  tx: Db,
  { id }: StoredOrder,
  { event, at, ...detail }: Omit<OrderNotification, 'id' | 'orderId'>,
): Promise<void> {
  await tx.insert(orderNews).values({ orderId: id, event, at, detail })
}
