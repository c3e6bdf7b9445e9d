import type { Fetchable } from 'astro'
import { actions, FetchState, middleware, pages } from 'astro/fetch'
import type { Match, RouteName } from '#i18n/routes.ts'
import { plainProblem } from '#platform/errors.ts'
import { isLoopbackHost } from '#platform/request-address.ts'
import { accessDecision, redirectTarget } from '#server/access/access-decision.ts'
import { handleApiRequest, isApiPath } from '#server/http/api-routes.ts'
import { statusOf } from '#server/http/error-status.ts'
import { findRedirect, redirectLocation } from '#server/http/redirects.ts'
import { keepStoreMode } from '#server/http/store-mode.ts'
import { isPersonalScreen, signinQuery } from '#server/http/resolution.ts'
import { pageLocals } from '#server/request/page-locals.ts'
import { openPreview } from '#server/preview/preview.ts'
import { developmentContext } from '#server/development-context.ts'
import { type ResolvedRequest, resolvedRequest, resolveRequest } from '#server/http/resolved-request.ts'
import { identifyCaller } from '#server/session/caller.ts'

/**
 * Public address → redirect, or variant and screen → access check → the screen's page under its canonical English
 * name.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const resolved = resolvedRequest() ?? (await resolveInDevelopment(request, url))
    if (resolved instanceof Response) return resolved
    const { ctx } = resolved
    const preview = await openPreview(ctx, resolved.editor, request, url)
    if (preview instanceof Response) return preview
    return preview
      ? preview.show(await answer({ ...resolved, ctx: preview.ctx }, preview.request, url, preview.editor))
      : keepStoreMode(resolved, url, await answer(resolved, request, url, null))
  },
} satisfies Fetchable

/** Where Astro's adapter has put the client's own address. */
const ADDRESS = Symbol.for('astro.clientAddress')

/** `astro dev` runs without the request handler, which otherwise answers API paths. */
async function resolveInDevelopment(request: Request, url: URL): Promise<ResolvedRequest | Response> {
  const ctx = await developmentContext()
  return isApiPath(url.pathname)
    ? handleApiRequest(ctx, request)
    : resolveRequest(ctx, url, request.headers, {
        address: Reflect.get(request, ADDRESS),
        isLocal: isLoopbackHost(url.host),
      })
}

async function answer(
  { ctx, resolution, address }: ResolvedRequest,
  request: Request,
  url: URL,
  editor: string | null,
): Promise<Response> {
  if (resolution.kind === 'redirect') return redirect(resolution.location, resolution.status)
  const { variant, path } = resolution
  const match: Match = resolution.kind === 'screen' ? resolution.match : { route: 'category', params: {} }
  const locals = { ...pageLocals(ctx, url, variant, match), editor }
  const page = { request, url, locals, path, address }
  try {
    if (resolution.kind === 'screen') return await screen(page)
    return resolution.kind === 'file' ? await file(page) : await missing(page)
  } catch (error) {
    return await failed(page, error)
  }
}

/** Screens that differ in little but their texts share a page; every other screen has a page of its own name. */
const SHARED: Partial<Record<RouteName, string>> = {
  instructions: 'documents',
  conformity: 'documents',
  'order-link': 'order-status',
  withdrawal: 'declaration',
  'subscription-cancellation': 'declaration',
}
const pageOf = (route: RouteName): string => SHARED[route] ?? route

/** Fragments of pages that scripts request, by screen and name. */
const FRAGMENTS: Record<string, string> = {
  'search suggestions': 'suggestions',
  'search filters': 'filters',
  'category filters': 'filters',
  'home menu': 'menu',
  'reservation branch': 'branch-stock',
  'configurator price': 'values-price',
  'account lenses': 'lenses-again',
  'account tiles': 'tile-prices',
}

/** A resolved request with everything needed to render its page. `path` is that of the variant; `address` the client's own. */
type PageRequest = {
  request: Request
  url: URL
  locals: App.Locals
  path: string
  address: string | undefined
}

