import { sql } from 'drizzle-orm'
import { shopDay } from '#domain/shop/shop-day.ts'
import { resumedSubscription } from '#domain/subscription/resume.ts'
import { announced, dueStep } from '#domain/subscription/renewal.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { lockSubscriptions, readSubscriptions, saveSubscription } from './stored-subscription.ts'

type Deps = Pick<Scope, 'db' | 'now' | 'report'>

/** Subscriptions in one answer. */
const PAGE = 100

/** What can be ordered, and after which id the next page begins; null after the last one. */
type DuePage = { subscriptions: Subscription[]; next: string | null }

/**
 * Announces deliveries and ends pauses that are due, and returns the subscriptions whose next order is to be made: a page of those whose ids
 * follow `after`, so that one that cannot be renewed holds up no other. What `withdrawn` orders began waits.
 */
export async function dueSubscriptions(
  { db, now, report }: Deps,
  { after = '', withdrawn = [] }: { after?: string | undefined; withdrawn?: readonly string[] },
  size = PAGE,
): Promise<DuePage> {
  const today = shopDay(now)
  const found = await readSubscriptions(
    db,
    sql`status in ('active', 'paused', 'suspended') and due_on <= ${today} and id > ${after}
      and order_id <> all (${`{${withdrawn.join(',')}}`}::text[])`,
    size,
  )
  const subscriptions: Subscription[] = []
  for (const { subscription } of found) {
    const stepped = await takeStep({ db, now }, subscription).catch(report)
    if (stepped && dueStep(stepped, today) === 'renew') subscriptions.push(stepped)
  }
  return { subscriptions, next: found.length < size ? null : (found.at(-1)?.subscription.id ?? null) }
}

/** The subscription after its announcement or its pause. */
async function takeStep(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  subscription: Subscription,
): Promise<Subscription> {
  const today = shopDay(now)
  if (dueStep(subscription, today) === 'renew') return subscription
  return db.transaction(async (tx) => {
    const [locked] = await lockSubscriptions(tx, sql`id = ${subscription.id}`)
    if (!locked) return subscription
    const step = dueStep(locked.subscription, today)
    if (step !== 'announce' && step !== 'resume') return locked.subscription
    const stepped =
      step === 'announce'
        ? announced(locked.subscription, today)
        : resumedSubscription(locked.subscription, 'shop', now.toISOString())
    await saveSubscription(tx, stepped)
    return stepped
  })
}

/** A page of subscriptions with letters that are not queued yet. */
export const subscriptionsWithLetters = async (
  { db }: Pick<Scope, 'db'>,
  after = '',
  size = PAGE,
): Promise<Subscription[]> =>
  (await readSubscriptions(db, sql`has_letters and id > ${after}`, size)).map(
    ({ subscription }) => subscription,
  )

/** The letter is queued. */
export const recordLetter = (
  { db }: Pick<Scope, 'db'>,
  id: string,
  key: string,
): Promise<Subscription | null> =>
  db.transaction(async (tx) => {
    const [locked] = await lockSubscriptions(tx, sql`id = ${id}`)
    if (!locked) return null
    const { subscription } = locked
    const rest = { ...subscription, letters: subscription.letters.filter((each) => each.key !== key) }
    await saveSubscription(tx, rest)
    return rest
  })
