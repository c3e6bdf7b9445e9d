import { openBus } from '#platform/bus/open-bus.ts'
import type { Db } from '#platform/database.ts'
import { listenTo } from '#platform/database-notifications.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { createCdnPurge } from './cdn-purge.ts'
import { createInvalidation, type InvalidatedCaches } from './invalidation.ts'
import { createStockCheck, type ReadStockChanges } from './stock-watch.ts'

type Deps = InvalidatedCaches & {
  env: Env
  log: Log
  /** Milliseconds since 1970. */
  now(): number
  database(): Promise<Db>
  /** A name of this process that no other has. */
  process: string
  /** Where the database notifies of changed stock, and what changed. Undefined for an external Shop API, which sends webhooks. */
  stock: { channel: string; changes: ReadStockChanges } | undefined
}

/** Milliseconds for one request. */
const CDN_TIMEOUT = 5000

/** Connects the caches of this process with the other processes and with the database, until `close`. */
export async function openInvalidation({ env, log, now, database, process, stock, ...caches }: Deps) {
  const closing = new AbortController()
  const cdn =
    env.cdn &&
    createCdnPurge(
      { cdn: env.cdn, http: { fetch: (request) => fetch(request), timeout: CDN_TIMEOUT }, log, now },
      closing.signal,
    )
  const invalidation = createInvalidation({
    ...caches,
    purgeCdn: (tags) => cdn?.purge(tags),
    publish: (tags) => bus.publish(tags),
    onError: (error) => log.warn({ error }, 'changes of the content could not be read'),
    now,
  })
  const bus = await openBus({
    env,
    database,
    log,
    now,
    sender: process,
    onTags: invalidation.receive,
    onGap: invalidation.purgeAll,
  })
  const stockCheck =
    stock &&
    createStockCheck(
      {
        changes: stock.changes,
        purge: invalidation.stockChanged,
        purgeAll: invalidation.purgeAll,
        log,
        now,
      },
      closing.signal,
    )
  const channels = { ...bus.channels, ...(stock && stockCheck && { [stock.channel]: stockCheck }) }
  if (Object.keys(channels).length > 0) void listenTo(channels, { database, log, now }, closing.signal)
  return {
    ...invalidation,
    /** Aborted at `close`. */
    closed: closing.signal,
    async close() {
      await bus.close()
      closing.abort()
    },
  }
}
