import type { Browser } from 'playwright'
import { visit, type Visit } from './browser.ts'
import { median } from './phone.ts'
import { atMost, type Row } from './table.ts'

const KB = 1024
const ROUNDS = 5

/**
 * First visits: script and bytes before any interaction, and the time to the largest paint on a slow phone. Medians
 * of alternating visits.
 */
export async function visitRows(browser: Browser, origin: string, pages: [string, string][]): Promise<Row[]> {
  const quick = new Map<string, Visit>()
  const slow = new Map<string, Visit[]>(pages.map(([name]) => [name, []]))
  for (const [name, path] of pages) {
    await visit(browser, origin + path, 'none')
    quick.set(name, await visit(browser, origin + path, 'none'))
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, path] of pages) slow.get(name)?.push(await visit(browser, origin + path, 'slow-phone'))
  const paint = (name: string) => median((slow.get(name) ?? []).map(({ largestPaintMs }) => largestPaintMs))
  return pages.flatMap(([name]) => [
    atMost(`${name}: script before anybody acts, gzip`, (quick.get(name)?.script ?? 0) / KB, 10, 'KB'),
    atMost(`${name}: largest paint, slow phone`, paint(name), 750, 'ms'),
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
