import type { IncomingMessage, ServerResponse } from 'node:http'
import { brandOf } from '#domain/shop/brand.ts'
import { parseVariantUrl } from '#i18n/urls.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { type Exchange, sendUncached, sendPage } from './send-response.ts'
import type { Context } from '#server/context.ts'
import { seeOther } from '#server/forms/form-action.ts'
import { methodNotAllowed, problem, ShopError, STATUS } from '#platform/errors.ts'
import { fallbackErrorPage } from './fallback-error-page.ts'
import { fetchRequest } from './fetch-request.ts'
import { createMetrics, type Source } from './metrics.ts'
import type { RenderedPage } from '#server/page-cache/cached-page.ts'
import { createPageHandler } from './page-handler.ts'
import type { PageRequest } from './render.ts'
import {
  parseRequestUrl,
  clientAddress,
  isForwarded,
  isLocal,
  requestOrigin,
} from '#platform/request-address.ts'
import { inSpan } from '#platform/tracing.ts'
import { shouldLog } from '#platform/log-throttle.ts'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import { readBody } from '#platform/read-body.ts'
import { containsNull } from './request-body.ts'
import { requestId, withRequestId } from '#platform/request-id.ts'
import { apiCallOf, handleApiRequest, isApiPath } from './api-routes.ts'
import type { StaticFiles } from './static-files.ts'
import { readUpload, takesUpload, tooLargePath } from './takes-upload.ts'

type Deps = {
  ctx: Context
  files: StaticFiles
  render(request: PageRequest): Promise<RenderedPage>
}

const MAX_BODY_BYTES = 1_000_000
const QUIET: ReadonlySet<Source> = new Set(['cache', 'stale', 'file'])

