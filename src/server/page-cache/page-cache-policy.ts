import { trackDegradation } from '#platform/degradation.ts'
import { collectCacheTags } from '#platform/collect-cache-tags.ts'
import type { Log } from '#platform/log.ts'
import { nextFallbackExpiry } from './fallback-expiry.ts'
import { type CachedPage, type RenderedPage, encodedBody, keepBodies, toCachedPage } from './cached-page.ts'
import type { PageCache, PageTimes } from './page-cache.ts'
import { createRecompression } from './recompression.ts'

/**
 * Milliseconds. A page is fresh for one minute. For ten more minutes the old page is served while a new one is
 * rendered.
 */
const FRESH_MS = 60_000
const STALE_MS = 600_000
/** Milliseconds for which a failing service gets no new request for a page that has a fallback. */
const RETRY_PAUSE = 10_000
/**
 * Bytes. A merchant feed has megabytes and a tenth of them compressed: plain, the feeds of a few shops would displace
 * all other pages, so it is compressed before it is cached.
 */
const LARGE = 1024 * 1024
/** Number of requests after which a page is worth compressing with best quality. */
const POPULAR_HITS = 3

export type PageOutcome = {
  page: CachedPage
  from: 'cache' | 'stale' | 'fallback' | 'made'
  isShared: boolean
  /** Rendered while a service failed: parts may be missing. */
  isDegraded?: boolean
}

type Deps = { cache: PageCache; log: Log; now(): number }

/**
 * Serves the pages that are the same for everybody: from the cache, or rendered once for all concurrent requests.
 * If a page cannot be rendered, its last version is served. A page that was purged, or is past its `x-cache-until`,
 * is rendered before it is served.
 */
export function createPageCachePolicy({ cache, log, now }: Deps) {
  const pending = new Map<string, Promise<PageOutcome>>()
  const recompression = createRecompression({ cache, log })

  async function renderPage(key: string, render: () => Promise<RenderedPage>): Promise<PageOutcome> {
    const purgeCount = cache.purgeCount()
    const { value, tags: collected } = await collectCacheTags(() => trackDegradation(render))
    const { value: rendered, isDegraded } = value
    const { tags, until } = cacheHeadersOf(rendered)
    const page = toCachedPage({
      ...rendered,
      headers: rendered.headers.filter(([name]) => !TRANSIENT_HEADERS.has(name)),
    })
    const isShared = isShareable(rendered)
    const allTags = [...new Set([...tags, ...collected])]
    if (rendered.status === 200 && isShared && tags.length > 0 && !isDegraded)
      page.shared = { tags: allTags, until }
    if (rendered.status === 200 && isShared && tags.length > 0 && !(isDegraded && fallback(key))) {
      keepBodies(page, cache.peek(key)?.page)
      if (rendered.body.length > LARGE) await encodedBody(page, 'gzip')
      cache.set(key, page, allTags, isDegraded ? degradedTimes() : times(until), purgeCount)
    }
    return { page, from: 'made', isShared, isDegraded }
  }

  function times(until: number): PageTimes {
    const freshUntil = Math.min(now() + FRESH_MS, until)
    return {
      freshUntil,
      staleUntil: Math.min(freshUntil + STALE_MS, until),
      fallbackUntil: nextFallbackExpiry(now()),
    }
  }

  /** An incomplete page is cached only for the retry pause, and never replaces another page. */
  const degradedTimes = (): PageTimes => ({
    freshUntil: now() + RETRY_PAUSE,
    staleUntil: 0,
    fallbackUntil: 0,
  })

  /** Renders a key once at a time. Later requests wait for the same result, unless a purge happened in between. */
  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<PageOutcome> {
    const renderKey = `${cache.purgeCount()} ${key}`
    const running = pending.get(renderKey)
    if (running) return running
    const rendering = renderPage(key, render).finally(() => {
      pending.delete(renderKey)
      if (pending.size === 0) cache.clearPurgeLog()
    })
    pending.set(renderKey, rendering)
    return rendering
  }

  function refresh(key: string, render: () => Promise<RenderedPage>): void {
    renderOnce(key, render).catch((error: unknown) => {
      fallback(key)
      log.warn({ error, key }, 'a page was not refreshed')
    })
  }

  async function renderOrFallBack(key: string, render: () => Promise<RenderedPage>): Promise<PageOutcome> {
    try {
      const outcome = await renderOnce(key, render)
      const isWhole = outcome.page.status < 500 && !outcome.isDegraded
      return isWhole ? outcome : (fallback(key) ?? outcome)
    } catch (error) {
      const last = fallback(key)
      if (!last) throw error
      log.warn({ error, key }, 'the last version of a page was served because rendering failed')
      return last
    }
  }

  /**
   * The last cached page, if it may still be used. Rendering it is not tried again before the retry pause is over.
   */
  function fallback(key: string): PageOutcome | undefined {
    const entry = cache.get(key)
    if (!entry || now() >= entry.fallbackUntil) return undefined
    entry.freshUntil = now() + RETRY_PAUSE
    return { page: entry.page, from: 'fallback', isShared: true }
  }

  return {
    /** The page if it is cached and may be shown. Starts a refresh if one is due. */
    fromCache(key: string, render: () => Promise<RenderedPage>): PageOutcome | undefined {
      const entry = cache.get(key)
      if (!entry) return undefined
      if (entry.hits === POPULAR_HITS && !entry.page.isBest) recompression.add(key)
      const time = now()
      if (time < entry.freshUntil) return { page: entry.page, from: 'cache', isShared: true }
      if (time >= entry.staleUntil) return undefined
      refresh(key, render)
      return { page: entry.page, from: 'stale', isShared: true }
    },

    /**
     * Renders the page now. If it turns out to be for one visitor, it is rendered again for every other waiting
     * request.
     */
    async render(key: string, render: () => Promise<RenderedPage>): Promise<PageOutcome> {
      let isOwnRender = false
      const outcome = await renderOrFallBack(key, () => {
        isOwnRender = true
        return render()
      })
      return outcome.isShared || isOwnRender
        ? outcome
        : { ...(await renderPage(key, render)), isShared: false }
    },

    /** For a graceful stop: resolves when nothing is rendered or compressed any more. */
    async idle(): Promise<void> {
      await Promise.allSettled([...pending.values(), recompression.stop()])
    },
  }
}

/**
 * Headers with which a page states its dependencies, or that belong to one transmission. They are not cached with
 * the page.
 */
const TRANSIENT_HEADERS = new Set([
  'x-cache-tags',
  'x-cache-until',
  'content-length',
  'transfer-encoding',
  'connection',
])

function cacheHeadersOf({ headers }: RenderedPage): { tags: string[]; until: number } {
  const value = (headerName: string) => headers.find(([name]) => name === headerName)?.[1]
  const until = Date.parse(value('x-cache-until') ?? '')
  return {
    tags: (value('x-cache-tags') ?? '').split(' ').filter((tag) => tag !== ''),
    until: Number.isNaN(until) ? Number.POSITIVE_INFINITY : until,
  }
}

/** An error is shared whatever its headers are: a failing shop must not get one request per visitor. */
const isShareable = ({ status, headers }: RenderedPage): boolean =>
  !headers.some(
    ([name, value]) =>
      name === 'set-cookie' ||
      (name === 'cache-control' && status < 500 && /\b(no-store|private)\b/.test(value)),
  )
