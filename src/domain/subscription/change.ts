import { FIRST_DELIVERY_DAY, LAST_DELIVERY_DAY, parseInterval } from '#domain/catalogue/subscription-offer.ts'
import type { Address } from '#domain/order/order.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { type LineEyes, readdressed, requantified, revalued } from './change-details.ts'
import { addDays } from '#domain/shop/local-time.ts'
import {
  earliestDelivery,
  firstScheduled,
  nextScheduled,
  orderDay,
  previousScheduled,
} from './delivery-dates.ts'
import { nextPeriod, planned, withEvent } from './renewal.ts'
import { resumedSubscription } from './resume.ts'
import { answered, offerKeyOf, openProposals } from './proposal.ts'
import type { SubscriptionActor } from './status.ts'
import { countryOfDelivery, rhythmOf, type Subscription, type SubscriptionLine } from './subscription.ts'

/** What a customer or the operator changes; several at once are applied in this order. */
export type SubscriptionChange = {
  skip?: true
  /** The next delivery alone, RFC 3339 day. */
  moveTo?: string
  /** RFC 3339 day; at most six months away. */
  pauseUntil?: string
  resume?: true
  day?: number
  interval?: string
  /** Pieces by the key of the line. */
  quantities?: Record<string, number>
  /** Where deliveries go. */
  address?: Address
  values?: LineEyes
  /** To what the shop proposes. */
  answer?: 'accept' | 'decline'
  /** The coming delivery (RFC 3339 day) and the offer that the customer saw: where it is another one by now, nothing is changed. */
  seen?: { delivery?: string; offer?: string }
}

/** `late`: the coming delivery is being ordered. `impossible`: the status or the terms do not allow it. */
export type SubscriptionChangeFailure = 'late' | 'impossible'

/** Days of the longest pause: six months. */
export const LONGEST_PAUSE = 184

type Step = (subscription: Subscription) => Result<Subscription, SubscriptionChangeFailure>
export type ChangeDeps = {
  actor: SubscriptionActor
  /** RFC 3339 moment. */
  at: string
  /** Of the request: repeated, it changes nothing more. */
  key: string
  /** The intervals that all products of the subscription offer. */
  intervals: readonly string[]
  /** Whether the maker of the lens of a line offers it with its values. */
  offers(line: SubscriptionLine): boolean
}

/** The changed subscription; nothing is changed where one of the changes is not possible. */
export function changeSubscription(
  subscription: Subscription,
  change: SubscriptionChange,
  deps: ChangeDeps,
): Result<Subscription, SubscriptionChangeFailure> {
  const { actor, at, key } = deps
  const steps = [
    change.resume && resume(deps),
    change.skip && skip(deps),
    change.moveTo !== undefined && move(change.moveTo, deps),
    change.pauseUntil !== undefined && pause(change.pauseUntil, deps),
    (change.day ?? change.interval) !== undefined && replan(change, deps),
    change.quantities && requantified(change.quantities),
    change.address && readdressed(change.address),
    change.values && revalued(change.values, deps.offers, shopDay(new Date(at))),
    change.answer && answered(change.answer, change.seen?.offer),
  ].filter((step): step is Step => Boolean(step))
  if (subscription.history.some(({ key }) => key === deps.key)) return ok(subscription)
  if (steps.length === 0) return fail('impossible')
  if (!isOpenFor(change, subscription) || !isAsSeen(subscription, change)) return fail('impossible')
  if (isBeingOrdered(subscription, at)) return fail('late')
  const event = change.skip ? 'skip' : 'change'
  const changed = steps.reduce<Result<Subscription, SubscriptionChangeFailure>>(
    (result, step) => (result.ok ? step(result.value) : result),
    ok(subscription),
  )
  if (!changed.ok) return changed
  const history = [...changed.value.history, { at, event, actor, key } as const]
  return ok({ ...changed.value, history })
}

