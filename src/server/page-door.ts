import type { IncomingMessage } from 'node:http'
import { VARIANTS } from '#i18n/variants.ts'
import { type Exchange, sendOnce, sendPage } from './answer.ts'
import type { Context } from './context.ts'
import { createKeptPages } from './kept-pages.ts'
import { createKnownAddresses } from './known-addresses.ts'
import type { Source } from './metrics.ts'
import type { Rendered } from './page.ts'
import { isLetterLink, pageQuery } from './page-query.ts'
import { PASS } from './preview/pass.ts'
import { editorsVisit } from './preview/visit.ts'
import type { PageRequest } from './render.ts'
import { clientAddress } from './request-address.ts'
import { isPersonalScreen, resolve } from './resolution.ts'

type Parts = {
  ctx: Context
  render(request: PageRequest): Promise<Rendered>
  /** Told how many milliseconds a page of a screen took. */
  made(screen: string, milliseconds: number): void
}

type KnownAddress = { key: string; make: () => Promise<Rendered> }

/** Pages: from bytes where they are the same for everybody, from Astro otherwise. */
export function createPageDoor({ ctx, render, made }: Parts) {
  const pages = createKeptPages({ cache: ctx.pages, log: ctx.log, now: () => ctx.now().getTime() })
  const addresses = createKnownAddresses<KnownAddress>()

  /** What an editor sees nobody else may, and nothing may keep. Whoever only says to be one gets what everybody gets. */
  const isPreview = (url: URL, { headers }: IncomingMessage) =>
    editorsVisit(ctx, url, { get: (name) => headers[name]?.toString() ?? null }) !== null

  async function timed(screen: string, request: PageRequest): Promise<Rendered> {
    const started = performance.now()
    try {
      return await render(request)
    } finally {
      made(screen, performance.now() - started)
    }
  }

  /** A page that is one visitor's own: Astro gets his request as it came. */
  async function showOwn(exchange: Exchange, url: URL, body?: Buffer): Promise<Source> {
    const { request } = exchange
    const rendered = await timed('own', {
      method: body ? 'POST' : 'GET',
      url,
      headers: request.headers,
      remoteAddress: clientAddress(request),
      body,
    })
    const headers = rendered.headers.filter(([name]) => !name.startsWith('x-cache-'))
    // Whatever the page says of itself: what is one visitor's own is kept by nobody.
    const own = isPreview(url, request) ? unseen(headers) : unkept(headers)
    await sendOnce(exchange, { ...rendered, headers: own })
    return 'own'
  }

  return {
    /** The short way: an address seen before whose page is kept. Undefined where it is not. */
    showKept(exchange: Exchange): Source | undefined {
      const { request } = exchange
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
      if (request.headers.cookie?.includes(PASS)) return undefined
      const known = addresses.get(`${exchange.origin}${request.url}`)
      const outcome = known && pages.kept(known.key, known.make)
      if (!outcome) return undefined
      sendPage(exchange, outcome.page)?.catch((error: unknown) => {
        ctx.log.error({ error, key: known.key }, 'a kept page was not sent')
        exchange.response.destroy()
      })
      return outcome.from
    },

    async show(exchange: Exchange, url: URL): Promise<Source> {
      const { request } = exchange
      const { cookie = '', 'accept-language': languages = '' } = request.headers
      const visitor = new Headers({ cookie, 'accept-language': languages })
      const resolution = resolve(url, visitor, ctx.env.domains)
      if (resolution.kind === 'redirect') return redirect(exchange, resolution)
      const screen = resolution.kind === 'screen' ? resolution.match.route : undefined
      const isOwn = isLetterLink(url.searchParams) || isPreview(url, request)
      if (isOwn || (screen && isPersonalScreen(screen))) return showOwn(exchange, url)

      const canonical = new URL(url)
      canonical.search = screen ? pageQuery(screen, url.searchParams) : ''
      // What everybody gets may know nothing of whoever asked first but the language of a page that no address has.
      const language = VARIANTS[resolution.variant].intl
      const key = screen ? canonical.href : `${language} ${canonical.href}`
      const headers = screen ? {} : { 'accept-language': language }
      const make = () => timed(screen ?? 'none', { method: 'GET', url: canonical, headers })
      const outcome = pages.kept(key, make) ?? (await pages.made(key, make))
      if (outcome.isShared) await sendPage(exchange, outcome.page)
      else await sendOnce(exchange, { ...outcome.page, body: outcome.page.bodies.identity ?? '' })
      if (outcome.isShared && outcome.page.status === 200)
        addresses.set(`${exchange.origin}${request.url}`, { key, make })
      return outcome.from
    },

    /** A form sent without a script. */
    submit: showOwn,

    idle: pages.idle,
  }
}

/** Neither kept on the way nor found by anybody. */
const unseen = (headers: [string, string][]): [string, string][] => [
  ...unkept(headers).filter(([name]) => name !== 'x-robots-tag'),
  ['x-robots-tag', 'noindex, nofollow'],
]

const unkept = (headers: [string, string][]): [string, string][] => [
  ...headers.filter(([name]) => name !== 'cache-control'),
  ['cache-control', 'private, no-store'],
]

async function redirect(
  exchange: Exchange,
  { status, location }: { status: number; location: string },
): Promise<Source> {
  // Where the language decides (302), the next visitor may be sent elsewhere.
  const caching: [string, string][] =
    status === 301
      ? [['cache-control', 'public, max-age=3600']]
      : [
          ['cache-control', 'private, no-store'],
          ['vary', 'accept-language, cookie'],
        ]
  await sendOnce(exchange, { status, headers: [['location', location], ...caching], body: '' })
  return 'redirect'
}
