import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { startBare } from './bare.ts'
import { visit, type Visit } from './browser.ts'
import { median } from './phone.ts'
import { atMost, type Row } from './table.ts'

const KB = 1024
const ROUNDS = 5
/** Milliseconds, where the budget was set: the largest paint of a page, and that of a bare one on the same machine. */
const BUDGET = { page: 750, bare: 629 }
const BARE = '<!doctype html><meta name="viewport" content="width=device-width"><h1>Bare</h1><p>A page.</p>'

/** First visits: what runs and travels before anybody acts, and how soon the page stands on a slow phone. By turns with a bare page. */
export async function visitRows(browser: Browser, origin: string, pages: [string, string][]): Promise<Row[]> {
  const bare = await startBare(brotliCompressSync(BARE))
  const bareAddress = `http://127.0.0.1:${bare.port}/`
  const slow = new Map<string, Visit[]>([['bare', []], ...pages.map(([name]) => [name, []] as [string, []])])
  const quick = new Map<string, Visit>()
  try {
    for (const [name, path] of pages) {
      await visit(browser, origin + path, 'none')
      quick.set(name, await visit(browser, origin + path, 'none'))
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      slow.get('bare')?.push(await visit(browser, bareAddress, 'slow-phone'))
      for (const [name, path] of pages)
        slow.get(name)?.push(await visit(browser, origin + path, 'slow-phone'))
    }
  } finally {
    bare.stop()
  }
  const paint = (name: string) => median((slow.get(name) ?? []).map(({ largestPaintMs }) => largestPaintMs))
  const limit = Math.round((BUDGET.page / BUDGET.bare) * 100) / 100
  return pages.flatMap(([name]) => [
    atMost(`${name}: script before anybody acts, gzip`, (quick.get(name)?.script ?? 0) / KB, 10, 'KB'),
    atMost(`${name}: largest paint, slow phone`, paint(name), BUDGET.page, 'ms'),
    atMost(`${name}: largest paint against a bare page`, paint(name) / paint('bare'), limit, '×'),
    atMost(
      `${name}: layout shift`,
      Math.max(...(slow.get(name) ?? []).map(({ layoutShift }) => layoutShift)),
      0,
      '',
    ),
    ...(name === 'listing'
      ? [atMost('listing: everything with its first pictures', (quick.get(name)?.total ?? 0) / KB, 160, 'KB')]
      : []),
  ])
}
