import { withAcceptedProposal } from './accepted-proposal.ts'
import { addDays, nextScheduled, noticeDay, orderDay, previousScheduled } from './delivery-dates.ts'
import { nextSubscriptionStatus, type SubscriptionActor, type SubscriptionEvent } from './status.ts'
import {
  countryOfDelivery,
  rhythmOf,
  type Subscription,
  type SubscriptionLetter,
  type UnpaidReason,
} from './subscription.ts'

/** Days after which a refused payment is tried again; after the last one the subscription is suspended. */
const RETRIES = [1, 3, 7]
/** Values older than this many days are worth a letter. */
const OLD_VALUES = 2 * 365

/** What a job has to do for a subscription today; null: nothing. */
export function dueStep({ status, dueOn, isAnnounced }: Subscription, today: string) {
  if (dueOn === null || dueOn > today) return null
  if (status === 'paused') return 'resume'
  if (status !== 'active') return null
  return isAnnounced ? 'renew' : 'announce'
}

/** Whether the customer can pay the coming delivery in person: the bank has refused it, or wants to see them. */
export const canBePaid = ({ status, problem }: Subscription): boolean =>
  status === 'suspended' || (status === 'active' && (problem === 'payment' || problem === 'customer-needed'))

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

/** The next delivery is on this day, and what is to be done before it. */
export const planned = (subscription: Subscription, nextDelivery: string): Subscription =>
  withAcceptedProposal({
    ...subscription,
    nextDelivery,
    isAnnounced: false,
    dueOn: ['active', 'pending'].includes(subscription.status)
      ? noticeDay(nextDelivery, countryOfDelivery(subscription))
      : subscription.dueOn,
  })

/** The first delivery was paid. */
export const confirmed = (subscription: Subscription, at: string): Subscription =>
  withLetter(withEvent(subscription, 'confirm', 'shop', at), 'started')

/** A letter about the coming delivery, and once, after two years, one about values that may have changed. */
export function announced(subscription: Subscription, today: string): Subscription {
  const { lines, createdAt, scheduled, nextDelivery } = subscription
  const aged = addDays(createdAt.slice(0, 10), OLD_VALUES)
  const country = countryOfDelivery(subscription)
  const before = noticeDay(previousScheduled(scheduled, rhythmOf(subscription)), country)
  const haveAged = lines.some(({ values }) => values !== null) && aged <= today && aged > before
  const informed = withLetter(subscription, 'coming')
  return {
    ...(haveAged ? withLetter(informed, 'old-values') : informed),
    isAnnounced: true,
    dueOn: orderDay(nextDelivery, country),
  }
}

/** The order of the period is paid: the next one begins. */
export function delivered(subscription: Subscription, orderId: string, at: string): Subscription {
  const { deliveries, endsAfter, orders } = subscription
  const paid = withEvent(subscription, 'pay', 'shop', at)
  const next = { ...nextPeriod(paid), deliveries: deliveries + 1, orders: [...orders, orderId] }
  return endsAfter !== null && next.deliveries >= endsAfter ? withEvent(next, 'cancel', 'shop', at) : next
}

/** The subscription in its next period, without an order for this one. */
export function nextPeriod(subscription: Subscription): Subscription {
  const scheduled = nextScheduled(subscription.scheduled, rhythmOf(subscription))
  const { period } = subscription
  return {
    ...planned({ ...subscription, scheduled }, scheduled),
    period: period + 1,
    attempt: 0,
    failures: 0,
    problem: null,
  }
}

/**
 * The order of the period was not paid. A payment that nobody began is begun again at once; a refused one after one, three and seven days,
 * each with a letter, then the subscription is suspended.
 */
export function unpaid(subscription: Subscription, reason: UnpaidReason, at: string): Subscription {
  const next = { ...subscription, attempt: subscription.attempt + 1 }
  // A suspended subscription waits for its customer, who has just given up.
  if (reason === 'not-begun' || subscription.status !== 'active') return next
  const failures = subscription.failures + 1
  const retry = RETRIES[failures - 1]
  const failed = { ...next, failures, problem: reason }
  if (retry === undefined)
    return withLetter({ ...withEvent(failed, 'suspend', 'shop', at), dueOn: null }, 'suspended')
  const letter = reason === 'payment' ? 'payment-failed' : reason
  return withLetter({ ...failed, dueOn: addDays(at.slice(0, 10), retry) }, letter)
}

/** The goods are not available: it is tried again each day, with one letter. */
export function unavailable(subscription: Subscription, today: string): Subscription {
  const waiting = { ...subscription, dueOn: addDays(today, 1) }
  return subscription.problem === 'unavailable'
    ? waiting
    : withLetter({ ...waiting, problem: 'unavailable' }, 'unavailable')
}

export function withLetter(subscription: Subscription, kind: SubscriptionLetter): Subscription {
  const { letters, period, failures, nextDelivery } = subscription
  const key = `${kind}-${period}-${failures}-${nextDelivery}`
  return letters.some((each) => each.key === key)
    ? subscription
    : { ...subscription, letters: [...letters, { key, kind }] }
}
