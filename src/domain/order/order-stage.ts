/**
 * The life of an order. `open`: it exists and holds its pieces, and the payment is not begun; `payment_pending`: the shopper is with the
 * provider; `confirmed`: it is paid, or is to be paid later, and will be sent. An unpaid order whose time is over, or whose shopper has
 * begun another one, is `cancelled` and gives its pieces back.
 */
export const ORDER_STAGES = [
  'open',
  'payment_pending',
  'confirmed',
  'shipped',
  'delivered',
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
  'cancel',
  'return',
  'refund',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

const NEXT: Record<OrderStage, Partial<Record<OrderEvent, OrderStage>>> = {
  open: { 'begin-payment': 'payment_pending', confirm: 'confirmed', cancel: 'cancelled' },
  payment_pending: { 'begin-payment': 'payment_pending', confirm: 'confirmed', cancel: 'cancelled' },
  confirmed: { ship: 'shipped', cancel: 'cancelled' },
  shipped: { deliver: 'delivered', return: 'returned' },
  delivered: { return: 'returned' },
  cancelled: { refund: 'refunded' },
  returned: { refund: 'refunded' },
  refunded: {},
}

/** Where an event leads to; null where it cannot happen. An event that has happened already leads nowhere: ask `isPast` first. */
export const nextStage = (stage: OrderStage, event: OrderEvent): OrderStage | null =>
  NEXT[stage][event] ?? null

/** Of these nothing was paid, and nothing will be sent yet. They hold pieces for a time only. */
export const isUnpaid = (stage: OrderStage): boolean => stage === 'open' || stage === 'payment_pending'
