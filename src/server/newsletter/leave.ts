import type { Context } from '#server/context.ts'
import { problem } from '#server/errors.ts'

const STATUS = { left: 200, forged: 400, expired: 400, confirmed: 400, failed: 503 } as const

/**
 * `POST /api/newsletter/leave?leave={token}`: the one click of a mail program (RFC 8058), which is on no page and sends no cookie. The
 * signed link is all that it needs.
 */
export async function answerLeave(ctx: Context, request: Request): Promise<Response> {
  const { searchParams, href } = new URL(request.url)
  const outcome = await ctx.newsletter.follow('leave', searchParams.get('leave') ?? '', href)
  const status = STATUS[outcome]
  return status === 200 ? new Response('ok\n', { status }) : problem(status, 'bad-request')
}
