import { type Appointments, appointmentsJob, createAppointments } from '#modules/appointment/appointments.ts'
import { type AfterSale, openAfterSale } from '#modules/after-sale/open-after-sale.ts'
import type { Auth } from '#modules/auth/auth.ts'
import { createAuthLimits } from '#modules/auth/auth-limits.ts'
import { nonce } from '#modules/auth/nonce.ts'
import { openAccounts } from '#modules/auth/open-accounts.ts'
import { type CheckoutDrafts, createCheckoutDrafts } from '#modules/checkout/checkout-drafts.ts'
import {
  type ConfiguratorDrafts,
  createConfiguratorDrafts,
} from '#modules/configurator/configurator-drafts.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { ShopClient } from '#clients/shop-api/shop-client.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { AppointmentRepository } from '#clients/shop-api/appointment-repository.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { BranchOrderRepository } from '#clients/shop-api/branch-order-repository.ts'
import type { ReservationRepository } from '#clients/shop-api/reservation-repository.ts'
import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { prefixedRateLimiters } from '#platform/rate-limit/rate-limiter.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import type { Db } from '#platform/database.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import type { OperatorApiDeps } from '#modules/operator/operator-api.ts'
import type { Newsletter } from '#modules/newsletter/newsletter.ts'
import { openNewsletter } from '#modules/newsletter/open-newsletter.ts'
import { openRateLimiters } from '#platform/rate-limit/open-rate-limiters.ts'
import { openPayments, PAYMENTS, paymentsJob } from '#modules/payment/open-payments.ts'
import { PAYOUTS } from '#modules/payouts/payouts.ts'
import { cleanUpJob, type ShopCleanUps } from '#modules/clean-up.ts'
import { paymentRemindersJob } from '#modules/order/payment-reminders.ts'
import { valuesRemindersJob } from '#modules/order/values-reminders.ts'
import { ORDER_NEWS } from '#modules/order/order-notifier.ts'
import {
  type BranchOrders,
  branchOrdersJob,
  createBranchOrders,
} from '#modules/branch-order/branch-orders.ts'
import { createReservations, type Reservations, reservationsJob } from '#modules/reservation/reservations.ts'
import { openStockAlerts, stockAlertsJob } from '#modules/stock-alert/open-stock-alerts.ts'
import type { StockAlerts } from '#modules/stock-alert/stock-alerts.ts'
import { createSubscriptions, type Subscriptions } from '#modules/subscription/subscriptions.ts'
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts'
import type { Payments } from '#modules/payment/payments.ts'
import { createRateLimits, type RateLimits } from './session/rate-limits.ts'

type Deps = ShopCleanUps & {
  env: Env
  log: Log
  now(): Date
  secrets: readonly string[]
  shopName: string
  shop(variant: VariantCode): ShopClient
  orderRepository: OrderRepository
  subscriptionRepository: SubscriptionRepository
  appointmentRepository: AppointmentRepository
  reservationRepository: ReservationRepository
  branchOrderRepository: BranchOrderRepository
  content: Pick<ContentClient, 'story'>
  /** Opens the database with the tables of the modules. */
  database(): Promise<Db>
}

/** The modules that store data about people in their own tables, and the rate limits. */
export type Modules = {
  /** Accounts and guests; the first call waits until the library is loaded. */
  auth(): Promise<Auth>
  /** The answers of unfinished checkouts. */
  checkoutDrafts: CheckoutDrafts
  /** The answers about glasses that are not in the basket yet. */
  configuratorDrafts: ConfiguratorDrafts
  /** The subscribers of the newsletter. */
  newsletter: Newsletter
  /** Who waits for goods that are sold out. */
  stockAlerts: StockAlerts
  /** What is delivered regularly. */
  subscriptions: Subscriptions
  /** In branches. */
  appointments: Appointments
  /** Pieces of branches that wait for somebody. */
  reservations: Reservations
  /** What was bought in branches. */
  branchOrders: BranchOrders
  orders: OrderClient
  payments: Payments
  /** Emails, withdrawals and cancellations. */
  afterSale: AfterSale
  /** Limits how often a caller may write. */
  rateLimits: RateLimits
  /** All background work. It begins at `start`. */
  jobs: Pick<Jobs, 'start' | 'list' | 'retry' | 'metrics'>
}

