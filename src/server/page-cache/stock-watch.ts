import type { StockChanges } from '#contract/shop-api/stock-changes.ts'
import { tag } from '#clients/cache-tags.ts'
import type { Log } from '#platform/log.ts'
import { shouldLog } from '#platform/log-throttle.ts'

type Parts = {
  /** What was sold out, or became available again, since a version of the stock. */
  changes(after: number | undefined): Promise<StockChanges>
  /** Called with the tags of outdated pages. */
  changed(tags: string[]): void
  log: Log
  /** Milliseconds since 1970. */
  now(): number
}

/** Milliseconds between two checks. */
const PACE = 1000

/**
 * Finds the pages with an outdated stock: once a second, until the signal. It is a timer and not a job, because
 * each process has to purge its own pages.
 */
export function watchStock(parts: Parts, until: AbortSignal): void {
  const look = createStockCheck(parts, until)
  const timer = setInterval(() => void look(), PACE).unref()
  until.addEventListener('abort', () => clearInterval(timer))
  void look()
}

/** One check at a time. The first one only reads the current version. */
export function createStockCheck(
  { changes, changed, log, now }: Parts,
  until: AbortSignal,
): () => Promise<void> {
  let known: number | undefined
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    const { last, products, categories } = await changes(known)
    known = last
    if (products.length > 0) changed([...products.map(tag.product), ...categories.map(tag.category)])
  }

  return () =>
    (looking ??= look()
      .catch((error: unknown) => {
        // During a shutdown the shop no longer answers.
        if (!until.aborted && shouldLog(log, 'stock changes', now()))
          log.warn({ error }, 'changes of the stock could not be read')
      })
      .finally(() => (looking = undefined)))
}
