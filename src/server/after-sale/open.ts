import { accountWriter } from '#server/auth/letters.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import { createDeclarations, type Declarations } from '#server/declaration/declarations.ts'
import { receiptWriter } from '#server/declaration/receipt.ts'
import { createPost } from '#server/mail/post.ts'
import { createMailQueue, type Db, type MailQueue } from '#server/mail/queue.ts'
import { createLetterLimits } from '#server/newsletter/limits.ts'

type Parts = {
  env: Env
  log: Log
  now(): Date
  secrets: readonly string[]
  shopName: string
  /** Gives the database that holds the tables of the request side. */
  database(): Promise<Db>
}

/** What comes after a purchase: letters, withdrawals, cancellations. */
export type AfterSale = { mail: MailQueue; declarations: Declarations; close(): Promise<void> }

/** Each declaration asks twice: when it is looked through, and when it is confirmed. */
const DECLARATIONS = { fromAddress: 40, toMailbox: 10 }

export function openAfterSale({ env, log, now, secrets, shopName, database }: Parts): AfterSale {
  const mail = createMailQueue({
    open: database,
    writers: { declaration: receiptWriter(shopName), account: accountWriter(shopName) },
    post: createPost({ env, now, log }),
    now,
    log,
  })
  mail.start()
  return {
    mail,
    declarations: createDeclarations({
      open: database,
      mail,
      limits: createLetterLimits(DECLARATIONS),
      secrets,
      linesOf: async () => null,
      now,
      log,
    }),
    close: mail.close,
  }
}
