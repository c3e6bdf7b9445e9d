import { type RateLimiterFactory, prefixedRateLimiters } from '#platform/rate-limit/rate-limiter.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import { createNewsletter, type Newsletter } from './newsletter.ts'
import type { Db } from '#platform/database.ts'
import { createSubscribers } from './subscribers.ts'

type Deps = {
  env: Env
  log: Log
  counters: RateLimiterFactory
  now(): Date
  secrets: readonly string[]
  mail: MailQueue
  /** Opens the database with the tables of the modules. */
  database(): Promise<Db>
}

export function openNewsletter({ env, counters, ...deps }: Deps): Newsletter {
  // A sender who can choose the host of a request could choose the target of the links in emails.
  if (env.isProduction && env.origin === undefined && env.domains === undefined)
    deps.log.warn({}, 'SHOP_ORIGIN is not set: links in emails use the host of the request')
  return createNewsletter({
    ...deps,
    subscribers: createSubscribers(deps.database),
    limits: createEmailLimits({}, prefixedRateLimiters('newsletter', counters)),
  })
}
