import { shopDay } from '#domain/shop/shop-day.ts'
import { earliestAnnounced, earliestDelivery, nextScheduled, noticeDay } from './delivery-dates.ts'
import { nextPeriod, planned, postponedTo, withEvent } from './renewal.ts'
import type { SubscriptionActor } from './status.ts'
import { countryOfDelivery, rhythmOf, type Subscription } from './subscription.ts'

/**
 * The first delivery of the rhythm that can still be ordered. After a pause that ends by itself it comes later where its customer would not
 * hear of it a week before.
 */
export function resumedSubscription(
  subscription: Subscription,
  actor: SubscriptionActor,
  at: string,
): Subscription {
  const resumed = withEvent(subscription, 'resume', actor, at)
  if (resumed === subscription) return subscription
  let next: Subscription = { ...resumed, pausedUntil: null }
  const today = shopDay(new Date(at))
  const country = countryOfDelivery(subscription)
  const earliest = earliestDelivery(today, country)
  if (next.nextDelivery < earliest) {
    while (next.scheduled < earliest)
      next = nextPeriod(next, nextScheduled(next.scheduled, rhythmOf(next)), today)
    next = { ...next, nextDelivery: next.scheduled }
  }
  const isSudden = actor === 'shop' && noticeDay(next.nextDelivery, country) < today
  const reached = isSudden ? postponedTo(next, earliestAnnounced(today, country)) : next
  return planned(reached, reached.nextDelivery, today)
}
