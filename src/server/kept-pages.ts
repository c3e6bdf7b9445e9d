import { watchDegradation } from './degradation.ts'
import { withDependencies } from './dependencies.ts'
import type { Log } from './log.ts'
import { nextFour } from './fallback-expiry.ts'
import { type Page, type Rendered, settle, toPage } from './page.ts'
import type { Entry, PageCache, PageTimes } from './page-cache.ts'

/** Milliseconds. A page is shown as it is for a minute, then for ten more while a new one is made behind it. */
const FRESH = 60_000
const STALE = 600_000
/** Milliseconds for which a broken service is not asked again for a page that is at hand. */
const BREATHER = 10_000
/** Once a page has been asked for this often it is worth compressing well. */
const POPULAR = 3

export type Outcome = {
  page: Page
  from: 'cache' | 'stale' | 'fallback' | 'made'
  isShared: boolean
  /** Made while a service failed: parts may be missing. */
  isDegraded?: boolean
}

type Parts = { cache: PageCache; log: Log; now(): number }

/**
 * Serves the pages that are the same for everybody: from the cache, or made once however many ask for the same one. A page that can
 * not be made is served as it last was; one purged, or past its `x-cache-until`, is made before it is served.
 */
export function createKeptPages({ cache, log, now }: Parts) {
  const making = new Map<string, Promise<Outcome>>()
  let settling = Promise.resolve()

  async function make(key: string, render: () => Promise<Rendered>): Promise<Outcome> {
    const since = cache.purges()
    const { value, tags: noted } = await withDependencies(() => watchDegradation(render))
    const { value: rendered, isDegraded } = value
    const { tags, until } = terms(rendered)
    const page = toPage({ ...rendered, headers: rendered.headers.filter(([name]) => !OWN.has(name)) })
    const isShared = isForEverybody(rendered)
    if (rendered.status === 200 && isShared && tags.length > 0 && !(isDegraded && fallback(key)))
      cache.set(key, page, [...new Set([...tags, ...noted])], isDegraded ? briefly() : times(until), since)
    return { page, from: 'made', isShared, isDegraded }
  }

  function times(until: number): PageTimes {
    const freshUntil = Math.min(now() + FRESH, until)
    return { freshUntil, staleUntil: Math.min(freshUntil + STALE, until), fallbackUntil: nextFour(now()) }
  }

  /** A page with parts missing is shown for a breath, and never in place of another. */
  const briefly = (): PageTimes => ({ freshUntil: now() + BREATHER, staleUntil: 0, fallbackUntil: 0 })

  /** One making at a time for a key; who comes later waits for the same, unless a purge came between. */
  function makeOnce(key: string, render: () => Promise<Rendered>): Promise<Outcome> {
    const flight = `${cache.purges()} ${key}`
    const running = making.get(flight)
    if (running) return running
    const made = make(key, render).finally(() => {
      making.delete(flight)
      if (making.size === 0) cache.forgetPurges()
    })
    making.set(flight, made)
    return made
  }

  function refresh(key: string, render: () => Promise<Rendered>): void {
    makeOnce(key, render).catch((error: unknown) => {
      fallback(key)
      log.warn({ error, key }, 'a page was not refreshed')
    })
  }

  /** Compresses a popular page well, one after the other. */
  function improve(key: string, entry: Entry): void {
    settling = settling
      .then(() => settle(entry.page))
      .catch((error: unknown) => log.warn({ error, key }, 'a page was not compressed'))
  }

  async function makeOrFallBack(key: string, render: () => Promise<Rendered>): Promise<Outcome> {
    try {
      const outcome = await makeOnce(key, render)
      const isWhole = outcome.page.status < 500 && !outcome.isDegraded
      return isWhole ? outcome : (fallback(key) ?? outcome)
    } catch (error) {
      const kept = fallback(key)
      if (!kept) throw error
      log.warn({ error, key }, 'a page was served as it last was')
      return kept
    }
  }

  /** What was kept last, if it may still stand in; nobody is asked for another before a breath has passed. */
  function fallback(key: string): Outcome | undefined {
    const entry = cache.get(key)
    if (!entry || now() >= entry.fallbackUntil) return undefined
    entry.freshUntil = now() + BREATHER
    return { page: entry.page, from: 'fallback', isShared: true }
  }

  return {
    /** The page where it is kept and may be shown; starts a refresh where it is due. */
    kept(key: string, render: () => Promise<Rendered>): Outcome | undefined {
      const entry = cache.get(key)
      if (!entry) return undefined
      if (entry.hits === POPULAR) improve(key, entry)
      const time = now()
      if (time < entry.freshUntil) return { page: entry.page, from: 'cache', isShared: true }
      if (time >= entry.staleUntil) return undefined
      refresh(key, render)
      return { page: entry.page, from: 'stale', isShared: true }
    },

    /** The page made now. What turns out to be one visitor's is made again for every other who waited for it. */
    async made(key: string, render: () => Promise<Rendered>): Promise<Outcome> {
      let isMine = false
      const outcome = await makeOrFallBack(key, () => {
        isMine = true
        return render()
      })
      return outcome.isShared || isMine ? outcome : { ...(await make(key, render)), isShared: false }
    },

    /** For a graceful stop: nothing is being made or compressed any more. */
    async idle(): Promise<void> {
      await Promise.allSettled([...making.values(), settling])
    },
  }
}

/** How a page tells what it depends on, and what belongs to one sending of it: not kept with it. */
const OWN = new Set(['x-cache-tags', 'x-cache-until', 'content-length', 'transfer-encoding', 'connection'])

function terms({ headers }: Rendered): { tags: string[]; until: number } {
  const value = (wanted: string) => headers.find(([name]) => name === wanted)?.[1]
  const until = Date.parse(value('x-cache-until') ?? '')
  return {
    tags: (value('x-cache-tags') ?? '').split(' ').filter((tag) => tag !== ''),
    until: Number.isNaN(until) ? Number.POSITIVE_INFINITY : until,
  }
}

/** A failure is for everybody whatever it says: a broken shop is not to be asked once for each visitor. */
const isForEverybody = ({ status, headers }: Rendered): boolean =>
  !headers.some(
    ([name, value]) =>
      name === 'set-cookie' ||
      (name === 'cache-control' && status < 500 && /\b(no-store|private)\b/.test(value)),
  )
