import { upcomingDeliveries } from './delivery-dates.ts'
import { rhythmOf, type Subscription } from './subscription.ts'

type Planned = Pick<Subscription, 'status' | 'nextDelivery' | 'scheduled' | 'endsAfter' | 'definition'>

/** Whether it is cancelled, and goes on until the end of its term. */
export const isEnding = ({ status, endsAfter }: Pick<Subscription, 'status' | 'endsAfter'>): boolean =>
  endsAfter !== null && (status === 'active' || status === 'paused')

/** The deliveries that are still to come, at most so many: RFC 3339 days, the next one first; none of one that is not active. */
export function remainingDeliveries(subscription: Planned, count: number): string[] {
  const { status, nextDelivery, scheduled, endsAfter } = subscription
  if (status !== 'active') return []
  if (endsAfter !== null) return [nextDelivery]
  const [, ...later] = upcomingDeliveries(scheduled, rhythmOf(subscription), count)
  return [nextDelivery, ...later]
}
