import type { Customer } from '#domain/customer/customer.ts'
import type { Asker } from '#server/auth/auth.ts'
import type { Context } from '#server/context.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

/** Sends the letter that proves an address once more, and leads on to where it is said. */
export async function answerVerifyForm(
  { ctx, url, path }: { ctx: Pick<Context, 'auth'>; url: URL; path: string },
  asker: Asker,
  customer: Customer,
  request: Request,
): Promise<Response> {
  if (isCrossSite(request.headers, url)) return new Response(null, { status: 403 })
  const auth = await ctx.auth()
  const asked = await auth.askToVerify(asker, customer)
  const location = `${path}?note=${asked.ok ? 'sent' : asked.error}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}
