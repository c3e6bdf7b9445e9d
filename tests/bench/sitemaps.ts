import { setTimeout as pause } from 'node:timers/promises'
import { atMost, type Row } from './table.ts'

const SITEMAPS = ['fr-ch', 'it-it', 'pl-pl'].map((variant) => `/sitemap-${variant}.xml`)
/** Requests that say how long a cached page takes; the pauses between them are longer than one. */
const REQUESTS = 200
const PAUSE = 5

/** The time of a cached page while three sitemaps are made, against that without; both in one run. */
export async function sitemapRows(origin: string): Promise<Row[]> {
  await timeOf(origin)
  const alone = await median(origin)
  const making = Promise.all(SITEMAPS.map(async (path) => (await fetch(origin + path)).arrayBuffer()))
  const meanwhile = await median(origin)
  await making
  return [
    atMost(
      'cached page while three sitemaps are made, against none, half of 200',
      meanwhile / alone,
      1.2,
      '×',
    ),
  ]
}

/** Milliseconds. */
async function timeOf(origin: string): Promise<number> {
  const began = performance.now()
  await (await fetch(`${origin}/de-de/`)).arrayBuffer()
  return performance.now() - began
}

async function median(origin: string): Promise<number> {
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request++) {
    times.push(await timeOf(origin))
    await pause(PAUSE)
  }
  return times.toSorted((one, other) => one - other)[REQUESTS >> 1] ?? 0
}
