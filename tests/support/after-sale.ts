import type { AfterSale } from '#server/after-sale/open.ts'
import { createDeclarations, DECLARATION_TABLES, type Line } from '#server/declaration/declarations.ts'
import { copyWriter, receiptWriter } from '#server/declaration/receipt.ts'
import type { Letter } from '#server/mail/post.ts'
import { createMailQueue, MAIL_TABLES } from '#server/mail/queue.ts'
import { mailLetter } from '#server/mail/schema.ts'
import { declaration } from '#server/declaration/schema.ts'
import { creditNoteOf } from '#server/order/credit-note.ts'
import { invoiceOf } from '#server/order/invoice.ts'
import { createLookupLimits } from '#server/order/lookup-limits.ts'
import { createLetterLimits } from '#server/newsletter/limits.ts'
import { type Database, openDatabase } from '#shop-api/db.ts'
import { listeningLog } from './log.ts'

let opened: Promise<Database> | undefined

/** What comes after a purchase, on an empty database; letters are kept. A file of tests has one database, as opening one takes a while. */
export async function testAfterSale({
  now = () => new Date('2026-11-21T15:40:12Z'),
  limits = {},
  orders = {},
  isMailDown = () => false,
  isDatabaseDown = () => false,
}: {
  now?: () => Date
  limits?: Parameters<typeof createLetterLimits>[0]
  /** Lines of orders by "number mailbox". */
  orders?: Record<string, Line[]>
  isMailDown?: () => boolean
  isDatabaseDown?: () => boolean
} = {}) {
  const { db } = await (opened ??= openDatabase({ tables: [MAIL_TABLES, DECLARATION_TABLES] }))
  await db.delete(mailLetter)
  await db.delete(declaration)
  const { log, lines } = listeningLog()
  const letters: Letter[] = []
  const copies: Letter[] = []
  const open = async () => {
    if (isDatabaseDown()) throw new Error('the database is down')
    return db
  }
  const mail = createMailQueue({
    open,
    writers: {
      declaration: receiptWriter('Veduta'),
      'declaration-copy': copyWriter('Veduta', 'shop@veduta.example'),
    },
    async post(letter) {
      if (isMailDown()) throw new Error('the server of the mail is down')
      if (letter.to === 'shop@veduta.example') copies.push(letter)
      else letters.push(letter)
    },
    now,
    log,
  })
  const declarations = createDeclarations({
    open,
    mail,
    limits: createLetterLimits(limits),
    secrets: ['test'],
    linesOf: async (_, order, email) => orders[`${order} ${email}`] ?? null,
    now,
    log,
  })
  const afterSale: AfterSale = {
    mail,
    declarations,
    news: { spread: async () => 0 },
    lookups: createLookupLimits(),
    invoice: invoiceOf,
    creditNote: creditNoteOf,
    sendPapers: async () => {},
    close: mail.close,
  }
  return { afterSale, letters, copies, lines, db }
}
