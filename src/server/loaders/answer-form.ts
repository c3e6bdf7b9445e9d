import type { Visit } from '#server/rpc/procedure.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

/**
 * Follows the form of a request, and leads on (303) to `address`, whose query says how it went. A form of another site is refused with 403;
 * one that cannot be read counts as empty.
 */
export async function answerForm(
  visit: Visit,
  request: Request,
  { url, address }: { url: URL; address: string },
  follow: (visit: Visit, form: FormData) => Promise<Record<string, string>>,
): Promise<Response> {
  if (isCrossSite(request.headers, url)) return new Response(null, { status: 403 })
  const form = await request.formData().catch(() => new FormData())
  const headers = new Headers({
    'cache-control': 'private, no-store',
    location: `${address}?${new URLSearchParams(await follow(visit, form))}`,
  })
  for (const line of visit.caller.cookies()) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