type OpenedModules = Modules & {
  /** After a move, refunds are paid and the buyer is notified immediately. */
  operator: Pick<OperatorApiDeps, 'jobs' | 'onMoved' | 'provideDemoAccount'>
  close(): Promise<void>
}

/** Bookings an hour from one address, and a day for one mailbox. */
const BOOKINGS = { perAddress: 20, perMailbox: 6 }

export async function openModules(deps: Deps): Promise<OpenedModules> {
  const { counters, close: closeCounters } = await openRateLimiters(deps.env.redisUrl, deps.log)
  const jobs = createJobs(deps)
  const parts = { ...deps, counters, jobs }
  const { database, secrets, now, log } = parts
  const payments = openPayments(parts)
  const afterSale = openAfterSale({ ...parts, orders: payments.orders })
  const accounts = openAccounts({
    database,
    secrets,
    shopName: deps.shopName,
    async sendEmail(email) {
      await afterSale.mail.enqueue(await database(), {
        key: `account:${nonce()}`,
        kind: 'account',
        payload: email,
      })
      afterSale.mail.deliverSoon()
    },
    now,
    log,
    limits: createAuthLimits({}, counters),
    emailLimits: createEmailLimits({}, prefixedRateLimiters('account', counters)),
  })
  const notifyBuyers = () => jobs.wake(ORDER_NEWS)
  // An external Shop API has no payments of ours, and notifies its buyers itself.
  if (!deps.env.shopApi) jobs.define(paymentsJob(payments.payments, notifyBuyers))
  if (!deps.env.shopApi) jobs.define(paymentRemindersJob({ ...parts, ...afterSale }))
  if (!deps.env.shopApi) jobs.define(valuesRemindersJob({ ...parts, ...afterSale }))
  const stockAlerts = openStockAlerts({ ...parts, mail: afterSale.mail })
  jobs.define(stockAlertsJob(stockAlerts))
  jobs.define(cleanUpJob(parts))
  const subscriptions = createSubscriptions({
    ...parts,
    ...payments,
    repository: deps.subscriptionRepository,
    declarations: afterSale.declarations,
    mail: afterSale.mail,
  })
  if (!deps.env.shopApi) jobs.define(subscriptions.job)
  if (!deps.env.shopApi) jobs.define(subscriptions.rangesJob)
  const appointments = createAppointments({
    ...parts,
    repository: deps.appointmentRepository,
    mail: afterSale.mail,
    limits: createEmailLimits(BOOKINGS, prefixedRateLimiters('appointment', counters)),
  })
  if (!deps.env.shopApi) jobs.define(appointmentsJob(appointments))
  const reservations = createReservations({
    ...parts,
    repository: deps.reservationRepository,
    mail: afterSale.mail,
    limits: createEmailLimits({ perMailbox: 6 }, prefixedRateLimiters('reservation', counters)),
  })
  const branchOrders = createBranchOrders({
    ...parts,
    repository: deps.branchOrderRepository,
    mail: afterSale.mail,
  })
  if (!deps.env.shopApi) jobs.define(reservationsJob(reservations))
  if (!deps.env.shopApi) jobs.define(branchOrdersJob(branchOrders))
  return {
    ...payments,
    auth: accounts.auth,
    checkoutDrafts: createCheckoutDrafts(database, now),
    configuratorDrafts: createConfiguratorDrafts(database, now),
    newsletter: openNewsletter({ ...parts, mail: afterSale.mail }),
    stockAlerts,
    subscriptions,
    appointments,
    reservations,
    branchOrders,
    afterSale,
    rateLimits: createRateLimits({}, counters),
    jobs,
    operator: {
      jobs,
      onMoved() {
        jobs.wake(PAYMENTS)
        jobs.wake(PAYOUTS)
        notifyBuyers()
      },
      provideDemoAccount: deps.env.isProduction
        ? undefined
        : async (account) => (await (await accounts.auth()).provideProven(account)).id,
    },
    async close() {
      await accounts.idle()
      await jobs.stop()
      await closeCounters()
    },
  }
}
