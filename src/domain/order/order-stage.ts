/**
 * The stages of an order. `open`: it exists and reserves its pieces, but the payment has not started; `payment_pending`: the shopper is
 * with the provider; `confirmed`: it is paid, or will be paid later, and will be sent. An unpaid order that has expired, or whose shopper
 * has started another one, is `cancelled` and releases its pieces. What a
 * buyer collects in a branch is `ready_for_collection` there and then `collected`, instead of `shipped` and `delivered`.
 */
export const ORDER_STAGES = [
  'open',
  'payment_pending',
  'confirmed',
  'shipped',
  'delivered',
  'ready_for_collection',
  'collected',
  'cancelled',
  'returned',
  'refunded',
] as const
export type OrderStage = (typeof ORDER_STAGES)[number]

export const ORDER_EVENTS = [
  'begin-payment',
  'confirm',
  'ship',
  'deliver',
  'ready',
  'collect',
  'cancel',
  'return',
  'refund',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

const NEXT: Record<OrderStage, Partial<Record<OrderEvent, OrderStage>>> = {
  open: { 'begin-payment': 'payment_pending', confirm: 'confirmed', cancel: 'cancelled' },
  payment_pending: { 'begin-payment': 'payment_pending', confirm: 'confirmed', cancel: 'cancelled' },
  confirmed: { ship: 'shipped', ready: 'ready_for_collection', cancel: 'cancelled' },
  shipped: { deliver: 'delivered', return: 'returned' },
  delivered: { return: 'returned' },
  ready_for_collection: { collect: 'collected', cancel: 'cancelled' },
  collected: { return: 'returned' },
  cancelled: { refund: 'refunded' },
  returned: { refund: 'refunded' },
  refunded: {},
}

/**
 * The stage after an event; null where the event is not possible. An event that has already happened has no next stage: check `isPast`
 * first.
 */
export const nextStage = (stage: OrderStage, event: OrderEvent): OrderStage | null =>
  NEXT[stage][event] ?? null

/** In these stages nothing is paid, and nothing will be sent yet. They reserve pieces only for a limited time. */
export const isUnpaid = (stage: OrderStage): boolean => stage === 'open' || stage === 'payment_pending'
