import type { IncomingMessage, ServerResponse } from 'node:http'
import { brandOf } from '#domain/shop/brand.ts'
import { arrival } from '#i18n/addresses.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { type Exchange, sendOnce, sendPage } from './answer.ts'
import type { Context } from './context.ts'
import { problem, ShopError, STATUS } from './errors.ts'
import { lastResort } from './last-resort.ts'
import { createMetrics, type Source } from './metrics.ts'
import type { Rendered } from './page.ts'
import { createPageDoor } from './page-door.ts'
import type { PageRequest } from './render.ts'
import { addressOf, clientAddress, isLoopback, originOf } from './request-address.ts'
import { holdsNull, readBody } from './request-body.ts'
import { requestId, withRequestId } from './request-id.ts'
import { answerService, isService } from './services.ts'
import type { StaticFiles } from './static-files.ts'

type Parts = {
  ctx: Context
  files: StaticFiles
  render(request: PageRequest): Promise<Rendered>
}

const MOST_BODY_BYTES = 1_000_000
const QUIET: ReadonlySet<Source> = new Set(['cache', 'stale', 'file'])

/** Answers every request: a kept page, a file, a service, or a page made now. */
export function createDoor({ ctx, files, render }: Parts) {
  const metrics = createMetrics(ctx.pages)
  const pages = createPageDoor({ ctx, render, made: metrics.made })

  async function answer(exchange: Exchange): Promise<Source> {
    const { request, origin } = exchange
    const url = origin === null ? null : addressOf(origin, request.url ?? '')
    if (!url) return refuse(exchange, 400, 'bad-request')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead ? files(url.pathname) : undefined
    if (file) {
      await sendPage(exchange, await file)
      return 'file'
    }
    if (url.pathname === '/api/metrics') return tellMetrics(exchange)
    if (isService(url.pathname)) {
      const body = isRead ? null : await readBody(request, MOST_BODY_BYTES)
      const message = new Request(url, { method: request.method ?? 'GET', headers: headersOf(request), body })
      await sendResponse(exchange, await answerService(ctx, message, clientAddress(request)))
      return 'service'
    }
    if (isRead) return pages.show(exchange, url)
    if (request.method !== 'POST') return refuse(exchange, 405, 'method-not-allowed')
    const form = await readBody(request, MOST_BODY_BYTES)
    return holdsNull(form) ? refuse(exchange, 400, 'bad-request') : pages.submit(exchange, url, form)
  }

  async function tellMetrics(exchange: Exchange): Promise<Source> {
    const { headers, socket } = exchange.request
    const isLocal = isLoopback(socket.remoteAddress) && headers['x-forwarded-for'] === undefined
    const token = ctx.env.metricsToken
    if (!isLocal && (token === undefined || headers.authorization !== `Bearer ${token}`))
      return refuse(exchange, 403, 'forbidden')
    const type: [string, string] = ['content-type', metrics.contentType]
    await sendOnce(exchange, { status: 200, headers: [type], body: await metrics.text() })
    return 'service'
  }

  async function refuse(exchange: Exchange, status: number, kind: string): Promise<Source> {
    await sendResponse(exchange, problem(status, kind))
    return 'refused'
  }

  /** The answer where something broke that no page could tell about. */
  async function fail(exchange: Exchange, error: unknown): Promise<Source> {
    if (error instanceof ShopError && STATUS[error.kind] < 500)
      return refuse(exchange, STATUS[error.kind], error.kind)
    ctx.log.error({ error, id: exchange.id, path: pathOf(exchange.request) }, 'a request failed')
    if (!exchange.response.headersSent)
      await sendOnce(exchange, { status: 503, ...lastResort(variantOf(exchange), brandOf(ctx.env.brand)) })
    else exchange.response.destroy()
    return 'failed'
  }

  function variantOf({ request, origin }: Exchange): VariantCode | undefined {
    const url = origin === null ? null : addressOf(origin, request.url ?? '')
    return url ? arrival(url, ctx.env.domains)?.variant : undefined
  }

  const isTalkative = ['debug', 'trace'].includes(ctx.env.logLevel)

  function note({ id, request, response }: Exchange, source: Source, started: number): void {
    metrics.count(source)
    // What costs next to nothing is counted, and listed only where one looks closely.
    if (QUIET.has(source) && !isTalkative) return
    const ms = Math.round(performance.now() - started)
    const { method } = request
    ctx.log.info({ id, method, path: pathOf(request), status: response.statusCode, source, ms }, 'request')
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      const started = performance.now()
      const exchange = exchangeOf(request, response, ctx.env.origin)
      const kept = pages.showKept(exchange)
      if (kept) return note(exchange, kept, started)
      withRequestId(exchange.id, () => answer(exchange))
        .catch((error: unknown) => fail(exchange, error))
        .then(
          (source) => note(exchange, source, started),
          (error: unknown) => ctx.log.error({ error }, 'an answer failed'),
        )
    },
    /** Nothing is being made any more. */
    idle: pages.idle,
  }
}

function exchangeOf(request: IncomingMessage, response: ServerResponse, fixed: string | undefined): Exchange {
  const origin = fixed ?? originOf(request)
  const id = requestId(request.headers['x-request-id']?.toString())
  return { request, response, id, origin, isSecure: origin?.startsWith('https:') ?? false }
}

/** For logs: without the query, which may hold what somebody typed. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]?.slice(0, 200) ?? ''

function headersOf({ headers }: IncomingMessage): Headers {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':')
      ? []
      : [value].flat().map((each): [string, string] => [name, each]),
  )
  return new Headers(lines)
}

async function sendResponse(exchange: Exchange, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  await sendOnce(exchange, { status: response.status, headers: [...response.headers], body })
}
