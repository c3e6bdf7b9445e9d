import type { Order } from '#domain/order/order.ts'
import { absoluteUrl } from '#i18n/urls.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { APPOINTMENT_EMAIL, appointmentRenderer } from '#modules/appointment/appointment-email.ts'
import { accountEmailRenderer } from '#modules/auth/account-emails.ts'
import type { AppointmentRepository } from '#clients/shop-api/appointment-repository.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { ShopClient } from '#clients/shop-api/shop-client.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import { createDeclarations, type Declarations } from '#modules/declarations/declarations.ts'
import { receiptCopyRenderer, receiptEmailRenderer } from '#modules/declarations/receipt-email.ts'
import { type RateLimiterFactory, prefixedRateLimiters } from '#platform/rate-limit/rate-limiter.ts'
import type { Env } from '#platform/env.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import { createMailer } from '#modules/email/mailer.ts'
import { senderOf } from '#modules/email/sender.ts'
import { observedMailer } from '#modules/email/observed-mailer.ts'
import type { Db } from '#platform/database.ts'
import { createMailQueue, emailJob, type MailQueue } from '#modules/email/mail-queue.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import type { DocumentFile } from '#modules/documents/invoice-parts.ts'
import { renderCreditNote } from '#modules/documents/credit-note.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import { renderPrescriptionRecord } from '#modules/documents/prescription-record.ts'
import { type TransferOf, transfersTo } from '#modules/documents/transfers.ts'
import { orderEmailRenderer } from '#modules/order/order-emails.ts'
import { orderLink } from '#modules/order/order-link.ts'
import { createLookupLimits, type LookupLimits } from '#modules/order/lookup-limits.ts'
import { createOrderNotifier, orderNewsJob, type OrderNotifier } from '#modules/order/order-notifier.ts'
import { payoutRenderer } from '#modules/payouts/payout-email.ts'
import { createPayouts, PAYOUT_EMAIL, type Payouts, payoutsJob } from '#modules/payouts/payouts.ts'
import { reminderRenderer } from '#modules/order/payment-reminders.ts'
import { VALUES_REMINDER, valuesReminderRenderer } from '#modules/order/values-reminders.ts'
import { TRY_ON_EMAIL, tryOnLetterRenderer, tryOnLettersJob } from '#modules/order/try-on-letters.ts'
import { LENS_REMINDER_EMAIL, type LensReminders } from '#modules/lens-reminder/lens-reminders.ts'
import { openLensReminders } from '#modules/lens-reminder/open-lens-reminders.ts'
import { documentsEmailJob, documentsEmailRenderer } from '#modules/order/documents-email.ts'
import { NEWSLETTER_EMAIL, newsletterRenderer } from '#modules/newsletter/newsletter-email.ts'
import { stockAlertRenderer } from '#modules/stock-alert/stock-alert-email.ts'
import { SUBSCRIPTION_EMAIL, subscriptionRenderer } from '#modules/subscription/subscription-email.ts'
import { createTerms } from '#modules/documents/terms.ts'
import {
  createPrescriptionSlips,
  type PrescriptionSlips,
  prescriptionSlipsJob,
} from '#modules/prescription-slip/prescription-slips.ts'
import { type BranchLetterDeps, branchLetters } from './branch-letters.ts'
import { createReturns, returnableLinesOf, returnAddressOf, type Returns, slipLinks } from './returns.ts'

type Deps = Omit<BranchLetterDeps, 'shop'> & {
  shop(variant: VariantCode): Pick<ShopClient, 'branch' | 'configuration'>
  shopName: string
  env: Env
  log: Log
  counters: RateLimiterFactory
  orders: OrderClient
  orderRepository: OrderRepository
  subscriptionRepository: SubscriptionRepository
  appointmentRepository: AppointmentRepository
  /** The source of the terms that emails have attached. */
  content: Pick<ContentClient, 'story'>
  /** Opens the database with the tables of the modules. */
  database(): Promise<Db>
  jobs: Pick<Jobs, 'define' | 'wake'>
}

/** Everything after a purchase: emails, order lookups, withdrawals, cancellations. */
export type AfterSale = {
  mail: MailQueue
  orderNotifier: OrderNotifier
  declarations: Declarations
  payouts: Payouts
  returns: Returns
  slips: PrescriptionSlips
  lensReminders: LensReminders
  lookupLimits: LookupLimits
  /** The proof in a link that opens an order without signing in. */
  linkTo(orderId: string): string
  /** The order of such a link, as a lookup shows it; null where it is forged or too old. */
  orderOfLink(token: string): Promise<Order | null>
  /** The number of the order of such a link; null where the link is forged or too old. Reads no order. */
  orderIdOfLink(token: string): string | null
  /** The whole order of such a link, for its buyer alone: not to be shown. */
  orderToComplete(token: string): Promise<Order | null>
  /** The invoice of an order as PDF. Pages use this method because their bundle contains only the texts of pages. */
  invoice(order: Order): Promise<DocumentFile>
  prescriptionRecord: typeof renderPrescriptionRecord
  /** How the order is paid by transfer; null where nothing is due. */
  transferOf: TransferOf
  /** A credit note of the order by its number; null where there is none. */
  creditNote(order: Order, number: number): Promise<DocumentFile | null>
  /** Sends all documents to the buyer's mailbox, at most once a day. */
  sendDocuments(orderId: string): Promise<void>
}

