import { sql } from 'drizzle-orm'
import { minor } from '#domain/money/price.ts'
import type { Move, MoveFailure } from '#domain/order/move.ts'
import { type Moved, moveOrder } from '#domain/order/move-order.ts'
import { isUnpaid } from '#domain/order/order-stage.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#shop-api/db.ts'
import { announce, saveOrder, savePayment } from './save.ts'
import { claimOrder, readOrder, type StoredOrder, withPayment } from './stored.ts'

/**
 * Moves an order, with what follows: pieces that are not sent go back to the stock, and the provider is to be told what becomes of the money.
 * An order that is being paid is not to be moved: its payment says what becomes of it.
 */
export async function makeMove(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: string,
  move: Move,
): Promise<Result<OrderWithPayment, MoveFailure>> {
  return db.transaction(async (tx) => {
    const order = await claimOrder(tx, sql`id = ${id}`)
    if (!order) return fail('unknown')
    if (isUnpaid(order.stage)) return fail('impossible')
    const { items, packages, cost } = order.document
    const { payment } = withPayment(order)
    const moved = moveOrder(
      { status: order.stage, items, packages, cost, refundDue: payment.refundDue },
      move,
    )
    if (!moved.ok) return moved
    await write(tx, order, moved.value, move)
    await tell(tx, order, moved.value, { event: move.event, at: now.toISOString() })
    const stored = await readOrder(tx, id)
    return stored ? ok(withPayment(stored)) : fail('unknown')
  })
}

async function write(tx: Db, order: StoredOrder, moved: Moved, { event }: Move): Promise<void> {
  const { status, items, packages } = moved
  const released = event === 'cancel' ? keysIn(moved.touched) : []
  await saveOrder(tx, order, { stage: status, document: { ...order.document, items, packages } }, released)

  const { payment } = withPayment(order)
  const isCaptured = payment.state === 'captured' || payment.state === 'refunded'
  // On delivery or by invoice: nobody has paid yet, unless it is said that something is to be given back.
  const isOwed = !isPaidLater(payment.key) || event === 'refund'
  if (status === 'cancelled' && !isCaptured && payment.state !== 'cancelled')
    await savePayment(tx, order, isPaidLater(payment.key) ? { state: 'cancelled' } : { wanted: 'cancel' })
  else if (isOwed && payment.state !== 'cancelled' && moved.refundDue > payment.refundDue)
    await savePayment(tx, order, { refundDue: minor(moved.refundDue) })
}

type News = { event: Move['event']; at: string }

/** A refund is told when it is done. */
async function tell(tx: Db, order: StoredOrder, { touched }: Moved, { event, at }: News): Promise<void> {
  if (touched.length === 0) return
  if (event === 'ship') await announce(tx, order, { event, at, packages: numbersIn(touched) })
  if (event === 'cancel' || event === 'return')
    await announce(tx, order, { event, at, items: keysIn(touched) })
}

const keysIn = (touched: Moved['touched']): string[] => touched.filter((each) => typeof each === 'string')
const numbersIn = (touched: Moved['touched']): number[] => touched.filter((each) => typeof each === 'number')
