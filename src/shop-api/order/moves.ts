import { sql } from 'drizzle-orm'
import { minor } from '#domain/money/price.ts'
import { creditedAmount, nextCredit } from '#domain/order/credit.ts'
import type { Credit } from '#domain/order/order.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { returnedPieces } from '#domain/order/unbilled-pieces.ts'
import type { OrderAction, OrderActionFailure } from '#domain/order/order-action.ts'
import { type OrderActionResult, applyOrderAction } from '#domain/order/apply-order-action.ts'
import { isUnpaid } from '#domain/order/order-stage.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import type { TakenPieces } from '#shop-api/schema/order.ts'
import { addOrderNews, saveOrder, savePayment, takenBy } from './save-order.ts'
import { lockOrder, readOrder, type StoredOrder, withPayment } from './stored-order.ts'

/**
 * Applies an action to an order with its consequences. Pieces that are not sent, or came back as good as new,
 * return to the stock, and the payment records what the provider has to do. An order whose payment is open
 * cannot be changed: the payment decides.
 */
export async function applyMove(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: string,
  move: OrderAction,
): Promise<Result<OrderWithPayment, OrderActionFailure>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, sql`id = ${id}`)
    if (!order) return fail('unknown')
    if (isUnpaid(order.stage)) return fail('impossible')
    const { items, packages, cost, shipping } = order.document
    const { payment } = withPayment(order)
    const moved = applyOrderAction(
      { status: order.stage, items, packages, cost, shipping, refundDue: payment.refundDue },
      move,
    )
    if (!moved.ok) return moved
    const at = now.toISOString()
    const credit = creditFor(order, moved.value, { event: move.event, at })
    await write(tx, order, moved.value, { move, at, credit })
    await announceMove(tx, order, moved.value, { event: move.event, at, credit })
    const stored = await readOrder(tx, id)
    return stored ? ok(withPayment(stored)) : fail('unknown')
  })
}

type MoveEvent = { event: OrderAction['event']; at: string }

/** An order that is paid later gets its credit when it is cancelled; a paid one when the money goes back. */
function creditFor(
  order: StoredOrder,
  { touched, status, items }: OrderActionResult,
  { event, at }: MoveEvent,
): Credit | null {
  const { payment } = withPayment(order)
  const isOwed = isPaidLater(payment.key) && payment.state !== 'captured' && order.confirmedAt !== null
  if (event !== 'cancel' || touched.length === 0 || !isOwed) return null
  const { credits = [], cost } = order.document
  const billed = { items, cost, credits }
  const cancelledItems = items.filter(({ key }) => keysIn(touched).includes(key))
  const worth = cancelledItems.reduce((sum, { price }) => sum + price.total.withTax, 0)
  const left = cost.withTax - creditedAmount(billed)
  const amount = minor(status === 'cancelled' ? left : Math.min(left, worth))
  return amount === 0 ? null : nextCredit(billed, amount, at)
}

type AppliedMove = { move: OrderAction; at: string; credit: Credit | null }

async function write(
  tx: Db,
  order: StoredOrder,
  moved: OrderActionResult,
  { move, at, credit }: AppliedMove,
): Promise<void> {
  const { status, items, packages } = moved
  const { credits = [], history = [] } = order.document
  const document = {
    ...order.document,
    items,
    packages,
    ...(credit && { credits: [...credits, credit] }),
    ...(moved.touched.length > 0 && { history: [...history, { at, action: move }] }),
  }
  await saveOrder(tx, order, { stage: status, document }, piecesBack(order, moved, move))

  const { payment } = withPayment(order)
  const isCaptured = payment.state === 'captured' || payment.state === 'refunded'
  // On delivery or by invoice: not paid yet, unless the action is a refund.
  const isOwed = !isPaidLater(payment.key) || isCaptured || move.event === 'refund'
  // No provider handles orders that cost nothing or are paid later.
  const isOurs = isPaidLater(payment.key) || payment.reference === null
  if (status === 'cancelled' && !isCaptured && payment.state !== 'cancelled')
    await savePayment(tx, order, isOurs ? { state: 'cancelled' } : { wanted: 'cancel' })
  else if (isOwed && payment.state !== 'cancelled' && moved.refundDue > payment.refundDue)
    await savePayment(tx, order, { refundDue: minor(moved.refundDue) })
}

/** Pieces that can be sold again. */
function piecesBack(
  order: StoredOrder,
  { touched, items }: OrderActionResult,
  move: OrderAction,
): TakenPieces[] {
  if (move.event === 'cancel') return takenBy(order, keysIn(touched))
  if (move.event !== 'return' || move.isUnsellable) return []
  const customMade = customMadeKeys(items)
  return newlyBack(order, items)
    .filter(({ item }) => !customMade.has(item.key))
    .map(({ item, pieces }) => ({
      key: item.key,
      variantId: item.variant.id,
      quantity: pieces,
      ...branchOf(order, item.key),
    }))
}

/** What came from the stock of a branch goes back there. */
function branchOf({ taken }: StoredOrder, itemKey: string): Pick<TakenPieces, 'branchId'> {
  const branchId = taken.find(({ key }) => key === itemKey)?.branchId
  return branchId === undefined ? {} : { branchId }
}

const newlyBack = ({ document }: StoredOrder, items: OrderActionResult['items']) =>
  items
    .map((item) => {
      const before = document.items.find(({ key }) => key === item.key)
      return { item, pieces: returnedPieces(item) - (before ? returnedPieces(before) : 0) }
    })
    .filter(({ pieces }) => pieces > 0)

/** A refund is announced when it is done. */
async function announceMove(
  tx: Db,
  order: StoredOrder,
  { touched, items }: OrderActionResult,
  { event, at, credit }: MoveEvent & { credit: Credit | null },
): Promise<void> {
  if (touched.length === 0) return
  if (event === 'ship' || event === 'ready')
    await addOrderNews(tx, order, { event, at, packages: numbersIn(touched) })
  if (event === 'deliver' || event === 'collect')
    await addOrderNews(tx, order, { event, at, items: keysIn(touched) })
  if (event === 'cancel')
    await addOrderNews(tx, order, {
      event,
      at,
      items: keysIn(touched),
      ...(credit && { credit: credit.number }),
    })
  if (event === 'return') {
    const pieces = Object.fromEntries(newlyBack(order, items).map(({ item, pieces }) => [item.key, pieces]))
    await addOrderNews(tx, order, { event, at, items: keysIn(touched), pieces })
  }
}

const keysIn = (touched: OrderActionResult['touched']): string[] =>
  touched.filter((each) => typeof each === 'string')
const numbersIn = (touched: OrderActionResult['touched']): number[] =>
  touched.filter((each) => typeof each === 'number')
