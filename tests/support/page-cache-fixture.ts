import { createPageCachePolicy } from '#server/page-cache/page-cache-policy.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import type { RenderedPage } from '#server/page-cache/cached-page.ts'
import { recordingLog } from './log.ts'

export const NOON = Date.parse('2026-03-10T12:00:00Z')
export const MINUTE = 60_000

/** A shop with one page whose response a test sets, and a manual clock. */
export function pageCacheFixture() {
  const state = {
    time: NOON,
    made: 0,
    answer: renderedText('1') as RenderedPage | Error,
    gate: Promise.resolve(),
  }
  const { log, lines } = recordingLog()
  const cache = createPageCache(1_000_000)
  const pages = createPageCachePolicy({ cache, log, now: () => state.time })
  const make = async () => {
    state.made++
    const { answer } = state
    await state.gate
    if (answer instanceof Error) throw answer
    return answer
  }
  const show = async (key = 'a') => {
    const { page, from } = pages.fromCache(key, make) ?? (await pages.render(key, make))
    return `${from} ${page.status} ${page.bodies.identity}`
  }
  return { state, cache, pages, show, lines }
}

export const renderedText = (
  text: string,
  status = 200,
  headers: [string, string][] = [['x-cache-tags', 'product:1']],
) => ({
  status,
  headers,
  body: Buffer.from(text),
})
