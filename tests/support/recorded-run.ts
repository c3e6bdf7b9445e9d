import type { Context } from '#server/context.ts'
import { createLog } from '#platform/log.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { RenderedPage } from '#server/page-cache/cached-page.ts'
import { createPageCache, type PageCache } from '#server/page-cache/page-cache.ts'
import type { PageRequest } from '#server/http/render.ts'
import { loadConfigurator } from '#server/loaders/configurator.ts'
import { createCaller } from '#server/session/caller.ts'
import { renderedPage } from './test-server.ts'

/**
 * What a server leaves behind beside its answers: every line of its log, of all levels and with all fields, and every page that its cache
 * was ever given, with key and headers. `options` start that server.
 */
export function recordedRun() {
  const lines: string[] = []
  const pages: string[] = []
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
  const cache = createPageCache(10_000_000)
  const pageCache: PageCache = {
    ...cache,
    set(key, page, ...rest) {
      if (!page.bodies.identity) throw new Error(`${key} was cached compressed`)
      pages.push([key, JSON.stringify(page.headers), page.bodies.identity.toString()].join('\n'))
      cache.set(key, page, ...rest)
    },
  }
  const purge: Context['purge'] = (tags) => pageCache.purge(tags)
  return {
    lines,
    pages,
    log,
    options: {
      env: { LOG_LEVEL: 'debug' },
      overrides: { log, pageCache, purge },
      render: drawAllThatIsKnown,
    },
  }
}

/** Draws, on every page, whatever the request tells of who asks: the basket, and the pair that is configured. It may be cached. */
async function drawAllThatIsKnown({ url, headers, resolved }: PageRequest): Promise<RenderedPage> {
  const { ctx, resolution } = resolved
  if (resolution.kind !== 'screen') return renderedPage('')
  const { variant, match } = resolution
  const caller = createCaller(ctx.visitors, new Headers({ cookie: String(headers['cookie'] ?? '') }), url)
  const scope = { ctx, variant, caller }
  const slug = match.params['slug']
  return renderedPage(
    JSON.stringify({
      url,
      basket: await basketService.read(scope),
      configurator: slug === undefined ? null : await loadConfigurator(scope, slug, url.searchParams),
    }),
  )
}
