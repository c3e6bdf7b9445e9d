import type { StockChanges } from '#contract/shop-api/stock-changes.ts'
import { tag } from '#clients/cache-tags.ts'
import type { Log } from '#platform/log.ts'
import { shouldLog } from '#platform/log-throttle.ts'
import { createRetriedTask } from '#platform/retried-task.ts'

/** What was sold out, became available again or got another price since a version of the stock. */
export type ReadStockChanges = (after: number | undefined) => Promise<StockChanges>

type Deps = {
  changes: ReadStockChanges
  /** Called with the tags of outdated pages. */
  purge(tags: string[]): void
  /** Called after a rebuild of the index. */
  purgeAll(): void
  log: Log
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds until a check that failed is repeated. */
  retryMs?: number
}

/**
 * Purges the pages with outdated prices or stock, in this process: each has a page cache of its own, and the database notifies
 * all of them. A failed check is repeated until it succeeds. The first one only reads the current version.
 */
export function createStockCheck(
  { changes, purge, purgeAll, log, now, retryMs = 1000 }: Deps,
  until: AbortSignal,
): () => Promise<void> {
  let version: number | undefined
  let knownIndex: number | undefined

  async function run() {
    const { last, index, isBehind, products, categories } = await changes(version)
    const isRebuilt = knownIndex !== undefined && knownIndex !== index
    version = last
    knownIndex = index
    if (isRebuilt) purgeAll()
    else if (products.length > 0) purge([...products.map(tag.product), ...categories.map(tag.category)])
    return isBehind ? 'again' : 'done'
  }

  function onError(error: unknown): void {
    if (shouldLog(log, 'stock changes', now())) log.warn({ error }, 'changes of the stock could not be read')
  }

  return createRetriedTask({ run, onError, retryMs }, until)
}
