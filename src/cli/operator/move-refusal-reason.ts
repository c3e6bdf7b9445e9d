import { plainAmount } from '#domain/money/format.ts'
import { unbilledPieces } from '#domain/order/unbilled-pieces.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { isUnpaid } from '#domain/order/order-stage.ts'
import { isUnpaidFor } from '#domain/order/void-payment.ts'
import { isPickUp } from '#domain/order/pick-up.ts'

/** Why an order does not allow a move, as far as the order shows it. */
export function moveRefusalReason(order: Order, move: OrderAction): string {
  const { items, packages, cost, currencyCode, status } = order
  const hasGone = packages.some(({ deliveryStatus }) => deliveryStatus === 'shipment_completed')
  const strange = keysOf(move).find((key) => items.every((item) => item.key !== key))
  if (isUnpaid(status)) return 'it is not paid yet'
  if (isUnpaidFor(order, move)) return 'its payment has ended: order show names it. Use order cancel'
  if (strange !== undefined) return `it has no item ${strange}: order show lists the items`
  switch (move.event) {
    case 'ship':
      return isPickUp(order) ? 'the customer collects it in a branch: use order ready' : AS_IT_IS
    case 'ready':
    case 'collect':
      if (!isPickUp(order)) return 'it is sent to the customer: use order ship and order deliver'
      return hasGone || move.event === 'ready' ? AS_IT_IS : 'it is not ready yet: use order ready'
    case 'deliver':
    case 'return':
      if (isPickUp(order)) return 'the customer has not collected it: use order collected, or order cancel'
      if (!hasGone) return 'nothing was shipped yet'
      return tooMany(items, move) ?? AS_IT_IS
    case 'cancel':
      return hasGone && !isPickUp(order) ? 'it was shipped: after it comes back, use order return' : AS_IT_IS
    case 'refund':
      if (move.amount !== undefined)
        return `at most ${plainAmount(cost.withTax)} ${currencyCode} can be refunded`
      return items.some((item) => unbilledPieces(item) > 0)
        ? AS_IT_IS
        : 'nothing was cancelled or returned: add --item KEY or --amount 12.34'
    default:
      return AS_IT_IS
  }
}

const AS_IT_IS = 'in its current state'

function tooMany(items: Order['items'], move: OrderAction): string | undefined {
  const named = move.event === 'return' ? (move.items ?? []) : []
  const wrong = items.find(({ key, quantity }) =>
    named.some((each) => each.key === key && (each.pieces ?? 0) > quantity),
  )
  return wrong && `${wrong.key} has only ${wrong.quantity} pieces`
}

function keysOf(move: OrderAction): string[] {
  if (move.event === 'return') return move.items?.map(({ key }) => key) ?? []
  return move.event === 'cancel' || move.event === 'refund' ? (move.items ?? []) : []
}
