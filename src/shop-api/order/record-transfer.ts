import { shopDay } from '#domain/shop/shop-day.ts'
import { eq, sql } from 'drizzle-orm'
import { type IncomingTransfer, matchTransfer, type TransferResult } from '#domain/transfer/match-transfer.ts'
import { transferAmount } from '#domain/transfer/transfer.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { type Db, rows } from '#platform/database.ts'
import { transferEntry } from '#shop-api/schema/order.ts'
import { savePayment } from './save-order.ts'
import { lockOrder, orderOf } from './stored-order.ts'

/**
 * Records a payment on an account of the shop: the order that it names is paid if it is for the exact amount. The same key again is
 * `recorded`, so that a statement may be read twice, or be continued after a stop.
 */
export const recordTransfer = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  transfer: IncomingTransfer,
): Promise<TransferResult> =>
  db.transaction(async (tx) => {
    const [id, ...others] = await ordersNamedBy(tx, transfer)
    if (id === undefined) return { outcome: 'unknown', orderId: null }
    if (others.length > 0) return { outcome: 'ambiguous', orderId: null }
    const order = await lockOrder(tx, sql`id = ${id}`)
    if (!order) return { outcome: 'unknown', orderId: null }
    const { key, bookedOn = shopDay(now) } = transfer
    const [known] = await tx.select().from(transferEntry).where(eq(transferEntry.key, key))
    if (known) return { outcome: 'recorded', orderId: known.orderId }
    const outcome = matchTransfer(orderOf(order), transfer)
    if (outcome === 'paid') {
      await savePayment(tx, order, { state: 'captured', received: transferAmount(orderOf(order)) })
      await tx.insert(transferEntry).values({ key, orderId: id, bookedOn, recordedAt: now.toISOString() })
    }
    return { outcome, orderId: id }
  })

/** Two are enough to know that it is ambiguous. Orders that nobody has confirmed were never invoiced. */
async function ordersNamedBy(tx: Db, { orders, symbols }: IncomingTransfer): Promise<string[]> {
  const ends = symbols.map((symbol) => symbol.padStart(10, '0'))
  const found = await rows<{ id: string }>(
    tx,
    sql`
      select id from purchase where confirmed_at is not null
        and (id = any (${`{${orders.join(',')}}`}::text[]) or right(id, 10) = any (${`{${ends.join(',')}}`}::text[]))
      limit 2`,
  )
  return found.map(({ id }) => id)
}