/** Each declaration counts twice: for the summary, and for the confirmation. */
const DECLARATIONS = { perAddress: 40, perNetwork: 400, perMailbox: 5 }

export function openAfterSale(deps: Deps): AfterSale {
  const { env, log, counters, now, secrets, shop, orders, orderRepository, content, database, jobs } = deps
  // Emails are rendered outside of requests. If no origin is set, their links lead to this machine.
  const origin = env.origin ?? `http://${env.host}:${env.port}`
  const absolute = (variant: VariantCode, path: string) => absoluteUrl(env.domains, origin, variant, path)
  const seconds = () => Math.floor(now().getTime() / 1000)
  const linkTo = (orderId: string) => orderLink.sign(secrets[0] ?? '', orderId, seconds())
  const orderIdOfLink = (token: string) => orderLink.idOf(secrets, token, seconds())
  const orderToComplete = async (token: string) => {
    const id = orderIdOfLink(token)
    return id === null ? null : orders.byId(id)
  }
  const transferOf = transfersTo(env.bankAccounts)
  const sender = senderOf(env, deps.shopName, absolute)
  const receipts = {
    sender,
    addressOf: returnAddressOf(env.returnAddresses),
    slipLink: slipLinks(secrets, absolute),
  }
  const letters = { orders, sender, absolute, link: linkTo, addressOf: receipts.addressOf }
  const slips = createPrescriptionSlips({ orders, secrets, database, now })
  const mail = createMailQueue({
    open: database,
    renderers: {
      declaration: receiptEmailRenderer(receipts),
      'declaration-copy': receiptCopyRenderer(receipts, env.mailReplyTo),
      account: accountEmailRenderer(sender),
      'stock-alert': stockAlertRenderer(sender),
      [NEWSLETTER_EMAIL]: newsletterRenderer(sender),
      [SUBSCRIPTION_EMAIL]: subscriptionRenderer({ ...deps, ...letters }),
      [APPOINTMENT_EMAIL]: appointmentRenderer({ ...deps, sender, appointments: deps.appointmentRepository }),
      'payment-reminder': reminderRenderer({ orders, sender, transferOf }),
      [VALUES_REMINDER]: valuesReminderRenderer({ ...letters, slips }),
      [LENS_REMINDER_EMAIL]: (input) => reminding.renderer(input),
      [PAYOUT_EMAIL]: (input) => writePayout(input),
      'order-papers': documentsEmailRenderer({ orders, sender, transferOf }),
      order: orderEmailRenderer({
        ...letters,
        now,
        termsOf: createTerms({ content, absolute, now, log }),
        branch: async (variant, id) => (/^\d{1,9}$/.test(id) ? shop(variant).branch(Number(id)) : null),
        transferOf,
      }),
      ...branchLetters({ ...deps, sender, absolute }),
      [TRY_ON_EMAIL]: tryOnLetterRenderer({ ...letters, now }),
    },
    mailer: observedMailer(createMailer({ env, now, log })),
    jobs,
    now,
    log,
  })
  const payouts = createPayouts({ orderRepository, mail, secrets, database, now })
  const writePayout = payoutRenderer({ orders, payouts, secrets, sender, absolute })
  const orderNotifier = createOrderNotifier({ orders, mail, open: database })
  const declarations = createDeclarations({
    open: database,
    mail,
    limits: createEmailLimits(DECLARATIONS, prefixedRateLimiters('declaration', counters)),
    secrets,
    linesOf: returnableLinesOf(orders),
    now,
    log,
  })
  const reminding = openLensReminders({ ...deps, sender, absolute, mail, declarations })
  jobs.define(emailJob(mail))
  // An external Shop API sends its own emails about its orders.
  if (!env.shopApi) {
    jobs.define(prescriptionSlipsJob(slips))
    jobs.define(orderNewsJob(orderNotifier))
    jobs.define(payoutsJob(payouts))
    jobs.define(tryOnLettersJob({ orderRepository, mail, database, now }))
  }
  return {
    mail,
    orderNotifier,
    payouts,
    lookupLimits: createLookupLimits({}, counters),
    linkTo,
    orderIdOfLink,
    orderToComplete,
    async orderOfLink(token) {
      const order = await orderToComplete(token)
      return order && orders.lookup(order.id, { email: order.customer.email.email })
    },
    prescriptionRecord: renderPrescriptionRecord,
    invoice: (order) => renderInvoice(order, transferOf(order)),
    transferOf,
    creditNote: renderCreditNote,
    async sendDocuments(orderId) {
      await mail.enqueue(await database(), documentsEmailJob(orderId, now()))
      mail.deliverSoon()
    },
    declarations,
    slips,
    lensReminders: reminding.lensReminders,
    returns: createReturns({ ...receipts, orders, declarations, now }),
  }
}
