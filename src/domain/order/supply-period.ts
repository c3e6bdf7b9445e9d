import { shopDay } from '#domain/shop/shop-day.ts'
import type { Order, OrderPackage } from './order.ts'

/** The days from which and until which an order is supplied, RFC 3339; the same for a single day. `isExpected`: not all of it was handed over yet. */
export type SupplyPeriod = { from: string; until: string; isExpected: boolean }

type Supplied = Pick<Order, 'placedAt' | 'confirmedAt' | 'packages' | 'history'>

/**
 * When an order is supplied, for tax: goods that are sent with the day on which the carrier got them, goods that are collected with the day
 * of their collection (directive 2006/112/EC, articles 14, 32 and 63). Until then it is the delivery window that was agreed. Cancelled
 * packages do not count; without any other, it is the day of the order.
 */
export function supplyPeriod(order: Supplied): SupplyPeriod {
  const ordered = shopDay(new Date(order.confirmedAt ?? order.placedAt))
  const windows = order.packages
    .filter(({ deliveryStatus }) => deliveryStatus !== 'cancellation_completed')
    .map((each) => windowOf(order, each, ordered))
  const first = windows.map(({ from }) => from).toSorted()[0]
  const last = windows
    .map(({ until }) => until)
    .toSorted()
    .at(-1)
  return {
    from: first ?? ordered,
    until: last ?? ordered,
    isExpected: windows.some(({ isExpected }) => isExpected),
  }
}

/** What left the shop without a record of when was there with its buyer before the order: a frame that was tried at home. */
function windowOf(
  { history }: Supplied,
  { id, deliveryStatus, deliveryDate }: OrderPackage,
  ordered: string,
): SupplyPeriod {
  const doneOn = (event: 'ship' | 'ready' | 'collect'): string | null => {
    const done = history.find(({ action }) => action.event === event && (action.packageId ?? id) === id)
    return done === undefined ? null : shopDay(new Date(done.at))
  }
  const isWaiting =
    deliveryStatus !== 'shipment_completed' || (doneOn('ready') !== null && doneOn('collect') === null)
  if (isWaiting) return { from: deliveryDate.minimum, until: deliveryDate.maximum, isExpected: true }
  const day = doneOn('collect') ?? doneOn('ship') ?? ordered
  return { from: day, until: day, isExpected: false }
}
