import { type AfterSale, openAfterSale } from '#server/after-sale/open.ts'
import { readEnv } from '#server/env.ts'
import type { Log } from '#server/log.ts'

/** What comes after a purchase, in a shop where nobody has bought: it has no database. */
export const idleAfterSale = (log: Log): AfterSale =>
  openAfterSale({
    env: readEnv({}),
    log,
    now: () => new Date(),
    secrets: ['test'],
    shopName: 'Veduta',
    database: () => Promise.reject(new Error('no database')),
  })
