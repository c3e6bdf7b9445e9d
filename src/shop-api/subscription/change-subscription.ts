import { sql } from 'drizzle-orm'
import type {
  CancellationRequest,
  ChangeRequest,
  MandateRequest,
} from '#contract/subscription/subscription.ts'
import { cancelledSubscription } from '#domain/subscription/cancel.ts'
import { changeSubscription, type SubscriptionChangeFailure } from '#domain/subscription/change.ts'
import { withPaymentMethod } from '#domain/subscription/payment-method.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { lensCheck } from './subscription-lenses.ts'
import { readProductIds } from './subscription-products.ts'
import { lockSubscriptions, readSubscription, saveSubscription } from './stored-subscription.ts'
import { loadOffers } from '#shop-api/products/subscriber-prices.ts'

type By = CancellationRequest['by']

/** Whether it is theirs; everything is the operator's. */
const mayChange = ({ customer }: Subscription, by: By): boolean =>
  by.actor === 'operator' || by.customerId === customer.id

/** `unknown` also where it is another customer's. */
export async function applyChange(
  scope: Scope,
  id: string,
  { by, key, change }: ChangeRequest,
): Promise<Result<Subscription, SubscriptionChangeFailure | 'unknown'>> {
  const known = await readSubscription(scope.db, id)
  if (!known || !mayChange(known.subscription, by)) return fail('unknown')
  const intervals = change.interval === undefined ? [] : await sharedIntervals(scope, known.subscription)
  const offers = change.values === undefined ? () => false : await lensCheck(scope, known.subscription)
  return scope.db.transaction(async (tx) => {
    const [locked] = await lockSubscriptions(tx, sql`id = ${id}`)
    if (!locked) return fail('unknown')
    const deps = { actor: by.actor, at: scope.now.toISOString(), key, intervals, offers }
    const changed = changeSubscription(locked.subscription, change, deps)
    if (changed.ok) await saveSubscription(tx, changed.value)
    return changed
  })
}

/** The intervals that all of its products offer now. */
export async function sharedIntervals(scope: Scope, { lines }: Subscription): Promise<string[]> {
  const products = await readProductIds(scope.db, lines)
  const offers = await loadOffers(
    scope,
    [...products.values()].map((productId) => ({ productId })),
  )
  const [first = [], ...others] = [...offers.values()].map((offer) =>
    (offer?.intervals ?? []).map(({ value }) => value),
  )
  return first.filter((interval) => others.every((each) => each.includes(interval)))
}

/** Cancels it by its policy; again, it changes nothing. */
export const applyCancellation = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: string,
  { by, manner }: CancellationRequest,
): Promise<Result<Subscription, 'unknown'>> =>
  db.transaction(async (tx) => {
    const [locked] = await lockSubscriptions(tx, sql`id = ${id}`)
    if (!locked || !mayChange(locked.subscription, by)) return fail('unknown')
    const deps = { actor: by.actor, at: now.toISOString() }
    const cancelled = cancelledSubscription(locked.subscription, manner, deps)
    await saveSubscription(tx, cancelled)
    return ok(cancelled)
  })

/** Later deliveries are paid by this mandate; the same one again, as by a late message of the provider, changes nothing. */
export const applyMandate = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: string,
  { customerId, paymentKey, reference }: MandateRequest,
): Promise<Result<Subscription, 'unknown'>> =>
  db.transaction(async (tx) => {
    const [locked] = await lockSubscriptions(tx, sql`id = ${id}`)
    if (!locked || locked.subscription.customer.id !== customerId) return fail('unknown')
    const { subscription } = locked
    const isKnown = locked.mandate === reference || subscription.history.some(({ key }) => key === reference)
    if (isKnown) return ok(subscription)
    const changed = withPaymentMethod(subscription, paymentKey, { at: now.toISOString(), key: reference })
    await saveSubscription(tx, changed, { mandate: reference })
    return ok(changed)
  })
