import { setTimeout as pause } from 'node:timers/promises'
import type { StockChanges } from '#contract/shop-api/stock-changes.ts'
import { tag } from '#clients/cache-tags.ts'
import type { Log } from '#platform/log.ts'
import { shouldLog } from '#platform/log-throttle.ts'

type Deps = {
  /** What was sold out, or became available again, since a version of the stock. */
  changes(after: number | undefined): Promise<StockChanges>
  /** Called with the tags of outdated pages. */
  purge(tags: string[]): void
  log: Log
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds until a check that failed is repeated. */
  retryMs?: number
}

/** Calls back when the stock may have changed, until the signal. */
type Listen = (onChange: () => void, until: AbortSignal) => Promise<void>

/**
 * Purges the pages with an outdated stock, until the signal. Each process does, because each has a page cache of its
 * own: the database notifies all of them.
 */
export function watchStock({ listen, ...deps }: Deps & { listen: Listen }, until: AbortSignal): void {
  const check = createStockCheck(deps, until)
  void check()
  listen(check, until).catch((error: unknown) => {
    if (!until.aborted) deps.log.error({ error }, 'changes of the stock are not noticed')
  })
}

/**
 * One check at a time, and another one after it if it was called meanwhile. A failed check is repeated until it
 * succeeds. The first one only reads the current version.
 */
export function createStockCheck(
  { changes, purge, log, now, retryMs = 1000 }: Deps,
  until: AbortSignal,
): () => Promise<void> {
  let version: number | undefined
  let isDue = false
  let checking: Promise<void> | undefined

  async function check(): Promise<void> {
    const { last, isBehind, products, categories } = await changes(version)
    version = last
    if (products.length > 0) purge([...products.map(tag.product), ...categories.map(tag.category)])
    if (isBehind) await retryLater()
  }

  async function retryLater(): Promise<void> {
    isDue = true
    await pause(retryMs, undefined, { ref: false, signal: until }).catch(() => undefined)
  }

  async function checkWhileDue(): Promise<void> {
    while (isDue && !until.aborted) {
      isDue = false
      await check().catch((error: unknown) => {
        // During a shutdown the shop no longer answers.
        if (!until.aborted && shouldLog(log, 'stock changes', now()))
          log.warn({ error }, 'changes of the stock could not be read')
        return retryLater()
      })
    }
    checking = undefined
  }

  return () => {
    isDue = true
    return (checking ??= checkWhileDue())
  }
}
