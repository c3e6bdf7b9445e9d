import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { startBare } from './bare.ts'
import { visit, type Visit } from './browser.ts'
import { median } from './phone.ts'
import { atMost, type Row } from './table.ts'

const KB = 1024
const ROUNDS = 3
const LINE = '<!doctype html><html lang="en"><title>One line</title><p>One line of text, and nothing else.'

/** The first and the largest paint of a page, as multiples of those of a page of one line. */
type Paints = { name: string; first: number; largest: number; shift: number }

/**
 * First visits: script, bytes and elements before any interaction, and on a slow phone the first and the largest paint
 * beside those of a bare page. The pages and the bare page take turns; medians.
 */
export async function visitRows(browser: Browser, origin: string, pages: [string, string][]): Promise<Row[]> {
  const quick = new Map<string, Visit>()
  for (const [name, path] of pages) {
    await visit(browser, origin + path, 'none')
    quick.set(name, await visit(browser, origin + path, 'none'))
  }
  const paints = await paintRatios(browser, origin, pages)
  const rows = paints.flatMap(({ name, first, largest, shift }) => [
    atMost(`${name}: script before anybody acts, gzip`, (quick.get(name)?.script ?? 0) / KB, 8, 'KB'),
    atMost(`${name}: first paint beside a bare page, slow phone`, first, 1.2, '×'),
    atMost(`${name}: largest paint beside a bare page, slow phone`, largest, 1.3, '×'),
    atMost(`${name}: layout shift`, shift, 0, ''),
  ])
  const listing = quick.get('listing')
  return [
    ...rows,
    atMost('listing: its HTML with its style, as sent', (listing?.document ?? 0) / KB, 20, 'KB'),
    atMost('listing: elements', listing?.elements ?? 0, 1100, ''),
    atMost('listing: everything with its first pictures', (listing?.total ?? 0) / KB, 90, 'KB'),
  ]
}

/** The median over the rounds of each figure. */
export async function paintRatios(
  browser: Browser,
  origin: string,
  pages: [string, string][],
  rounds = ROUNDS,
): Promise<Paints[]> {
  const bare = await startBare(brotliCompressSync(LINE))
  const visits = new Map<string, Visit[]>()
  const addresses = [
    ['bare', `http://localhost:${bare.port}/`],
    ...pages.map(([name, path]) => [name, origin + path]),
  ]
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [name = '', address = ''] of addresses)
        visits.set(name, [...(visits.get(name) ?? []), await visit(browser, address, 'slow-phone')])
  } finally {
    bare.stop()
  }
  const middle = (name: string, figure: (visit: Visit) => number) =>
    median((visits.get(name) ?? []).map(figure))
  const firstOf = (name: string) => middle(name, ({ firstPaintMs }) => firstPaintMs)
  const largestOf = (name: string) => middle(name, ({ largestPaintMs }) => largestPaintMs)
  return pages.map(([name]) => ({
    name,
    first: firstOf(name) / firstOf('bare'),
    largest: largestOf(name) / largestOf('bare'),
    shift: Math.max(...(visits.get(name) ?? []).map(({ layoutShift }) => layoutShift)),
  }))
}
