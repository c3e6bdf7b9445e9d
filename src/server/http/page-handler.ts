import type { IncomingMessage } from 'node:http'
import { type VariantCode, VARIANTS } from '#i18n/variants.ts'
import { type Exchange, sendUncached, sendPage } from './send-response.ts'
import type { Context } from '#server/context.ts'
import { cdnLifetime } from '#server/page-cache/cdn-headers.ts'
import { createPageCachePolicy, type PageOutcome } from '#server/page-cache/page-cache-policy.ts'
import { createUrlMemo } from '#server/page-cache/url-memo.ts'
import type { Source } from './metrics.ts'
import type { RenderedPage } from '#server/page-cache/cached-page.ts'
import { isEmailLink, pageQuery } from '#server/page-cache/page-query.ts'
import { PREVIEW_COOKIE } from '#server/preview/preview-cookie.ts'
import { redirectEnd } from './product-redirect.ts'
import { withOwnTags } from './redirects.ts'
import type { PageRequest } from './render.ts'
import { ShopError } from '#platform/errors.ts'
import { inSpan } from '#platform/tracing.ts'
import { isLocal } from '#platform/request-address.ts'
import { isPersonalScreen } from './resolution.ts'
import { type ResolvedRequest, resolveRequest } from './resolved-request.ts'

type Deps = {
  ctx: Context
  render(request: PageRequest): Promise<RenderedPage>
  /** Called with the number of milliseconds that a page of a screen took. */
  observe(screen: string, milliseconds: number): void
}

type MemoizedPage = { variant: VariantCode; key: string; render: () => Promise<RenderedPage> }

