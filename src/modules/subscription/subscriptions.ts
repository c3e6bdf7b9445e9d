import type { PaymentStep } from '#domain/order/place-order.ts'
import type { OrderClient, ShopLocation } from '#clients/shop-api/order-client.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import { queueNow } from '#modules/email/queue-now.ts'
import type { Payments } from '#modules/payment/payments.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'
import type { Log } from '#platform/log.ts'
import { createDeclaredCancellations, type DeclarationsToCarryOut } from './declared-cancellations.ts'
import { lensRangesJob } from './lens-ranges.ts'
import { createPaymentChanges, type PaymentChanges } from './payment-changes.ts'
import { renewalsJob } from './renewals.ts'
import { SUBSCRIPTION_EMAIL } from './subscription-email.ts'
import { subscriptionLink } from './subscription-link.ts'

type Deps = {
  repository: SubscriptionRepository
  orders: Pick<OrderClient, 'byId'>
  declarations: DeclarationsToCarryOut & { openWithdrawals(): Promise<string[]> }
  payments: Pick<Payments, 'mayAsk' | 'chargeMandate' | 'payInPerson' | 'setUpMandate' | 'findMandate'>
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  /** Opens the database with the tables of emails. */
  database(): Promise<Db>
  /** They sign the links of letters. */
  secrets: readonly string[]
  now(): Date
  log: Log
}

/** The subscriptions of customers. */
export type Subscriptions = Pick<SubscriptionRepository, 'list' | 'byId' | 'change' | 'cancel'> & {
  /** Carries out a cancellation that was declared without signing in, by the key under which it is stored. */
  cancelDeclared(key: string): Promise<void>
  /** Where a customer pays the delivery that the bank has refused; null where there is none. */
  pay(id: string, customerId: string, location: ShopLocation): Promise<PaymentStep | null>
  paymentChanges: PaymentChanges
  /** The number of the subscription of a link in a letter; null where the link is forged or too old. */
  idOfLink(token: string): string | null
  /** Queues the letters that wait, each once. */
  sendLetters(): Promise<void>
  job: Job
  /** Looks at the ranges of lenses. */
  rangesJob: Job
}

export function createSubscriptions(deps: Deps): Subscriptions {
  const { repository, orders, declarations, payments, mail, database, secrets, now, log } = deps

  async function queueLetters({ id, letters }: Subscription): Promise<void> {
    const db = await database()
    for (const { key, kind } of letters) {
      await mail.enqueue(db, {
        key: `${SUBSCRIPTION_EMAIL}:${id}:${key}`,
        kind: SUBSCRIPTION_EMAIL,
        payload: { id, kind },
      })
      await repository.recordLetter(id, key)
    }
    mail.deliverSoon()
  }
  const sendLetters = (): Promise<void> =>
    sweep(
      everyEntry(repository.withLetters, ({ id }) => id),
      queueLetters,
    )

  const cancel: SubscriptionRepository['cancel'] = async (id, request) => {
    const cancelled = await repository.cancel(id, request)
    if (cancelled) await queueNow(() => queueLetters(cancelled), log)
    return cancelled
  }
  const { byId } = repository
  const declared = createDeclaredCancellations({ orders, subscriptions: { byId, cancel }, declarations, log })

  return {
    list: repository.list,
    byId,
    change: repository.change,
    cancel,
    cancelDeclared: declared.one,
    async pay(id, customerId, location) {
      const found = await repository.byId(id, customerId)
      const renewal = found && (await repository.renew(found.subscription, customerId))
      const order = renewal?.order
      if (!order || !('payment' in order)) return null
      return payments.payInPerson(order, location)
    },
    paymentChanges: createPaymentChanges({ repository, payments, secrets, now }),
    idOfLink: (token) => subscriptionLink.idOf(secrets, token, Math.floor(now().getTime() / 1000)),
    sendLetters,
    job: renewalsJob({
      subscriptions: repository,
      openWithdrawals: () => declarations.openWithdrawals(),
      cancelDeclared: declared.all,
      payments,
      sendLetters,
      log,
    }),
    rangesJob: lensRangesJob({ subscriptions: repository }),
  }
}
