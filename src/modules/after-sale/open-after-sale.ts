import { lineView } from '#domain/basket/line-view.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { returnedPieces } from '#domain/order/unbilled-pieces.ts'
import type { Order } from '#domain/order/order.ts'
import { absoluteUrl } from '#i18n/urls.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { accountEmailRenderer } from '#modules/auth/account-emails.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { ShopClient } from '#clients/shop-api/shop-client.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { OrderClient } from '#clients/shop-api/order-client.ts'
import {
  createDeclarations,
  type Declarations,
  type DeclarationDeps,
} from '#modules/declarations/declarations.ts'
import { receiptCopyRenderer, receiptEmailRenderer } from '#modules/declarations/receipt-email.ts'
import { type RateLimiterFactory, prefixedRateLimiters } from '#platform/rate-limit/rate-limiter.ts'
import type { Env } from '#platform/env.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import { createMailer } from '#modules/email/mailer.ts'
import type { Db } from '#platform/database.ts'
import { createMailQueue, emailJob, type MailQueue } from '#modules/email/mail-queue.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import type { DocumentFile } from '#modules/documents/invoice-parts.ts'
import { renderCreditNote } from '#modules/documents/credit-note.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import { type TransferOf, transfersTo } from '#modules/documents/transfers.ts'
import { orderEmailRenderer } from '#modules/order/order-emails.ts'
import { readOrderLink, signOrderLink } from '#modules/order/order-link.ts'
import { createLookupLimits, type LookupLimits } from '#modules/order/lookup-limits.ts'
import { createOrderNotifier, orderNewsJob, type OrderNotifier } from '#modules/order/order-notifier.ts'
import { payoutRenderer } from '#modules/payouts/payout-email.ts'
import { createPayouts, PAYOUT_EMAIL, type Payouts, payoutsJob } from '#modules/payouts/payouts.ts'
import { reminderRenderer } from '#modules/order/payment-reminders.ts'
import { documentsEmailJob, documentsEmailRenderer } from '#modules/order/documents-email.ts'
import { stockAlertRenderer } from '#modules/stock-alert/stock-alert-email.ts'
import { createTerms } from '#modules/documents/terms.ts'

type Deps = {
  env: Env
  log: Log
  counters: RateLimiterFactory
  now(): Date
  secrets: readonly string[]
  shopName: string
  shop(variant: VariantCode): Pick<ShopClient, 'branches'>
  orders: OrderClient
  orderRepository: OrderRepository
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
  lookupLimits: LookupLimits
  /** The proof in a link that opens an order without signing in. */
  linkTo(orderId: string): string
  /** The order of such a link, as a lookup shows it; null where it is forged or too old. */
  orderOfLink(token: string): Promise<Order | null>
  /** The invoice of an order as PDF. Pages use this method because their bundle contains only the texts of pages. */
  invoice(order: Order): Promise<DocumentFile>
  /** How the order is paid by transfer; null where nothing is due. */
  transferOf: TransferOf
  /** A credit note of the order by its number; null where there is none. */
  creditNote(order: Order, number: number): Promise<DocumentFile | null>
  /** Sends all documents to the buyer's mailbox, at most once a day. */
  sendDocuments(orderId: string): Promise<void>
}

/** Each declaration counts twice: for the summary, and for the confirmation. */
const DECLARATIONS = { perAddress: 40, perMailbox: 5 }

export function openAfterSale(deps: Deps): AfterSale {
  const {
    env,
    log,
    counters,
    now,
    secrets,
    shopName,
    shop,
    orders,
    orderRepository,
    content,
    database,
    jobs,
  } = deps
  // Emails are rendered outside of requests. If no origin is set, their links lead to this machine.
  const origin = env.origin ?? `http://${env.host}:${env.port}`
  const absolute = (variant: VariantCode, path: string) => absoluteUrl(env.domains, origin, variant, path)
  const seconds = () => Math.floor(now().getTime() / 1000)
  const linkTo = (orderId: string) => signOrderLink(secrets[0] ?? '', orderId, seconds())
  const transferOf = transfersTo(env.bankAccounts)
  const mail = createMailQueue({
    open: database,
    renderers: {
      declaration: receiptEmailRenderer(shopName),
      'declaration-copy': receiptCopyRenderer(shopName, env.mailFrom),
      account: accountEmailRenderer(shopName),
      'stock-alert': stockAlertRenderer(shopName),
      'payment-reminder': reminderRenderer({ orders, shop: shopName, transferOf }),
      [PAYOUT_EMAIL]: (input) => writePayout(input),
      'order-papers': documentsEmailRenderer({ orders, shop: shopName, transferOf }),
      order: orderEmailRenderer({
        orders,
        shop: shopName,
        termsOf: createTerms({ content, absolute, now }),
        branches: (variant) => shop(variant).branches(),
        absolute,
        link: linkTo,
        transferOf,
      }),
    },
    mailer: createMailer({ env, now, log }),
    jobs,
    now,
    log,
  })
  const payouts = createPayouts({ orderRepository, mail, secrets, database, now })
  const writePayout = payoutRenderer({ orders, payouts, secrets, shop: shopName, absolute })
  const orderNotifier = createOrderNotifier({ orders, mail, open: database })
  jobs.define(emailJob(mail))
  // An external Shop API sends its own emails about its orders.
  if (!env.shopApi) {
    jobs.define(orderNewsJob(orderNotifier))
    jobs.define(payoutsJob(payouts))
  }
  return {
    mail,
    orderNotifier,
    payouts,
    lookupLimits: createLookupLimits({}, counters),
    linkTo,
    async orderOfLink(token) {
      const id = readOrderLink(secrets, token, seconds())
      const order = id === null ? null : await orders.byId(id)
      return order && orders.lookup(order.id, { email: order.customer.email.email })
    },
    invoice: (order) => renderInvoice(order, transferOf(order)),
    transferOf,
    creditNote: renderCreditNote,
    async sendDocuments(orderId) {
      await mail.enqueue(await database(), documentsEmailJob(orderId, now()))
      mail.deliverSoon()
    },
    declarations: createDeclarations({
      open: database,
      mail,
      limits: createEmailLimits(DECLARATIONS, prefixedRateLimiters('declaration', counters)),
      secrets,
      linesOf: returnableLinesOf(orders),
      now,
      log,
    }),
  }
}

/** The lines of an order that can still be returned. They need the email address of the order as proof. */
export const returnableLinesOf =
  (orders: Pick<OrderClient, 'byId' | 'lookup'>): DeclarationDeps['linesOf'] =>
  async (_, id, email) => {
    if (!(await orders.lookup(id, { email }))) return null
    const order = await orders.byId(id)
    if (!order) return null
    const customMade = customMadeKeys(order.items)
    return order.items
      .filter(({ status }) => status === 'available' || status === 'delivered')
      .map((item) => ({
        key: item.key,
        name: `${item.quantity - returnedPieces(item)} × ${lineView(item).title}`,
        isCustomMade: customMade.has(item.key),
      }))
  }
