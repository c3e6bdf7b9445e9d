import { type AfterSale, openAfterSale } from './after-sale/open.ts'
import type { Auth } from './auth/auth.ts'
import { createAuthLimits } from './auth/limits.ts'
import { nonce } from './auth/nonce.ts'
import { openAccounts } from './auth/open.ts'
import { type Checkouts, createCheckouts } from './checkout/drafts.ts'
import type { ContentClient } from './clients/content-api.ts'
import type { OrderBooks } from './clients/order-books.ts'
import type { OrderClient } from './clients/order-client.ts'
import { namedAfter } from './counters.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { Db } from './mail/queue.ts'
import { createLetterLimits } from './newsletter/limits.ts'
import type { Newsletter } from './newsletter/newsletter.ts'
import { openNewsletter } from './newsletter/open.ts'
import { openCounters } from './open-counters.ts'
import { openPayments } from './payment/open.ts'
import type { Payments } from './payment/payments.ts'
import { createLimits, type Limits } from './rpc/limits.ts'

type Parts = {
  env: Env
  log: Log
  now(): Date
  secrets: readonly string[]
  shopName: string
  books: OrderBooks
  content: Pick<ContentClient, 'story'>
  /** Gives the database that holds the tables of the request side. */
  database(): Promise<Db>
}

/** What the request side keeps about people, in tables of its own, and counts. */
export type Records = {
  /** Accounts and guests; the first who asks for them waits until what keeps them is loaded. */
  auth(): Promise<Auth>
  /** What visitors have answered on their way to an order. */
  checkouts: Checkouts
  /** Who wants letters from the shop. */
  newsletter: Newsletter
  orders: OrderClient
  payments: Payments
  /** Letters, withdrawals and cancellations. */
  afterSale: AfterSale
  /** How often one may write. */
  limits: Limits
}

type Opened = Records & {
  /** An order was moved from outside: gives money back and tells its buyer now, while nobody waits for it. */
  followMoves(): void
  close(): Promise<void>
}

export async function openRecords(given: Parts): Promise<Opened> {
  const { counters, close: closeCounters } = await openCounters(given.env.redisUrl, given.log)
  const parts = { ...given, counters }
  const { database, secrets, now, log } = parts
  const { close: closePayments, ...till } = openPayments(parts)
  const afterSale = openAfterSale({ ...parts, orders: till.orders })
  const accounts = openAccounts({
    database,
    secret: secrets[0] ?? '',
    async send(letter) {
      await afterSale.mail.put(await database(), {
        key: `account:${nonce()}`,
        kind: 'account',
        about: letter,
      })
      afterSale.mail.wake()
    },
    now,
    log,
    limits: createAuthLimits({}, counters),
    letters: createLetterLimits({}, namedAfter('account', counters)),
  })
  return {
    ...till,
    auth: accounts.auth,
    checkouts: createCheckouts(database, now),
    newsletter: openNewsletter(parts),
    afterSale,
    limits: createLimits({}, counters),
    followMoves: () =>
      void till.payments
        .sweep()
        .then(afterSale.news.spread)
        .catch((error: unknown) => log.warn({ error }, 'what follows from a move waits for the next round')),
    async close() {
      await accounts.settled()
      await afterSale.close()
      await closePayments()
      await closeCounters()
    },
  }
}