async function screen(page: PageRequest): Promise<Response> {
  const { locals, request, url, address } = page
  const { ctx, match } = locals
  if (isPersonalScreen(match.route)) {
    locals.caller = await identifyCaller(ctx, request.headers, url, address)
    locals.customer = locals.caller.session?.customer ?? null
  }
  const redirected = await guarded(page)
  if (redirected) return redirected
  const fragment = FRAGMENTS[`${match.route} ${page.url.searchParams.get('fragment')}`]
  const response = await render(page, `/${fragment ?? pageOf(match.route)}/`)
  if (response.status !== 404 || response.body !== null) return response
  // A path is a category, else a story, else not found. Spec §2.
  const story = match.route === 'category' ? await render(page, '/content/') : response
  return story.status === 404 && story.body === null ? missing(page) : story
}

/** The response for visitors who may not see the screen. Spec §6. */
async function guarded(page: PageRequest): Promise<Response | null> {
  const { ctx, variant, match, customer, to, href: link } = page.locals
  const { url } = page
  const decision = await accessDecision({ ctx, variant, route: match.route, customer, url })
  if (decision === 'open') return null
  if (decision === 'missing') return render(page, '/404/', 404)
  if (decision === 'elsewhere') return render(page, '/orders-elsewhere/')
  const targets = {
    signin: () => `${to('signin') ?? '/'}${signinQuery(match.route, `${url.pathname}${url.search}`)}`,
    account: () => to('account') ?? '/',
    back: () => redirectTarget(url, variant, ctx) ?? link('/'),
  }
  return redirect(targets[decision](), 302, 'private, no-store')
}

/** Programs read these files, so errors are one line of text. */
async function file(page: PageRequest): Promise<Response> {
  try {
    const rendered = await render(page, page.path)
    return rendered.status === 404 ? plainProblem(404) : rendered
  } catch (error) {
    page.locals.ctx.log.error({ error, path: page.url.pathname }, 'a file could not be rendered')
    return plainProblem(statusOf(error))
  }
}

/** Nothing has this address; the shop may have a redirect. A redirect never hides an existing page. */
async function missing(page: PageRequest): Promise<Response> {
  const { ctx, variant, href: link } = page.locals
  const rule = await findRedirect(ctx, variant, page.path)
  if (rule) return redirect(redirectLocation(rule.target, link), rule.statusCode)
  return render(page, '/404/', 404)
}

async function failed(page: PageRequest, error: unknown): Promise<Response> {
  page.locals.ctx.log.error({ error, path: page.url.pathname }, 'a request could not be answered')
  return render({ ...page, locals: { ...page.locals, failure: error } }, '/500/', 500)
}

async function render(
  { request, url, locals, address }: PageRequest,
  pagePath: string,
  status = 200,
): Promise<Response> {
  const state = new FetchState(new Request(new URL(`${pagePath}${url.search}`, url), request))
  Object.assign(state.locals, locals)
  if (address !== undefined) state.clientAddress = address
  state.status = status
  // A streamed page sends its status before its last component has run; an error would then be half a page with
  // status 200.
  state.streaming = false
  // Not `astro()`: it would answer a page's 404 without a body, which here means "try the next page", with its
  // own error page.
  const response = await middleware(state, async () => (await actions(state)) ?? pages(state))
  if (response.status >= 500 && response.body === null)
    throw new Error(`${pagePath} failed without an error page`)
  const finalStatus = Number(response.headers.get('x-status') ?? response.status)
  const headers = new Headers(response.headers)
  headers.delete('x-status')
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl(finalStatus, locals.match))
  return new Response(response.body, { status: finalStatus, headers })
}

/** The browser revalidates each time and usually gets 304; back and forward stay instant. */
const cacheControl = (status: number, { route }: Match): string =>
  isPersonalScreen(route) || status >= 500 ? 'private, no-store' : 'public, max-age=0, must-revalidate'

function redirect(location: string, status: number, cacheControl = 'public, max-age=300'): Response {
  return new Response(null, { status, headers: { location, 'cache-control': cacheControl } })
}
