import type { Context } from '#server/context.ts'
import {
  isConnectionLost,
  methodNotAllowed,
  problem,
  ShopError,
  STATUS,
  unavailable,
} from '#platform/errors.ts'
import { health } from '#platform/health.ts'
import { handleRpc } from '#server/rpc/handle-rpc.ts'
import { PROCEDURES } from '#server/rpc/procedures.ts'
import { handleReminderObjection } from '#server/forms/lens-reminder-form.ts'
import { handleUnsubscribe } from '#server/forms/newsletter-unsubscribe.ts'
import { handlePaymentRequest, handlePaymentWebhook } from '#server/payment/payment-routes.ts'
import { handlePageViewReport } from '#server/tracking/page-view-report.ts'
import { handleContentPicture } from './content-pictures.ts'
import { handleWebhook } from './webhooks.ts'

type ApiRoute = {
  method: 'GET' | 'POST' | 'any'
  handle(ctx: Context, request: Request, name: string, address: string | undefined): Promise<Response>
}

const RPC = '/api/rpc/'

/** All routes that are not pages, by the first part of the path. The rest of the path is the name. */
const ROUTES: [prefix: string, ApiRoute][] = [
  ['/pictures/', { method: 'GET', handle: handleContentPicture }],
  ['/images/', { method: 'GET', handle: (ctx, request, _, address) => ctx.images(request, address) }],
  ['/api/live', { method: 'GET', handle: async () => health({}) }],
  ['/api/ready', { method: 'GET', handle: readiness }],
  ['/api/health', { method: 'GET', handle: healthInDetail }],
  [RPC, { method: 'POST', handle: handleRpc }],
  ['/api/newsletter/leave', { method: 'POST', handle: handleUnsubscribe }],
  ['/api/lens-reminder/object', { method: 'POST', handle: handleReminderObjection }],
  ['/api/dt/report', { method: 'POST', handle: handlePageViewReport }],
  ['/api/payment/', { method: 'any', handle: handlePaymentRequest }],
  ['/api/webhooks/payment', { method: 'POST', handle: handlePaymentWebhook }],
  ['/api/webhooks/', { method: 'POST', handle: answerWebhook }],
]

export const isApiPath = (path: string): boolean => /^\/(?:api|images|pictures)\//.test(path)

/** The name of what handles such a path, for metrics: names that nothing has are all one. */
export function apiCallOf(pathname: string): string {
  const [prefix = 'none'] = ROUTES.find(([prefix]) => isBelow(pathname, prefix)) ?? []
  if (prefix !== RPC) return prefix.replace(/^\/(api\/)?|\/$/g, '')
  const name = pathname.slice(RPC.length)
  return `rpc/${Object.hasOwn(PROCEDURES, name) ? name : 'none'}`
}

/** Handles a path for which `isApiPath` is true. `address` is the visitor's own, if known. */
export async function handleApiRequest(ctx: Context, request: Request, address?: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [prefix, route] = ROUTES.find(([prefix]) => isBelow(pathname, prefix)) ?? []
  if (!route || prefix === undefined) return problem(404, 'not-found')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (route.method !== 'any' && method !== route.method) return methodNotAllowed(route.method)
  try {
    return await route.handle(ctx, request, pathname.slice(prefix.length), address)
  } catch (error) {
    ctx.log.warn({ error, path: pathname }, 'an API request failed')
    if (error instanceof ShopError) return problem(STATUS[error.kind], error.kind)
    return isConnectionLost(error) ? unavailable('upstream') : problem(500, 'unknown')
  }
}

/** A broken story does not stop the shop: its last good version is shown. */
function healthInDetail({ healthChecks, brokenStories }: Context): Promise<Response> {
  const broken = brokenStories()
  return health(healthChecks, { warnings: broken.length > 0 ? { brokenStories: broken } : {} })
}

/** A process that is stopping still answers, and gets no more traffic. */
function readiness(ctx: Context): Promise<Response> {
  return health({ ...ctx.readinessChecks, process: async () => ctx.stopping.signal.throwIfAborted() })
}

async function answerWebhook(ctx: Context, request: Request, name: string): Promise<Response> {
  const signature = request.headers.get('webhook-signature') ?? ''
  return handleWebhook(name, { signature, body: Buffer.from(await request.arrayBuffer()) }, ctx)
}

/** A prefix that ends in a slash has names below it; any other prefix is the whole path. */
const isBelow = (path: string, prefix: string): boolean =>
  prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix || path === `${prefix}/`
