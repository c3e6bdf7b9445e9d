import { withEvent, withLetter } from './renewal.ts'
import type { SubscriptionActor } from './status.ts'
import type { Subscription } from './subscription.ts'

/**
 * Cancelled at once, or after the second delivery where the policy says so; for cause always at once. Unchanged where it is over, or where
 * it was cancelled before.
 */
export function cancelledSubscription(
  subscription: Subscription,
  manner: 'ordinary' | 'extraordinary',
  { actor, at }: { actor: SubscriptionActor; at: string },
): Subscription {
  const { definition, deliveries, status, endsAfter } = subscription
  const isBound = definition.subscriptionCancellationPolicy === 'after-second' && deliveries < 2
  if (isBound && manner === 'ordinary' && actor === 'customer' && status !== 'suspended') {
    if (endsAfter !== null || status === 'cancelled' || status === 'ended') return subscription
    return withLetter({ ...subscription, endsAfter: 2 }, 'cancelled')
  }
  const cancelled = withEvent(subscription, 'cancel', actor, at)
  return cancelled === subscription ? subscription : withLetter(cancelled, 'cancelled')
}
