import { depart } from '#server/auth/arrive.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

/** Signs somebody out (everywhere, where the form has a field `everywhere`), and leads on to the sign-in. */
export async function answerSignoutForm(
  visit: Visit,
  request: Request,
  { url, signin }: { url: URL; signin: string },
): Promise<Response> {
  if (isCrossSite(request.headers, url)) return new Response(null, { status: 403 })
  const form = await request.formData().catch(() => new FormData())
  await depart(visit, form.has('everywhere'))
  const headers = new Headers({ location: `${signin}?note=gone`, 'cache-control': 'private, no-store' })
  for (const line of visit.caller.cookies()) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
