import { shopDay } from '#domain/shop/shop-day.ts'
import { addDays } from '#domain/shop/local-time.ts'
import { earliestAnnounced } from './delivery-dates.ts'
import { planned, postponedTo, withEvent, withLetter } from './renewal.ts'
import { countryOfDelivery, type Subscription, type UnpaidReason } from './subscription.ts'

/** Days after which a refused payment is tried again; after the last one the subscription is suspended. */
const RETRIES = [1, 3, 7]

/** Whether the customer can pay the coming delivery in person: the bank has refused it, or wants to see them. */
export const canBePaid = ({ status, problem }: Subscription): boolean =>
  status === 'suspended'
    ? problem !== 'overdue'
    : status === 'active' && (problem === 'payment' || problem === 'customer-needed')

/**
 * The order of the period was not paid. A payment that nobody began is begun again at once; a refused one after one, three and seven days,
 * each with a letter, then the subscription is suspended. It is so too where no order was made, as earlier ones are `overdue`; once
 * suspended, it is looked each day whether their money has come.
 */
export function unpaid(subscription: Subscription, reason: UnpaidReason, at: string): Subscription {
  const next = { ...subscription, attempt: subscription.attempt + 1 }
  const tomorrow = addDays(shopDay(new Date(at)), 1)
  if (reason === 'overdue' && subscription.status === 'suspended') return { ...next, dueOn: tomorrow }
  // A suspended subscription waits for its customer, who has just given up.
  if (reason === 'not-begun' || subscription.status !== 'active') return next
  const failures = subscription.failures + 1
  const retry = RETRIES[failures - 1]
  const failed = { ...next, failures, problem: reason }
  if (retry === undefined)
    return withLetter(
      { ...withEvent(failed, 'suspend', 'shop', at), dueOn: reason === 'overdue' ? tomorrow : null },
      'suspended',
    )
  const letter = reason === 'payment' ? 'payment-failed' : reason
  return withLetter({ ...failed, dueOn: addDays(shopDay(new Date(at)), retry) }, letter)
}

/**
 * The money that a suspended one has waited for is there. Its next delivery is announced a week before it is ordered, as after a pause, and
 * begins the rhythm anew.
 */
export function settled(subscription: Subscription, at: string): Subscription {
  const today = shopDay(new Date(at))
  const active = { ...withEvent(subscription, 'pay', 'shop', at), failures: 0, problem: null }
  const next = postponedTo(active, earliestAnnounced(today, countryOfDelivery(subscription)))
  return planned(next, next.nextDelivery, today)
}

/** It cannot be ordered as it is: it is tried again each day, with one letter. */
export function waiting(
  subscription: Subscription,
  problem: 'unavailable' | 'values' | 'collection',
  today: string,
): Subscription {
  const next = { ...subscription, problem, dueOn: addDays(today, 1) }
  return subscription.problem === problem ? next : withLetter(next, problem)
}
