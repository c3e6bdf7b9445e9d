import type { CreateOrderResult } from '#domain/order/payment.ts'
import type { OrderChange } from '#domain/order/place-order.ts'
import type { SubscriptionProblem } from './subscription.ts'

/** Why there is no order of a delivery. */
export type RenewalProblem = Exclude<SubscriptionProblem, 'payment' | 'customer-needed'>

const MISSING: ReadonlySet<OrderChange['kind']> = new Set<OrderChange['kind']>(['gone', 'quantity', 'branch'])

/** What keeps a delivery from being ordered; null: nothing, or what the next attempt does not meet again. */
export function renewalProblem(order: CreateOrderResult): RenewalProblem | null {
  if (order.kind === 'changed')
    return order.changes.some(({ kind }) => MISSING.has(kind)) ? 'unavailable' : null
  if (order.kind === 'empty') return 'unavailable'
  if (order.kind !== 'refused') return null
  if (order.field === 'attemptKey') return null
  if (order.field === 'paymentKey') return 'overdue'
  if (order.field === 'collectionPoint.id') return 'collection'
  return order.reason === 'values' ? 'values' : 'unavailable'
}
