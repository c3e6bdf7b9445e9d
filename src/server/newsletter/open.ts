import { type Counters, namedAfter } from '#server/counters.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import { createPost } from '#server/mail/post.ts'
import { createLetterLimits } from './limits.ts'
import { createNewsletter, type Newsletter } from './newsletter.ts'
import { createReaders, type Db } from './readers.ts'

type Parts = {
  env: Env
  log: Log
  counters: Counters
  now(): Date
  secrets: readonly string[]
  shopName: string
  /** Gives the database that holds the tables of the newsletter. */
  database(): Promise<Db>
}

export function openNewsletter({ env, log, counters, now, secrets, shopName, database }: Parts): Newsletter {
  // Whoever can choose the host of a request could choose where the links of a letter lead.
  if (env.isProduction && env.origin === undefined && env.domains === undefined)
    log.warn({}, 'SHOP_ORIGIN is not set: links in letters lead to whatever host a page was asked on')
  return createNewsletter({
    readers: createReaders(database),
    post: createPost({ env, now, log }),
    limits: createLetterLimits({}, namedAfter('newsletter', counters)),
    secrets,
    shopName: () => shopName,
    now,
    log,
  })
}
