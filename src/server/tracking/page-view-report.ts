import { pageViewReport } from '#contract/tracking/report.ts'
import { isBot } from '#domain/tracking/bot.ts'
import { isReported, type PageView } from '#domain/tracking/page-view.ts'
import type { Context } from '#server/context.ts'
import { problem, ShopError, tooManyRequests } from '#platform/errors.ts'
import { sanitiseReportedText } from './reported-text.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

const MOST_BYTES = 16_000

/**
 * `POST /api/dt/report`: a page view, sent by a beacon after the visitor's consent. It is logged without anything
 * that identifies the visitor: no token, no user agent, and only the host of the referrer. The beacon ignores the
 * response, so it has no body.
 */
export async function handlePageViewReport(
  ctx: Context,
  request: Request,
  _name: string,
  address: string | undefined,
): Promise<Response> {
  if (isCrossSite(request.headers, new URL(request.url))) return problem(403, 'forbidden')
  const wait = await ctx.rateLimits.count('pageView', { visitor: undefined, address })
  if (wait > 0) return tooManyRequests(wait)
  const text = await request.text()
  if (Buffer.byteLength(text) > MOST_BYTES) throw new ShopError('too-large', 'a page view')
  const view = pageViewReport.safeParse(parsed(text))
  if (!view.success) {
    const [issue] = view.error.issues
    return problem(400, 'bad-request', `${issue?.path.join('.') || 'body'}: ${issue?.code}`)
  }
  if (isReported(view.data))
    ctx.log.info(noteOf(view.data, request.headers.get('user-agent') ?? ''), 'page view')
  return new Response(null, { status: 204 })
}

const noteOf = (view: PageView, agent: string) => ({
  path: sanitiseReportedText(view.path),
  pageType: view.pageType,
  language: view.language,
  country: view.country,
  from: URL.canParse(view.referrer) ? new URL(view.referrer).host : '',
  isBot: view.isBotTraffic || isBot(agent),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
