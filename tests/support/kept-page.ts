import { createKeptPages } from '#server/kept-pages.ts'
import { createPageCache } from '#server/page-cache.ts'
import type { Rendered } from '#server/page.ts'
import { listeningLog } from './log.ts'

export const NOON = Date.parse('2026-03-10T12:00:00Z')
export const MINUTE = 60_000

/** A shop whose one page can be told what to answer, and a clock that is moved by hand. */
export function keptPage() {
  const world = { time: NOON, made: 0, answer: answered('1') as Rendered | Error, gate: Promise.resolve() }
  const { log, lines } = listeningLog()
  const cache = createPageCache(1_000_000)
  const pages = createKeptPages({ cache, log, now: () => world.time })
  const make = async () => {
    world.made++
    const { answer } = world
    await world.gate
    if (answer instanceof Error) throw answer
    return answer
  }
  const show = async (key = 'a') => {
    const { page, from } = pages.kept(key, make) ?? (await pages.made(key, make))
    return `${from} ${page.status} ${page.bodies.identity}`
  }
  return { world, cache, pages, show, lines }
}

export const answered = (
  text: string,
  status = 200,
  headers: [string, string][] = [['x-cache-tags', 'product:1']],
) => ({
  status,
  headers,
  body: Buffer.from(text),
})
