import { lineView } from '#domain/basket/line-view.ts'
import { customMadeKeys } from '#domain/order/custom-made.ts'
import { returnedPieces } from '#domain/order/lost.ts'
import type { Order } from '#domain/order/order.ts'
import { absoluteAddress } from '#i18n/addresses.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { accountWriter } from '#server/auth/letters.ts'
import type { ContentClient } from '#server/clients/content-api.ts'
import type { OrderClient } from '#server/clients/order-client.ts'
import {
  createDeclarations,
  type Declarations,
  type DeclarationParts,
} from '#server/declaration/declarations.ts'
import { copyWriter, receiptWriter } from '#server/declaration/receipt.ts'
import { type Counters, namedAfter } from '#server/counters.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import { createPost } from '#server/mail/post.ts'
import { createMailQueue, type Db, type MailQueue } from '#server/mail/queue.ts'
import { createLetterLimits } from '#server/newsletter/limits.ts'
import type { Paper } from '#server/order/bill-parts.ts'
import { creditNoteOf } from '#server/order/credit-note.ts'
import { invoiceOf } from '#server/order/invoice.ts'
import { orderWriter } from '#server/order/letters.ts'
import { createLookupLimits, type LookupLimits } from '#server/order/lookup-limits.ts'
import { createOrderNews, type OrderNewsSpreader } from '#server/order/news.ts'
import { papersAsked, papersWriter } from '#server/order/papers-letter.ts'
import { createTerms } from '#server/order/terms.ts'

type Parts = {
  env: Env
  log: Log
  counters: Counters
  now(): Date
  secrets: readonly string[]
  shopName: string
  orders: OrderClient
  /** Where the terms stand that letters bring along. */
  content: Pick<ContentClient, 'story'>
  /** Gives the database that holds the tables of the request side. */
  database(): Promise<Db>
}

/** What comes after a purchase: letters, looking orders up, withdrawals, cancellations. */
export type AfterSale = {
  mail: MailQueue
  news: Pick<OrderNewsSpreader, 'spread'>
  declarations: Declarations
  lookups: LookupLimits
  /** The invoice of an order as PDF. Pages ask here: what is built into them has no texts but those of pages. */
  invoice(order: Order): Promise<Paper>
  /** A credit note of it, by its number; null where there is none. */
  creditNote(order: Order, number: number): Promise<Paper | null>
  /** Sends all of them to the buyer's mailbox, once a day. */
  sendPapers(orderId: string): Promise<void>
  close(): Promise<void>
}

/** Each declaration asks twice: when it is looked through, and when it is confirmed. */
const DECLARATIONS = { fromAddress: 40, toMailbox: 5 }

export function openAfterSale(parts: Parts): AfterSale {
  const { env, log, counters, now, secrets, shopName, orders, content, database } = parts
  // Letters know no request; where no origin is set, they lead to this machine.
  const origin = env.origin ?? `http://${env.host}:${env.port}`
  const absolute = (variant: VariantCode, path: string) => absoluteAddress(env.domains, origin, variant, path)
  const mail = createMailQueue({
    open: database,
    writers: {
      declaration: receiptWriter(shopName),
      'declaration-copy': copyWriter(shopName, env.mailFrom),
      account: accountWriter(shopName),
      'order-papers': papersWriter({ orders, shop: shopName }),
      order: orderWriter({
        orders,
        shop: shopName,
        termsOf: createTerms({ content, absolute, now }),
        absolute,
      }),
    },
    post: createPost({ env, now, log }),
    now,
    log,
  })
  const news = createOrderNews({ orders, mail, open: database, log })
  mail.start()
  // Whose orders they are, tells of them: a Shop API elsewhere writes its own letters.
  if (!env.shopApi) news.start()
  return {
    mail,
    news,
    lookups: createLookupLimits({}, counters),
    invoice: invoiceOf,
    creditNote: creditNoteOf,
    async sendPapers(orderId) {
      await mail.put(await database(), papersAsked(orderId, now()))
      mail.wake()
    },
    declarations: createDeclarations({
      open: database,
      mail,
      limits: createLetterLimits(DECLARATIONS, namedAfter('declaration', counters)),
      secrets,
      linesOf: linesIn(orders),
      now,
      log,
    }),
    async close() {
      await news.close()
      await mail.close()
    },
  }
}

/** Of what was bought, what is still there to be given back. Only whoever knows the mailbox of the order sees any. */
export const linesIn =
  (orders: Pick<OrderClient, 'byId' | 'lookup'>): DeclarationParts['linesOf'] =>
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
