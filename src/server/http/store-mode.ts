import { isStoreMode, withStoreMode } from '#domain/shop/store-mode.ts'
import type { ResolvedRequest } from './resolved-request.ts'

/** The first tag of a link or a form that stays in the shop: what stands before its address, and the address. */
const LINK = /(<(?:a|form)(?=\s)(?:[^>"]|"[^"]*")*?\s(?:href|action)=")((?:\/(?!\/)|\?)[^"]*|)(?=")/g
const GET_FORM = /<form(?=[\s>])(?:[^>"]|"[^"]*")*>/g
const FIELD = '<input type="hidden" name="storeMode" value="true">'

/** At a terminal every link, form and redirect of a page leads on in store mode. Spec §2. */
export async function keepStoreMode(
  { ctx, resolution }: ResolvedRequest,
  { searchParams }: URL,
  response: Response,
): Promise<Response> {
  if (resolution.kind === 'redirect' || !searchParams.has('storeMode')) return response
  const { flags } = await ctx.shop(resolution.variant).configuration()
  if (!isStoreMode(searchParams, flags)) return response
  const headers = new Headers(response.headers)
  const location = headers.get('location')
  if (location !== null && /^\/(?!\/)/.test(location)) headers.set('location', withStoreMode(location))
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const body = isPage ? keptIn(await response.text()) : response.body
  return new Response(body, { status: response.status, headers })
}

const keptIn = (html: string): string =>
  html
    .replaceAll(LINK, (_, before: string, address: string) => before + withStoreMode(address))
    .replaceAll(GET_FORM, (form) => (/\smethod="?post/i.test(form) ? form : form + FIELD))
