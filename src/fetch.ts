import type { Fetchable } from 'astro'
import { actions, FetchState, middleware, pages } from 'astro/fetch'
import { absoluteAddress, href } from '#i18n/addresses.ts'
import { pathOf, type Match, type RouteName } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { statusOf } from '#server/error-status.ts'
import { plainProblem } from '#server/errors.ts'
import { movedTo } from '#server/moved.ts'
import { openPreview } from '#server/preview/preview.ts'
import { processContext } from '#server/process-context.ts'
import { isPersonalScreen, resolve, signinQuery } from '#server/resolution.ts'
import { answerService, isService } from '#server/services.ts'
import { callerOf, recognise } from '#server/session/caller.ts'
import { passageOf, redirectIn } from '#server/session/passage.ts'

/** Public address → redirect, or variant and screen → guard → the screen's page under its canonical English name. */
export default {
  async fetch(request: Request): Promise<Response> {
    const ctx = await processContext()
    const url = new URL(request.url)
    // Outside development the front door answers these before Astro is asked.
    if (import.meta.env.DEV && isService(url.pathname)) return answerService(ctx, request)
    const preview = await openPreview(ctx, request, url)
    if (preview instanceof Response) return preview
    return preview
      ? preview.show(await answer(preview.ctx, preview.request, url, preview.editor))
      : answer(ctx, request, url, null)
  },
} satisfies Fetchable

async function answer(ctx: Context, request: Request, url: URL, editor: string | null): Promise<Response> {
  const resolution = resolve(url, request.headers, ctx.env.domains)
  if (resolution.kind === 'redirect') return redirect(resolution.location, resolution.status)
  const { variant, path } = resolution
  const match: Match = resolution.kind === 'screen' ? resolution.match : { route: 'category', params: {} }
  const locals = { ...localsOf(ctx, url, variant, match), editor }
  const visit = { request, url, locals, path }
  try {
    if (resolution.kind === 'screen') return await screen(visit)
    return resolution.kind === 'file' ? await file(visit) : await missing(visit)
  } catch (error) {
    return await failed(visit, error)
  }
}

/** Screens that differ in their words alone share a page; every other has the one of its name. */
const SHARED: Partial<Record<RouteName, string>> = {
  'branch-city': 'branch',
  instructions: 'papers',
  conformity: 'papers',
}
const pageOf = (route: RouteName): string => SHARED[route] ?? route

/** Where Astro's adapter has put the visitor's own address. */
const ADDRESS = Symbol.for('astro.clientAddress')

function addressOf(request: Request): string | undefined {
  const address: unknown = Reflect.get(request, ADDRESS)
  return typeof address === 'string' ? address : undefined
}

/** Parts of pages that scripts ask for: of which screen, and by which name. */
const FRAGMENTS: Record<string, string> = {
  'search suggestions': 'suggestions',
  'home consent': 'consent-bar',
}

type Visit = { request: Request; url: URL; locals: App.Locals; path: string }

async function screen(visit: Visit): Promise<Response> {
  const { locals, request, url } = visit
  const { ctx, match } = locals
  if (isPersonalScreen(match.route)) {
    locals.caller = await recognise(ctx, request.headers, url, addressOf(request))
    locals.customer = locals.caller.session?.customer ?? null
  }
  const elsewhere = await guarded(visit)
  if (elsewhere) return elsewhere
  const fragment = FRAGMENTS[`${match.route} ${visit.url.searchParams.get('fragment')}`]
  const response = await render(visit, `/${fragment ?? pageOf(match.route)}/`)
  if (response.status !== 404 || response.body !== null) return response
  // A path is a category's, else a story's, else nobody's. Spec §2.
  const story = match.route === 'category' ? await render(visit, '/content/') : response
  return story.status === 404 && story.body === null ? missing(visit) : story
}

/** What whoever may not see the screen gets instead. Spec §6. */
async function guarded(visit: Visit): Promise<Response | null> {
  const { ctx, variant, match, customer, to, href: link } = visit.locals
  const { url } = visit
  const passage = await passageOf({ ctx, variant, route: match.route, customer, url })
  if (passage === 'open') return null
  if (passage === 'missing') return render(visit, '/404/', 404)
  const places = {
    signin: () => `${to('signin') ?? '/'}${signinQuery(match.route, `${url.pathname}${url.search}`)}`,
    account: () => to('account') ?? '/',
    back: () => redirectIn(url, variant, ctx) ?? link('/'),
  }
  return redirect(places[passage](), 302, 'private, no-store')
}

/** Programs read these: what is wrong with one is said in a line of text. */
async function file(visit: Visit): Promise<Response> {
  try {
    const made = await render(visit, visit.path)
    return made.status === 404 ? plainProblem(404) : made
  } catch (error) {
    visit.locals.ctx.log.error({ error, path: visit.url.pathname }, 'a file could not be made')
    return plainProblem(statusOf(error))
  }
}

/** Nothing has this address; the shop may know where it went. A redirect never hides a page that exists. */
async function missing(visit: Visit): Promise<Response> {
  const { ctx, variant, href: link } = visit.locals
  const moved = await movedTo(ctx, variant, visit.path)
  if (moved)
    return redirect(/^https?:/.test(moved.target) ? moved.target : link(moved.target), moved.statusCode)
  return render(visit, '/404/', 404)
}

async function failed(visit: Visit, error: unknown): Promise<Response> {
  visit.locals.ctx.log.error({ error, path: visit.url.pathname }, 'a request could not be answered')
  return render({ ...visit, locals: { ...visit.locals, failure: error } }, '/500/', 500)
}

async function render({ request, url, locals }: Visit, page: string, status = 200): Promise<Response> {
  const state = new FetchState(new Request(new URL(`${page}${url.search}`, url), request))
  Object.assign(state.locals, locals)
  const address = addressOf(request)
  if (address !== undefined) state.clientAddress = address
  state.status = status
  // A streamed page has sent its status before its last component has run; a fault would be half a page with status 200.
  state.streaming = false
  // Not `astro()`: that would answer a page's bodiless 404, which asks for the next one to try, with its own error page.
  const response = await middleware(state, async () => (await actions(state)) ?? pages(state))
  if (response.status >= 500 && response.body === null)
    throw new Error(`${page} could not even say what is wrong`)
  const told = Number(response.headers.get('x-status') ?? response.status)
  const headers = new Headers(response.headers)
  headers.delete('x-status')
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl(told, locals.match))
  return new Response(response.body, { status: told, headers })
}

/** The browser asks again each time and mostly hears 304; back and forward stay instant. */
const cacheControl = (status: number, { route }: Match): string =>
  isPersonalScreen(route) || status >= 500 ? 'private, no-store' : 'public, max-age=0, must-revalidate'

function redirect(location: string, status: number, cacheControl = 'public, max-age=300'): Response {
  return new Response(null, { status, headers: { location, 'cache-control': cacheControl } })
}

function localsOf(ctx: Context, publicUrl: URL, variant: VariantCode, match: Match): App.Locals {
  const { domains } = ctx.env
  return {
    ctx,
    variant,
    match,
    publicUrl,
    caller: callerOf(ctx.visitors, new Headers(), publicUrl),
    customer: null,
    href: (path, to) => href(domains, variant, path, to),
    to: (route, params) => {
      const path = pathOf(variant, route, params)
      return path && href(domains, variant, path)
    },
    absolute: (path, of = variant) => absoluteAddress(domains, publicUrl.origin, of, path),
  }
}
