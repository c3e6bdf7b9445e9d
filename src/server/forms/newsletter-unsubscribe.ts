import type { Context } from '#server/context.ts'
import { problem } from '#platform/errors.ts'

const STATUS = { left: 200, forged: 400, expired: 400, confirmed: 400, failed: 503 } as const

/**
 * `POST /api/newsletter/leave?leave={token}`: the one-click unsubscribe of mail programs (RFC 8058). It comes from
 * no page and sends no cookie. The signed link is the only proof.
 */
export async function handleUnsubscribe(ctx: Context, request: Request): Promise<Response> {
  const { searchParams, href } = new URL(request.url)
  const outcome = await ctx.newsletter.followLink('leave', searchParams.get('leave') ?? '', href)
  const status = STATUS[outcome]
  return status === 200 ? new Response('ok\n', { status }) : problem(status, 'bad-request')
}
