import type { Subscription } from '#domain/subscription/subscription.ts'
import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { Payments } from '#modules/payment/payments.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log.ts'
import { createOutcomeCounter } from '#platform/process-metrics.ts'

type Deps = {
  subscriptions: Pick<SubscriptionRepository, 'due' | 'renew'>
  /** Numbers of orders from which their buyers have withdrawn; nobody has carried that out yet. */
  openWithdrawals(): Promise<string[]>
  payments: Pick<Payments, 'chargeMandate'>
  /** Queues the letters of what has happened. */
  sendLetters(): Promise<void>
  log: Log
}

export const RENEWALS = 'subscriptions'
/** Seconds between checks; deliveries are planned by days. */
const INTERVAL = 600

/** `waiting`: goods are not there, or an order of the same delivery is not paid yet. */
type Outcome = 'ordered' | 'unpaid' | 'waiting' | 'failed'

const count = createOutcomeCounter<Outcome>(
  'renewals',
  'Deliveries of subscriptions that were due, by outcome',
)

/**
 * Makes the orders of deliveries that are due, and pays them by mandate. Each step is stored before the next one and may be repeated, so that
 * a stop anywhere costs nothing: a period has one order that counts. What began with an order from which its buyer has withdrawn waits.
 */
export async function renewDue(
  { subscriptions, openWithdrawals, payments, sendLetters, log }: Deps,
  signal?: AbortSignal,
): Promise<void> {
  const withdrawn = await openWithdrawals()
  for (let after: string | undefined; ;) {
    const page = await subscriptions.due(after, withdrawn)
    for (const subscription of page.subscriptions) {
      if (signal?.aborted) return
      const outcome = await renew(subscription).catch((error: unknown): Outcome => {
        log.warn({ error, subscription: subscription.id }, 'a subscription could not be renewed')
        return 'failed'
      })
      if (outcome !== null) count(outcome)
    }
    await sendLetters().catch((error: unknown) =>
      log.warn({ error }, 'letters about subscriptions could not be queued'),
    )
    if (page.next === null) return
    after = page.next
  }

  /** Null where there was nothing to order any more. */
  async function renew(subscription: Subscription): Promise<Outcome | null> {
    const renewal = await subscriptions.renew(subscription)
    if (!renewal || !('mandate' in renewal)) return null
    const { order, mandate } = renewal
    if (order.kind !== 'placed') return 'waiting'
    const { confirmedAt } =
      order.order.confirmedAt === null ? (await payments.chargeMandate(order, mandate)).order : order.order
    return confirmedAt === null ? 'unpaid' : 'ordered'
  }
}

/** `cancelDeclared`: carries out the cancellations that are left, before anything is ordered. */
export const renewalsJob = ({
  cancelDeclared,
  ...deps
}: Deps & { cancelDeclared(): Promise<void> }): Job => ({
  name: RENEWALS,
  recurs: { everySeconds: INTERVAL },
  async run({ signal }) {
    await cancelDeclared().catch((error: unknown) =>
      deps.log.warn({ error }, 'declared cancellations could not be read'),
    )
    await renewDue(deps, signal)
  },
})
