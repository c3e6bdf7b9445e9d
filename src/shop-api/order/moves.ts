import { sql } from 'drizzle-orm'
import { reductionOf } from '#domain/order/ledger.ts'
import { settleAction, type Settlement } from '#domain/order/settle-action.ts'
import { lensReminderDay } from '#domain/subscription/lens-reminder.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { returnedPieces } from '#domain/order/unbilled-pieces.ts'
import type { OrderAction, OrderActionFailure } from '#domain/order/order-action.ts'
import { type OrderActionResult, applyOrderAction } from '#domain/order/apply-order-action.ts'
import { isUnpaid } from '#domain/order/order-stage.ts'
import { beginDeliveryTimes } from '#domain/order/packages-on-hold.ts'
import { isUnpaidFor } from '#domain/order/void-payment.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import type { TakenPieces } from '#shop-api/schema/order.ts'
import { addOrderNews, saveOrder, savePayment, takenBy } from './save-order.ts'
import { subscriptionsUndone } from './subscription-orders.ts'
import { lockOrder, orderOf, readOrder, type StoredOrder, withPayment } from './stored-order.ts'

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
    const before = withPayment(order)
    if (isUnpaidFor(before.order, move)) return fail('impossible')
    const reduction = reductionOf({ ...before.order, payment: before.payment })
    const moved = applyOrderAction({ status: order.stage, items, packages, cost, shipping, reduction }, move)
    if (!moved.ok) return moved
    const event = { event: move.event, at: now.toISOString() }
    const settlement = settleAction(before, moved.value, event)
    const applied = { move, at: event.at, ...settlement }
    await write(tx, order, moved.value, applied)
    await announceMove(tx, order, moved.value, applied)
    if (move.event === 'cancel' || move.event === 'return')
      await subscriptionsUndone(tx, order, { items: moved.value.items, at: event.at })
    const stored = await readOrder(tx, id)
    return stored ? ok(withPayment(stored)) : fail('unknown')
  })
}

type AppliedMove = { move: OrderAction; at: string } & Settlement

async function write(
  tx: Db,
  order: StoredOrder,
  moved: OrderActionResult,
  { move, at, credit, payment }: AppliedMove,
): Promise<void> {
  const { status, items, packages } = moved
  const { credits = [], history = [] } = order.document
  const { placedAt } = order
  const before = { ...order.document, placedAt }
  const document = {
    ...order.document,
    items,
    packages: beginDeliveryTimes(before, { ...before, items, packages }, shopDay(new Date(at))),
    ...(credit && { credits: [...credits, credit] }),
    ...(moved.touched.length > 0 && { history: [...history, { at, action: move }] }),
  }
  const isSupplied = moved.touched.length > 0 && (move.event === 'ship' || move.event === 'collect')
  const lensReminderOn = lensReminderDay(orderOf({ ...order, stage: status, document }))
  const changed = { stage: status, document, ...(isSupplied && { lensReminderOn }) }
  await saveOrder(tx, order, changed, piecesBack(order, moved, move))
  if (Object.keys(payment).length > 0) await savePayment(tx, order, payment)
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

/** Money that goes back is announced when it is done, and what goes to the workshop where it is glasses. */
async function announceMove(
  tx: Db,
  order: StoredOrder,
  { touched, items }: OrderActionResult,
  { move, at, credit }: AppliedMove,
): Promise<void> {
  const { event } = move
  // An invoice that nobody has paid has become smaller.
  if (event === 'refund' && credit) await addOrderNews(tx, order, { event, at, credit: credit.number })
  if (touched.length === 0) return
  const made =
    event === 'prepare' && move.to === 'delegation_pending' ? pairsIn(items, numbersIn(touched)) : []
  if (made.length > 0) await addOrderNews(tx, order, { event: 'make', at, items: made })
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

/** The keys of frames and lenses that are made together, in some packages. */
const pairsIn = (items: OrderActionResult['items'], packages: readonly number[]): string[] =>
  items
    .filter(
      ({ status, itemGroup, packageId }) =>
        status === 'available' && itemGroup !== undefined && packages.includes(packageId),
    )
    .map(({ key }) => key)

const keysIn = (touched: OrderActionResult['touched']): string[] =>
  touched.filter((each) => typeof each === 'string')
const numbersIn = (touched: OrderActionResult['touched']): number[] =>
  touched.filter((each) => typeof each === 'number')
