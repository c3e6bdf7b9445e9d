import type { Order } from './order.ts'

/**
 * Whether everything of an order was sent, lay ready for collection, or was cancelled before a moment. Both are RFC 3339 in UTC. Where
 * nothing tells when, the order's own moment counts.
 */
export function isDone({ packages, history, placedAt }: Order, since: string): boolean {
  const isGone = packages.every(
    ({ deliveryStatus }) =>
      deliveryStatus === 'shipment_completed' || deliveryStatus === 'cancellation_completed',
  )
  const last = history.findLast(({ action }) => ENDINGS.has(action.event))?.at ?? placedAt
  return isGone && Date.parse(last) < Date.parse(since)
}

const ENDINGS: ReadonlySet<string> = new Set(['ship', 'ready', 'cancel'])
