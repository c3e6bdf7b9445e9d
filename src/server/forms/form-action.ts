import type { RequestScope } from '#server/request/request-scope.ts'
import { type Caller, setCallerHeaders } from '#server/session/caller.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

/**
 * Passes the form of a request to `handle`. `url` is the address as the visitor sees it. A form of another site is
 * rejected with 403; an unreadable one counts as empty.
 */
export async function formAction<Outcome>(
  request: Request,
  url: URL,
  handle: (form: FormData) => Promise<Outcome>,
): Promise<Outcome | Response> {
  if (isCrossSite(request.headers, url)) return new Response(null, { status: 403 })
  return handle(await request.formData().catch(() => new FormData()))
}

/**
 * 303 to the page that shows the outcome, with the headers that the caller's browser needs. Nothing on the way may store it.
 */
export function seeOther(location: string, caller?: Pick<Caller, 'cookies' | 'isSignedOut'>): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  if (caller) setCallerHeaders(headers, caller)
  return new Response(null, { status: 303, headers })
}

type Sender = { ctx: Pick<RequestScope['ctx'], 'rateLimits'>; caller: Pick<Caller, 'user' | 'address'> }

/** Whether the visitor, or those of their address together, have sent more forms than people would. Newcomers count by address. */
export const isRateLimited = async (
  { ctx, caller }: Sender,
  form: 'basket form' | 'checkout form' | 'configurator form' | 'wishlist form',
): Promise<boolean> =>
  (await ctx.rateLimits.count(form, { visitor: caller.user?.id, address: caller.address })) > 0
