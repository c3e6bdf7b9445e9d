import { createPrescriptionSlips } from '#modules/prescription-slip/prescription-slips.ts'
import type { Order } from '#domain/order/order.ts'
import { DEMONSTRATION_RETURN_ADDRESSES } from '#domain/shop/return-address.ts'
import { createReturns, returnAddressOf, slipLinks } from '#modules/after-sale/returns.ts'
import type { AfterSale } from '#modules/after-sale/open-after-sale.ts'
import {
  createDeclarations,
  DECLARATION_MIGRATIONS,
  type DeclarationLine,
} from '#modules/declarations/declarations.ts'
import { receiptCopyRenderer, receiptEmailRenderer } from '#modules/declarations/receipt-email.ts'
import type { Email } from '#modules/email/mailer.ts'
import { createMailQueue, MAIL_MIGRATIONS, type MailQueue } from '#modules/email/mail-queue.ts'
import { queuedEmail } from '#modules/email/schema.ts'
import { declaration } from '#modules/declarations/schema.ts'
import { renderCreditNote } from '#modules/documents/credit-note.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import { renderPrescriptionRecord } from '#modules/documents/prescription-record.ts'
import { noOrders } from '#clients/shop-api/no-orders.ts'
import { createPayouts } from '#modules/payouts/payouts.ts'
import { createLensReminders } from '#modules/lens-reminder/lens-reminders.ts'
import { createLookupLimits } from '#modules/order/lookup-limits.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import { embeddedCopyOfFile } from '#tests/support/embedded-copy.ts'
import { untilEndOfFile } from '#tests/support/end-of-file.ts'
import { aConfiguration } from './configuration.ts'
import { recordingLog } from './log.ts'
import { SENDER } from '#tests/support/sender.ts'

/** What receipts of declarations are rendered with. */
export const receipts = {
  sender: SENDER,
  addressOf: returnAddressOf(DEMONSTRATION_RETURN_ADDRESSES),
  slipLink: slipLinks(['test'], (variant, path) => `https://shop.example/${variant}${path}`),
}

/**
 * The after-sale services on an empty database; emails are recorded. A test file has one database, because opening
 * one takes a while.
 */
export async function testAfterSale({
  now = () => new Date('2026-11-21T15:40:12Z'),
  limits = {},
  orders = {},
  bought = {},
  isLookupDown = () => false,
  isMailDown = () => false,
  isDatabaseDown = () => false,
}: {
  now?: () => Date
  limits?: Parameters<typeof createEmailLimits>[0]
  /** Lines of orders by "number mailbox". */
  orders?: Record<string, DeclarationLine[]>
  /** Orders by number. */
  bought?: Record<string, Order>
  isLookupDown?: () => boolean
  isMailDown?: () => boolean
  isDatabaseDown?: () => boolean
} = {}) {
  const { db } = await embeddedCopyOfFile({ tables: [MAIL_MIGRATIONS, DECLARATION_MIGRATIONS] })
  await db.delete(queuedEmail)
  await db.delete(declaration)
  const { log, lines } = recordingLog()
  const letters: Email[] = []
  const copies: Email[] = []
  const deliveries: Promise<unknown>[] = []
  untilEndOfFile(async () => void (await Promise.all(deliveries)))
  const open = async () => {
    if (isDatabaseDown()) throw new Error('the database is down')
    return db
  }
  const mail: MailQueue = createMailQueue({
    open,
    renderers: {
      declaration: receiptEmailRenderer(receipts),
      'declaration-copy': receiptCopyRenderer(receipts, 'shop@veduta.example'),
    },
    async mailer(letter) {
      if (isMailDown()) throw new Error('the mail server is down')
      if (letter.to === 'shop@veduta.example') copies.push(letter)
      else letters.push(letter)
    },
    jobs: { wake: () => void deliveries.push(mail.deliver()) },
    now,
    log,
  })
  const declarations = createDeclarations({
    open,
    mail,
    limits: createEmailLimits(limits),
    secrets: ['test'],
    async linesOf(_, order, email) {
      if (isLookupDown()) throw new Error('the orders cannot be read')
      return orders[`${order} ${email}`] ?? null
    },
    now,
    log,
  })
  const afterSale: AfterSale = {
    mail,
    declarations,
    returns: createReturns({
      ...receipts,
      orders: { byId: async (id) => bought[id] ?? null },
      declarations,
      now,
    }),
    payouts: createPayouts({ orderRepository: noOrders, mail, secrets: ['test'], database: open, now }),
    slips: createPrescriptionSlips({
      orders: { byId: async () => null },
      secrets: ['test'],
      database: open,
      now,
    }),
    lensReminders: createLensReminders({
      orderRepository: noOrders,
      declarations,
      subscribers: { has: async () => false },
      shop: () => ({ configuration: async () => aConfiguration() }),
      mail,
      secrets: ['test'],
      database: open,
      now,
    }),
    orderIdOfLink: () => null,
    orderToComplete: async () => null,
    orderNotifier: { notifyPending: async () => 0 },
    lookupLimits: createLookupLimits(),
    linkTo: (id) => id,
    orderOfLink: async () => null,
    invoice: (order) => renderInvoice(order, null),
    prescriptionRecord: renderPrescriptionRecord,
    transferOf: () => null,
    creditNote: renderCreditNote,
    sendDocuments: async () => {},
  }
  return { afterSale, letters, copies, lines, db }
}
