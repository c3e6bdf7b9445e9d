import type { StockChanges } from '#contract/shop-api/stock-changes.ts'
import { tag } from './cache-tags.ts'
import type { Log } from './log.ts'
import { isNews } from './log-once.ts'

type Parts = {
  /** What was sold out, or is there again, since a version of the stock. */
  changes(after: number | undefined): Promise<StockChanges>
  /** Pages with these tags show what is not so any more. */
  changed(tags: string[]): void
  log: Log
  /** Milliseconds since 1970. */
  now(): number
}

/** Milliseconds between two looks. */
const PACE = 1000

/** Tells which pages show something as sold out that is not, or the other way round: once a second, until the signal. */
export function watchStock(parts: Parts, until: AbortSignal): void {
  const look = stockLook(parts, until)
  const timer = setInterval(() => void look(), PACE).unref()
  until.addEventListener('abort', () => clearInterval(timer))
  void look()
}

/** One look at a time. The first one learns from where to look. */
export function stockLook({ changes, changed, log, now }: Parts, until: AbortSignal): () => Promise<void> {
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
        // A shop that is being closed answers nobody.
        if (!until.aborted && isNews(log, 'stock changes', now()))
          log.warn({ error }, 'nobody knows whether something is sold out')
      })
      .finally(() => (looking = undefined)))
}