/** Answers every request: with a cached page, a file, an API response, or a rendered page. */
export function createRequestHandler({ ctx, files, render }: Deps) {
  const metrics = createMetrics(ctx.pageCache, ctx.jobs.metrics)
  const pages = createPageHandler({ ctx, render, observe: metrics.made })
  const hosts = new Set(Object.values(ctx.env.domains ?? {}).map((origin) => new URL(origin).host))

  async function answer(exchange: Exchange): Promise<Source> {
    const { request, origin } = exchange
    const url = origin === null ? null : parseRequestUrl(origin, request.url ?? '')
    if (!url) return refuse(exchange, 400, 'bad-request')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead ? files(url.pathname) : undefined
    if (file) {
      await sendPage(exchange, await file)
      return 'file'
    }
    if (url.pathname === '/api/metrics') return sendMetrics(exchange)
    if (isApiPath(url.pathname)) {
      exchange.call = apiCallOf(url.pathname)
      const body = isRead ? null : await readBody(request, MAX_BODY_BYTES)
      const message = fetchRequest(url, exchange, body)
      await sendResponse(exchange, await handleApiRequest(ctx, message, exchange.address))
      return 'service'
    }
    if (isRead) return pages.show(exchange, url)
    if (request.method !== 'POST') {
      await sendResponse(exchange, methodNotAllowed('GET, HEAD, POST'))
      return 'refused'
    }
    if (takesUpload(ctx, url)) {
      const upload = await readUpload(request)
      if (upload) return pages.submit(exchange, url, upload)
      await sendResponse(exchange, seeOther(tooLargePath(url)))
      return 'refused'
    }
    const form = await readBody(request, MAX_BODY_BYTES)
    return containsNull(form) ? refuse(exchange, 400, 'bad-request') : pages.submit(exchange, url, form)
  }

  /** A visitor chooses no trace: only a proxy of the shop names the one above. */
  function traced(exchange: Exchange): Promise<Source> {
    const { request, response, id } = exchange
    const isOurs = ctx.env.isTrustedProxy(request.socket.remoteAddress)
    const parent = isOurs ? request.headers['traceparent']?.toString() : undefined
    return inSpan(
      request.method ?? 'GET',
      'server',
      async (span) => {
        const source = await answer(exchange)
        span.rename(`${request.method} ${exchange.call ?? source}`)
        span.set('http.request.id', id)
        span.set('http.response.status_code', response.statusCode)
        return source
      },
      parent,
    )
  }

  async function sendMetrics(exchange: Exchange): Promise<Source> {
    const { authorization = '' } = exchange.request.headers
    const isAllowed =
      isLocal(exchange.request, ctx.env.isTrustedProxy) ||
      ctx.env.metricsTokens.some((token) => timingSafeEqualText(authorization, `Bearer ${token}`))
    if (!isAllowed) return refuse(exchange, 403, 'forbidden')
    const type: [string, string] = ['content-type', metrics.contentType]
    await sendUncached(exchange, { status: 200, headers: [type], body: await metrics.text() })
    return 'service'
  }

  async function refuse(exchange: Exchange, status: number, kind: string): Promise<Source> {
    await sendResponse(exchange, problem(status, kind))
    return 'refused'
  }

  /** The response to an error that no page could show. */
  async function fail(exchange: Exchange, error: unknown): Promise<Source> {
    if (error instanceof ShopError && STATUS[error.kind] < 500)
      return refuse(exchange, STATUS[error.kind], error.kind)
    ctx.log.error({ error, id: exchange.id, path: pathOf(exchange.request) }, 'a request failed')
    if (!exchange.response.headersSent)
      await sendUncached(exchange, {
        status: 503,
        ...fallbackErrorPage(variantOf(exchange), brandOf(ctx.env.brand), ctx.env.domains),
      })
    else exchange.response.destroy()
    return 'failed'
  }

  function variantOf({ request, origin }: Exchange): VariantCode | undefined {
    const url = origin === null ? null : parseRequestUrl(origin, request.url ?? '')
    return url ? parseVariantUrl(url, ctx.env.domains)?.variant : undefined
  }

  /** Without its name in TRUSTED_PROXIES, all visitors of a proxy are one. */
  function warnOfUnknownProxy({ request }: Exchange): void {
    const { remoteAddress } = request.socket
    if (!ctx.env.isProduction || !isForwarded(request) || ctx.env.isTrustedProxy(remoteAddress)) return
    if (shouldLog(ctx.log, 'unknown proxy', ctx.now().getTime()))
      ctx.log.warn(
        { proxy: remoteAddress },
        'forwarded headers were ignored: TRUSTED_PROXIES does not name their sender',
      )
  }

  const logsAll = ctx.env.logLevel === 'debug'

  function note(exchange: Exchange, source: Source, started: number): void {
    const { id, request, response } = exchange
    metrics.count(source)
    const took = performance.now() - started
    // Cheap requests are only counted; they are logged at the level debug.
    if (!QUIET.has(source)) metrics.answered(exchange.call ?? source, response.statusCode, took)
    if (QUIET.has(source) && !logsAll) return
    const ms = Math.round(took)
    const { method } = request
    ctx.log.info({ id, method, path: pathOf(request), status: response.statusCode, source, ms }, 'request')
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      const started = performance.now()
      const exchange = exchangeOf(request, response, ctx.env, hosts)
      const cachedSource = pages.showCached(exchange)
      if (cachedSource) return note(exchange, cachedSource, started)
      warnOfUnknownProxy(exchange)
      withRequestId(exchange.id, () => traced(exchange))
        .catch((error: unknown) => fail(exchange, error))
        .then(
          (source) => note(exchange, source, started),
          (error: unknown) =>
            ctx.log.error({ error, requestId: exchange.id }, 'an error response could not be sent'),
        )
    },
    /** Resolves when nothing is rendered any more. */
    idle: pages.idle,
  }
}

function exchangeOf(
  request: IncomingMessage,
  response: ServerResponse,
  { origin: fixed, isTrustedProxy }: Context['env'],
  hosts: ReadonlySet<string>,
): Exchange {
  const origin = fixed ?? requestOrigin(request, isTrustedProxy, hosts)
  const address = clientAddress(request, isTrustedProxy)
  const id = requestId(request.headers['x-request-id']?.toString())
  return { request, response, id, origin, address, isSecure: origin?.startsWith('https:') ?? false }
}

/** For logs: without the query, which may contain user input. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]?.slice(0, 200) ?? ''

async function sendResponse(exchange: Exchange, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  await sendUncached(exchange, { status: response.status, headers: [...response.headers], body })
}
