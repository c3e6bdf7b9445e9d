import { plainAmount } from '#domain/money/format.ts'
import { lostPieces } from '#domain/order/lost.ts'
import type { Move } from '#domain/order/move.ts'
import type { Order } from '#domain/order/order.ts'
import { isUnpaid } from '#domain/order/order-stage.ts'

/** Why an order does not allow a move, as far as the order says it. */
export function whyNot(order: Order, move: Move): string {
  const { items, packages, cost, currencyCode, status } = order
  const hasGone = packages.some(({ deliveryStatus }) => deliveryStatus === 'shipment_completed')
  const strange = keysOf(move).find((key) => items.every((item) => item.key !== key))
  if (isUnpaid(status)) return 'it is not paid for yet'
  if (strange !== undefined) return `it has no item ${strange}: order show names them`
  switch (move.event) {
    case 'deliver':
    case 'return':
      if (!hasGone) return 'nothing of it has gone yet'
      return tooMany(items, move) ?? AS_IT_IS
    case 'cancel':
      return hasGone ? 'it has gone: once it came back, order return' : AS_IT_IS
    case 'refund':
      if (move.amount !== undefined)
        return `no more than ${plainAmount(cost.withTax)} ${currencyCode} can be given back`
      return items.some((item) => lostPieces(item) > 0)
        ? AS_IT_IS
        : 'nothing was cancelled and nothing came back: say --item KEY or --amount 12.34'
    default:
      return AS_IT_IS
  }
}

const AS_IT_IS = 'as it is'

function tooMany(items: Order['items'], move: Move): string | undefined {
  const named = move.event === 'return' ? (move.items ?? []) : []
  const wrong = items.find(({ key, quantity }) =>
    named.some((each) => each.key === key && (each.pieces ?? 0) > quantity),
  )
  return wrong && `of ${wrong.key} there are only ${wrong.quantity}`
}

function keysOf(move: Move): string[] {
  if (move.event === 'return') return move.items?.map(({ key }) => key) ?? []
  return move.event === 'cancel' || move.event === 'refund' ? (move.items ?? []) : []
}
