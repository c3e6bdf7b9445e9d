import { areValuesOld, ASKED_AFTER_MONTHS } from '#domain/prescription/slip-age.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { withAcceptedProposals } from './accepted-proposal.ts'
import { addDays } from '#domain/shop/local-time.ts'
import {
  earliestAnnounced,
  earliestDelivery,
  firstScheduled,
  nextScheduled,
  noticeDay,
  orderDay,
  previousScheduled,
} from './delivery-dates.ts'
import { nextSubscriptionStatus, type SubscriptionActor, type SubscriptionEvent } from './status.ts'
import { countryOfDelivery, rhythmOf, type Subscription, type SubscriptionLetter } from './subscription.ts'

/** Days after which an order has been paid late. */
const LATE = 7

/** What a job has to do for a subscription today; null: nothing. A suspended one has a day only while it waits for the money of earlier orders. */
export function dueStep({ status, dueOn, isAnnounced }: Subscription, today: string) {
  if (dueOn === null || dueOn > today) return null
  if (status === 'paused') return 'resume'
  if (status === 'suspended') return 'renew'
  if (status !== 'active') return null
  return isAnnounced ? 'renew' : 'announce'
}

/** The subscription after an event; unchanged where the event is not possible. */
export function withEvent(
  subscription: Subscription,
  event: SubscriptionEvent,
  actor: SubscriptionActor,
  at: string,
): Subscription {
  const status = nextSubscriptionStatus(subscription.status, event, actor)
  if (status === null) return subscription
  const history = [...subscription.history, { at, event, actor }]
  const isOver = status === 'cancelled' || status === 'ended'
  return { ...subscription, status, history, ...(isOver && { dueOn: null }) }
}

/** The next delivery is on this day, and what is to be done before it: from today (RFC 3339 day) on. */
export function planned(subscription: Subscription, nextDelivery: string, today: string): Subscription {
  const { status, dueOn } = subscription
  const announcedOn = noticeDay(nextDelivery, countryOfDelivery(subscription))
  return withAcceptedProposals({
    ...subscription,
    nextDelivery,
    isAnnounced: false,
    dueOn: status === 'active' || status === 'pending' ? latest(announcedOn, today) : dueOn,
  })
}

/** The first delivery was paid. */
export const confirmed = (subscription: Subscription, at: string): Subscription =>
  withLetter(withEvent(subscription, 'confirm', 'shop', at), 'started')

/**
 * A letter about the coming delivery, and every two years one about values that may have changed. Where the job has missed the day, the
 * delivery comes later: its customer has a week all the same.
 */
export function announced(subscription: Subscription, today: string): Subscription {
  const { lines, createdAt, valuesAskedOn = shopDay(new Date(createdAt)), dueOn } = subscription
  const country = countryOfDelivery(subscription)
  const isLate = dueOn !== null && dueOn < today && !isShortNotice(subscription, dueOn, today)
  const postponed = isLate ? postponedTo(subscription, earliestAnnounced(today, country)) : subscription
  const { nextDelivery } = postponed
  const haveAged =
    lines.some(({ values }) => values !== null) && areValuesOld(valuesAskedOn, today, ASKED_AFTER_MONTHS)
  const informed = withLetter(postponed, 'coming')
  return {
    ...(haveAged ? { ...withLetter(informed, 'old-values'), valuesAskedOn: today } : informed),
    isAnnounced: true,
    dueOn: orderDay(nextDelivery, country),
  }
}

/** Its customer has chosen a day so near that the letter was due at once: the day stays, as long as the delivery can be ordered for it. */
function isShortNotice(subscription: Subscription, dueOn: string, today: string): boolean {
  const country = countryOfDelivery(subscription)
  const { nextDelivery } = subscription
  return dueOn > noticeDay(nextDelivery, country) && today <= orderDay(nextDelivery, country)
}

/** The coming delivery on a later day. Those after it come where they would after a first one on that day, so that none follows at once. */
export function postponedTo(subscription: Subscription, nextDelivery: string): Subscription {
  const rhythm = rhythmOf(subscription)
  const scheduled = previousScheduled(firstScheduled(nextDelivery, rhythm), rhythm)
  return { ...subscription, scheduled, nextDelivery }
}

/** The order of the period is paid: the next one begins. */
export function delivered(subscription: Subscription, orderId: string, at: string): Subscription {
  const { deliveries, endsAfter, orders } = subscription
  const paid = withEvent(subscription, 'pay', 'shop', at)
  const today = shopDay(new Date(at))
  const next = {
    ...nextPeriod(paid, scheduledAfter(paid, today), today),
    deliveries: deliveries + 1,
    orders: [...orders, orderId],
  }
  return endsAfter !== null && next.deliveries >= endsAfter ? withEvent(next, 'end', 'shop', at) : next
}

/**
 * Where the rhythm puts the delivery after one that is paid today. After one that was paid more than a week late, or so late that the next one
 * could not be announced any more, the rhythm begins anew, as after the first one: nobody gets, and pays, what has been missed.
 */
function scheduledAfter(subscription: Subscription, today: string): string {
  const rhythm = rhythmOf(subscription)
  const country = countryOfDelivery(subscription)
  const next = nextScheduled(subscription.scheduled, rhythm)
  const isLate = addDays(orderDay(subscription.nextDelivery, country), LATE) < today
  return isLate || noticeDay(next, country) < today
    ? firstScheduled(earliestDelivery(today, country), rhythm)
    : next
}

/** The subscription in its next period, without an order for this one. Days are RFC 3339 days. */
export function nextPeriod(subscription: Subscription, scheduled: string, today: string): Subscription {
  return {
    ...planned({ ...subscription, scheduled }, scheduled, today),
    period: subscription.period + 1,
    attempt: 0,
    failures: 0,
    problem: null,
  }
}

/** A letter of a kind, once for what it is about: the coming delivery and its refused payments, if nothing else is said. */
export function withLetter(
  subscription: Subscription,
  kind: SubscriptionLetter,
  about = `${subscription.failures}-${subscription.nextDelivery}`,
): Subscription {
  const { letters, period } = subscription
  const key = `${kind}-${period}-${about}`
  return letters.some((each) => each.key === key)
    ? subscription
    : { ...subscription, letters: [...letters, { key, kind }] }
}

const latest = (one: string, other: string): string => (one > other ? one : other)
