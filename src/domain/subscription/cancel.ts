import type { OrderItem } from '#domain/order/order.ts'
import { withEvent, withLetter } from './renewal.ts'
import type { SubscriptionActor } from './status.ts'
import type { Subscription } from './subscription.ts'

/** Whether its customer has agreed to one more delivery, after which an ordinary cancellation takes effect. What was not paid binds nobody. */
export const isBound = ({
  definition,
  deliveries,
  status,
}: Pick<Subscription, 'definition' | 'deliveries' | 'status'>): boolean =>
  definition.subscriptionCancellationPolicy === 'after-second' && deliveries < 2 && status !== 'suspended'

/**
 * Cancelled at once, or after the second delivery where the policy says so; for cause always at once. Unchanged where it is over, or where
 * it was cancelled before.
 */
export function cancelledSubscription(
  subscription: Subscription,
  manner: 'ordinary' | 'extraordinary',
  { actor, at }: { actor: SubscriptionActor; at: string },
): Subscription {
  const { status, endsAfter } = subscription
  if (isBound(subscription) && manner === 'ordinary' && actor === 'customer') {
    if (endsAfter !== null || status === 'cancelled' || status === 'ended') return subscription
    const history = [...subscription.history, { at, event: 'cancel', actor } as const]
    return withLetter({ ...subscription, endsAfter: 2, history }, 'cancelled', at)
  }
  const cancelled = withEvent(subscription, 'cancel', actor, at)
  return cancelled === subscription ? subscription : withLetter(cancelled, 'cancelled', at)
}

/** Whether all goods with which it began were cancelled or sent back: who does not keep them wants no more of them. `items`: of the order that began it. */
export function isFirstDeliveryUndone(
  { lines }: Pick<Subscription, 'lines'>,
  items: readonly Pick<OrderItem, 'key' | 'status'>[],
): boolean {
  const first = items.filter(({ key }) => lines.some((line) => line.key === key))
  return first.length > 0 && first.every(({ status }) => status === 'cancelled' || status === 'returned')
}