/** What waits for its money can still be told whether its customer wants what the shop has offered in a letter. */
const isOpenFor = (change: SubscriptionChange, { status }: Subscription): boolean => {
  const { answer, seen: _, ...others } = change
  return (
    status === 'active' ||
    status === 'paused' ||
    (status === 'suspended' && answer !== undefined && Object.keys(others).length === 0)
  )
}

function isAsSeen(subscription: Subscription, { seen = {} }: SubscriptionChange): boolean {
  const { nextDelivery } = subscription
  const { delivery = nextDelivery, offer } = seen
  const isOffered =
    offer === undefined || openProposals(subscription).some((each) => offerKeyOf(each) === offer)
  return delivery === nextDelivery && isOffered
}

/** From its order on, a delivery cannot be changed any more, unless there is none and it waits for the next attempt. */
export function isBeingOrdered(subscription: Subscription, at: string): boolean {
  const { status, nextDelivery, problem, dueOn } = subscription
  const today = shopDay(new Date(at))
  const isUnpaid = problem === 'payment' || problem === 'customer-needed'
  const isWaiting = !isUnpaid && dueOn !== null && dueOn > today
  return status === 'active' && orderDay(nextDelivery, countryOfDelivery(subscription)) <= today && !isWaiting
}

const skip =
  ({ at }: ChangeDeps): Step =>
  (subscription) => {
    if (subscription.status !== 'active') return fail('impossible')
    const today = shopDay(new Date(at))
    const rhythm = rhythmOf(subscription)
    const following = nextScheduled(subscription.scheduled, rhythm)
    return ok(nextPeriod(subscription, firstReachable(following, subscription, today), today))
  }

const move =
  (to: string, { at }: ChangeDeps): Step =>
  (subscription) => {
    const following = nextScheduled(subscription.scheduled, rhythmOf(subscription))
    const today = shopDay(new Date(at))
    const earliest = earliestDelivery(today, countryOfDelivery(subscription))
    const isPossible = subscription.status === 'active' && to >= earliest
    return isPossible && to < following ? ok(planned(subscription, to, today)) : fail('impossible')
  }

const pause =
  (until: string, { actor, at }: ChangeDeps): Step =>
  (subscription) => {
    const today = shopDay(new Date(at))
    const isPossible = until > today && until <= addDays(today, LONGEST_PAUSE)
    const paused = withEvent(subscription, 'pause', actor, at)
    return isPossible && paused !== subscription
      ? ok({ ...paused, pausedUntil: until, dueOn: until })
      : fail('impossible')
  }

const resume =
  ({ actor, at }: ChangeDeps): Step =>
  (subscription) => {
    const resumed = resumedSubscription(subscription, actor, at)
    return resumed === subscription ? fail('impossible') : ok(resumed)
  }

/** The first day of the rhythm, from one on, for which a delivery can still be ordered. */
function firstReachable(from: string, subscription: Subscription, today: string): string {
  const earliest = earliestDelivery(today, countryOfDelivery(subscription))
  let day = from
  while (day < earliest) day = nextScheduled(day, rhythmOf(subscription))
  return day
}

const replan =
  ({ day, interval }: SubscriptionChange, { at, intervals }: ChangeDeps): Step =>
  (subscription) => {
    const definition = {
      ...subscription.definition,
      ...(day !== undefined && { subscriptionDeliveryDate: day }),
      ...(interval !== undefined && { subscriptionInterval: interval }),
    }
    const isDay = day === undefined || (day >= FIRST_DELIVERY_DAY && day <= LAST_DELIVERY_DAY)
    const isInterval =
      interval === undefined || (intervals.includes(interval) && parseInterval(interval) !== null)
    if (!isDay || !isInterval) return fail('impossible')
    const rhythm = rhythmOf({ definition })
    // One interval after the delivery before, which is one old interval before the scheduled one.
    const last = previousScheduled(subscription.scheduled, rhythmOf(subscription))
    const today = shopDay(new Date(at))
    const changed = { ...subscription, definition }
    const scheduled = firstReachable(firstScheduled(last, rhythm), changed, today)
    return ok(planned({ ...changed, scheduled }, scheduled, today))
  }