/** Answers page requests: from the cache where the page is the same for everybody, from Astro otherwise. */
export function createPageHandler({ ctx, render, observe }: Deps) {
  const policy = createPageCachePolicy({ cache: ctx.pageCache, log: ctx.log, now: () => ctx.now().getTime() })
  const addresses = createUrlMemo<MemoizedPage>()

  const resolve = (url: URL, { request, address }: Exchange): ResolvedRequest =>
    resolveRequest(ctx, url, headersOf(request), {
      address,
      isLocal: isLocal(request, ctx.env.isTrustedProxy),
    })

  /** A page is cached for one campaign: no page shows a price of another. */
  const pricedKey = ({ variant, key }: Pick<MemoizedPage, 'variant' | 'key'>): string =>
    `${key} ${ctx.campaignKey(variant) ?? ''}`

  /** What a CDN may do with a page; undefined where there is none. */
  const lifetimeOf = ({ variant }: Pick<MemoizedPage, 'variant'>, outcome: PageOutcome) =>
    ctx.env.cdn && cdnLifetime(outcome, ctx.campaignUntil(variant), ctx.now().getTime())

  /** A page during which a campaign starts or ends may show prices of both: it is not cached. */
  async function withinCampaign(variant: VariantCode, make: () => Promise<RenderedPage>) {
    const before = ctx.campaignKey(variant)
    const rendered = await make()
    if (ctx.campaignKey(variant) === before) return rendered
    return { ...rendered, headers: rendered.headers.filter(([name]) => name !== 'x-cache-tags') }
  }

  async function timed(screen: string, request: PageRequest): Promise<RenderedPage> {
    const started = performance.now()
    try {
      return await inSpan(`render ${screen}`, 'internal', () => render(request))
    } finally {
      observe(screen, performance.now() - started)
    }
  }

  /** Renders a page for one visitor: Astro gets the original request. */
  async function showPersonal(
    exchange: Exchange,
    url: URL,
    resolved: ResolvedRequest,
    body?: Buffer,
  ): Promise<Source> {
    const { request } = exchange
    const rendered = await timed('own', {
      method: body ? 'POST' : 'GET',
      url,
      headers: request.headers,
      resolved,
      body,
    })
    // Without the database a page of one person has nothing to show, and no error page can say when it is back.
    if (rendered.status >= 500 && !resolved.editor)
      throw new ShopError('upstream', `the page ${url.pathname} of one visitor`)
    const headers = rendered.headers.filter(([name]) => !name.startsWith('x-cache-'))
    // Overrides the page's own header: nothing may cache the page of one visitor.
    const privateHeaders = resolved.editor ? noIndexHeaders(headers) : noStoreHeaders(headers)
    await sendUncached(exchange, { ...rendered, headers: privateHeaders })
    return 'own'
  }

  return {
    /** The fast path: a memoized address whose page is cached. Otherwise undefined. */
    showCached(exchange: Exchange): Source | undefined {
      const { request } = exchange
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
      if (request.headers.cookie?.includes(PREVIEW_COOKIE)) return undefined
      const memoized = addresses.get(`${exchange.origin}${request.url}`)
      const outcome = memoized && policy.fromCache(pricedKey(memoized), memoized.render)
      if (!outcome) return undefined
      sendPage(exchange, outcome.page, lifetimeOf(memoized, outcome))?.catch((error: unknown) => {
        ctx.log.error({ error, requestId: exchange.id, key: memoized.key }, 'a cached page was not sent')
        exchange.response.destroy()
      })
      return outcome.from
    },

    async show(exchange: Exchange, url: URL): Promise<Source> {
      const { request } = exchange
      const resolved = resolve(url, exchange)
      const { resolution } = resolved
      if (resolution.kind === 'redirect') {
        const location = await redirectEnd(ctx, url, resolution.location)
        return redirect(exchange, { ...resolution, location })
      }
      const screen = resolution.kind === 'screen' ? resolution.match.route : undefined
      exchange.call = `page/${screen ?? 'none'}`
      const isPersonal = isEmailLink(url.searchParams) || resolved.editor !== null
      if (isPersonal || (screen && isPersonalScreen(screen))) return showPersonal(exchange, url, resolved)

      const canonical = new URL(url)
      canonical.search = screen ? pageQuery(screen, url.searchParams) : ''
      // A shared page may not depend on the visitor who requested it first. Only the not-found page depends on
      // their language.
      const language = VARIANTS[resolution.variant].intl
      const key = screen ? canonical.href : `${language} ${canonical.href}`
      const headers = screen ? {} : { 'accept-language': language }
      const shared = { ...resolved, address: undefined }
      const { variant } = resolution
      const make = () =>
        withinCampaign(variant, () =>
          timed(screen ?? 'none', { method: 'GET', url: canonical, headers, resolved: shared }),
        )
      const page = { variant, key, render: make }
      const priced = pricedKey(page)
      const outcome = policy.fromCache(priced, make) ?? (await policy.render(priced, make))
      const tagged = withOwnTags(outcome.page, url.searchParams)
      if (tagged) await sendUncached(exchange, tagged)
      else if (outcome.isShared) await sendPage(exchange, outcome.page, lifetimeOf(page, outcome))
      else await sendUncached(exchange, { ...outcome.page, body: outcome.page.bodies.identity ?? '' })
      if (outcome.isShared && outcome.page.status === 200)
        addresses.set(`${exchange.origin}${request.url}`, page)
      return outcome.from
    },

    /** A form submitted without a script. */
    submit(exchange: Exchange, url: URL, form: Buffer): Promise<Source> {
      const resolved = resolve(url, exchange)
      const { resolution } = resolved
      exchange.call = `form/${resolution.kind === 'screen' ? resolution.match.route : 'none'}`
      return showPersonal(exchange, url, resolved, form)
    },

    idle: policy.idle,
  }
}

const headersOf = ({ headers }: IncomingMessage): Pick<Headers, 'get'> => ({
  get: (name) => headers[name]?.toString() ?? null,
})

/** Neither cached on the way nor listed by search engines. */
const noIndexHeaders = (headers: [string, string][]): [string, string][] => [
  ...noStoreHeaders(headers).filter(([name]) => name !== 'x-robots-tag'),
  ['x-robots-tag', 'noindex, nofollow'],
]

const noStoreHeaders = (headers: [string, string][]): [string, string][] => [
  ...headers.filter(([name]) => name !== 'cache-control'),
  ['cache-control', 'private, no-store'],
]

async function redirect(
  exchange: Exchange,
  { status, location }: { status: number; location: string },
): Promise<Source> {
  // Where the language decides (302), the next visitor may be redirected elsewhere.
  const caching: [string, string][] =
    status === 301
      ? [['cache-control', 'public, max-age=3600']]
      : [
          ['cache-control', 'private, no-store'],
          ['vary', 'accept-language, cookie'],
        ]
  await sendUncached(exchange, { status, headers: [['location', location], ...caching], body: '' })
  return 'redirect'
}
