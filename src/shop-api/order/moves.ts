import { sql } from 'drizzle-orm'
import { minor } from '#domain/money/price.ts'
import { credited, nextCredit } from '#domain/order/credit.ts'
import type { Credit } from '#domain/order/order.ts'
import { customMadeKeys } from '#domain/order/custom-made.ts'
import { returnedPieces } from '#domain/order/lost.ts'
import type { Move, MoveFailure } from '#domain/order/move.ts'
import { type Moved, moveOrder } from '#domain/order/move-order.ts'
import { isUnpaid } from '#domain/order/order-stage.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#shop-api/db.ts'
import type { TakenPieces } from '#shop-api/schema/order.ts'
import { announce, saveOrder, savePayment, takenBy } from './save.ts'
import { claimOrder, readOrder, type StoredOrder, withPayment } from './stored.ts'

/**
 * Moves an order, with what follows: pieces that are not sent, or came back as good as new, go back to the stock, and the provider is to be
 * told what becomes of the money. An order that is being paid is not to be moved: its payment says what becomes of it.
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
    const at = now.toISOString()
    const credit = creditFor(order, moved.value, { event: move.event, at })
    await write(tx, order, moved.value, { move, credit })
    await tell(tx, order, moved.value, { event: move.event, at, credit })
    const stored = await readOrder(tx, id)
    return stored ? ok(withPayment(stored)) : fail('unknown')
  })
}

type Happening = { event: Move['event']; at: string }

/** What was to be paid later and is called off is taken from the invoice at once; what was paid is when the money goes back. */
function creditFor(
  order: StoredOrder,
  { touched, status, items }: Moved,
  { event, at }: Happening,
): Credit | null {
  const { payment } = withPayment(order)
  const isOwed = isPaidLater(payment.key) && payment.state !== 'captured' && order.confirmedAt !== null
  if (event !== 'cancel' || touched.length === 0 || !isOwed) return null
  const { credits = [], cost } = order.document
  const billed = { items, cost, credits }
  const gone = items.filter(({ key }) => keysIn(touched).includes(key))
  const worth = gone.reduce((sum, { price }) => sum + price.total.withTax, 0)
  const left = cost.withTax - credited(billed)
  const amount = minor(status === 'cancelled' ? left : Math.min(left, worth))
  return amount === 0 ? null : nextCredit(billed, amount, at)
}

type Made = { move: Move; credit: Credit | null }

async function write(tx: Db, order: StoredOrder, moved: Moved, { move, credit }: Made): Promise<void> {
  const { status, items, packages } = moved
  const { credits = [] } = order.document
  const document = { ...order.document, items, packages, ...(credit && { credits: [...credits, credit] }) }
  await saveOrder(tx, order, { stage: status, document }, piecesBack(order, moved, move))

  const { payment } = withPayment(order)
  const isCaptured = payment.state === 'captured' || payment.state === 'refunded'
  // On delivery or by invoice: nobody has paid yet, unless it is said that something is to be given back.
  const isOwed = !isPaidLater(payment.key) || move.event === 'refund'
  // Of what costs nothing, and of what is paid later, no provider knows.
  const isOurs = isPaidLater(payment.key) || payment.reference === null
  if (status === 'cancelled' && !isCaptured && payment.state !== 'cancelled')
    await savePayment(tx, order, isOurs ? { state: 'cancelled' } : { wanted: 'cancel' })
  else if (isOwed && payment.state !== 'cancelled' && moved.refundDue > payment.refundDue)
    await savePayment(tx, order, { refundDue: minor(moved.refundDue) })
}

/** Pieces that can be sold again. */
function piecesBack(order: StoredOrder, { touched, items }: Moved, move: Move): TakenPieces[] {
  if (move.event === 'cancel') return takenBy(order, keysIn(touched))
  if (move.event !== 'return' || move.isUnsellable) return []
  const customMade = customMadeKeys(items)
  return newlyBack(order, items)
    .filter(({ item }) => !customMade.has(item.key))
    .map(({ item, pieces }) => ({ key: item.key, variantId: item.variant.id, quantity: pieces }))
}

const newlyBack = ({ document }: StoredOrder, items: Moved['items']) =>
  items
    .map((item) => {
      const before = document.items.find(({ key }) => key === item.key)
      return { item, pieces: returnedPieces(item) - (before ? returnedPieces(before) : 0) }
    })
    .filter(({ pieces }) => pieces > 0)

/** A refund is told when it is done. */
async function tell(
  tx: Db,
  order: StoredOrder,
  { touched, items }: Moved,
  { event, at, credit }: Happening & { credit: Credit | null },
): Promise<void> {
  if (touched.length === 0) return
  if (event === 'ship') await announce(tx, order, { event, at, packages: numbersIn(touched) })
  if (event === 'cancel')
    await announce(tx, order, { event, at, items: keysIn(touched), ...(credit && { credit: credit.number }) })
  if (event === 'return') {
    const pieces = Object.fromEntries(newlyBack(order, items).map(({ item, pieces }) => [item.key, pieces]))
    await announce(tx, order, { event, at, items: keysIn(touched), pieces })
  }
}

const keysIn = (touched: Moved['touched']): string[] => touched.filter((each) => typeof each === 'string')
const numbersIn = (touched: Moved['touched']): number[] => touched.filter((each) => typeof each === 'number')
