/**
 * The status of a subscription. `pending`: its first order is not paid yet; `suspended`: a renewal was not paid, and nothing is sent until it
 * is; `cancelled` (at once) and `ended` (with the last delivery after a cancellation) are final.
 */
export const SUBSCRIPTION_STATUSES = [
  'pending',
  'active',
  'paused',
  'suspended',
  'cancelled',
  'ended',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const SUBSCRIPTION_EVENTS = ['confirm', 'pause', 'resume', 'suspend', 'pay', 'cancel', 'end'] as const
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number]

/** `shop`: a job, or the payment of an order. */
export const SUBSCRIPTION_ACTORS = ['customer', 'operator', 'shop'] as const
export type SubscriptionActor = (typeof SUBSCRIPTION_ACTORS)[number]

const NEXT: Record<SubscriptionStatus, Partial<Record<SubscriptionEvent, SubscriptionStatus>>> = {
  pending: { confirm: 'active', cancel: 'cancelled' },
  active: { pause: 'paused', suspend: 'suspended', cancel: 'cancelled', end: 'ended' },
  paused: { resume: 'active', cancel: 'cancelled' },
  suspended: { pay: 'active', cancel: 'cancelled' },
  cancelled: {},
  ended: {},
}

const MAY: Record<SubscriptionEvent, readonly SubscriptionActor[]> = {
  confirm: ['shop'],
  pause: ['customer', 'operator'],
  resume: ['customer', 'operator', 'shop'],
  suspend: ['shop'],
  pay: ['shop'],
  cancel: ['customer', 'operator', 'shop'],
  end: ['shop'],
}

/** The status after an event; null where it is not possible, or not for this actor. */
export const nextSubscriptionStatus = (
  status: SubscriptionStatus,
  event: SubscriptionEvent,
  actor: SubscriptionActor,
): SubscriptionStatus | null => (MAY[event].includes(actor) ? (NEXT[status][event] ?? null) : null)
