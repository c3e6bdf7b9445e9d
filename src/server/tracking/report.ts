import { pageViewReport } from '#contract/tracking/report.ts'
import { isBot } from '#domain/tracking/bot.ts'
import { isReported, type PageView } from '#domain/tracking/page-view.ts'
import type { Context } from '#server/context.ts'
import { problem, ShopError, tooMany } from '#server/errors.ts'
import { reportedText } from '#server/rpc/reported-text.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

const MOST_BYTES = 16_000

/**
 * `POST /api/dt/report`: a page view, sent by a beacon of a page whose reader has agreed. It is noted without whatever could tell who
 * that was: no token, no agent, of the page he came from its host alone. The beacon awaits nothing, so the answer has no body.
 */
export async function answerReport(
  ctx: Context,
  request: Request,
  _name: string,
  address: string | undefined,
): Promise<Response> {
  if (isCrossSite(request.headers, new URL(request.url))) return problem(403, 'forbidden')
  const wait = await ctx.limits.count('pageView', { visitor: undefined, address })
  if (wait > 0) return tooMany(wait)
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
  path: reportedText(view.path),
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
