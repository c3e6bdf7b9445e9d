import type { Context } from './context.ts'
import { problem, ShopError, STATUS } from './errors.ts'
import { health } from './health.ts'
import { answerRpc } from './rpc/answer.ts'
import { answerLeave } from './newsletter/leave.ts'
import { answerPayment, answerPaymentWebhook } from './payment/answers.ts'
import { answerReport } from './tracking/report.ts'
import { receiveWebhook } from './webhooks.ts'

type Service = {
  method: 'GET' | 'POST' | 'any'
  answer(ctx: Context, request: Request, name: string, address: string | undefined): Promise<Response>
}

/** Everything that is no page, by the first parts of its path; what follows them is the name. */
const SERVICES: [prefix: string, Service][] = [
  ['/images/', { method: 'GET', answer: async (ctx, request) => ctx.images(request) }],
  ['/api/health', { method: 'GET', answer: (ctx) => health(ctx.checks) }],
  ['/api/rpc/', { method: 'POST', answer: answerRpc }],
  ['/api/newsletter/leave', { method: 'POST', answer: answerLeave }],
  ['/api/dt/report', { method: 'POST', answer: answerReport }],
  ['/api/payment/', { method: 'any', answer: answerPayment }],
  ['/api/webhooks/payment', { method: 'POST', answer: answerPaymentWebhook }],
  ['/api/webhooks/', { method: 'POST', answer: answerWebhook }],
]

export const isService = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/images/')

/** Answers a path of which `isService` is true. `address` is the visitor's own, where it is known. */
export async function answerService(ctx: Context, request: Request, address?: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [prefix, service] = SERVICES.find(([prefix]) => isBelow(pathname, prefix)) ?? []
  if (!service || prefix === undefined) return problem(404, 'not-found')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (service.method !== 'any' && method !== service.method) return refusedMethod(service.method)
  try {
    return await service.answer(ctx, request, pathname.slice(prefix.length), address)
  } catch (error) {
    ctx.log.warn({ error, path: pathname }, 'a service request failed')
    return error instanceof ShopError ? problem(STATUS[error.kind], error.kind) : problem(500, 'unknown')
  }
}

async function answerWebhook(ctx: Context, request: Request, name: string): Promise<Response> {
  const signature = request.headers.get('webhook-signature') ?? ''
  return receiveWebhook(name, { signature, body: Buffer.from(await request.arrayBuffer()) }, ctx)
}

/** A prefix that ends in a slash has names below it; another is the whole path. */
const isBelow = (path: string, prefix: string): boolean =>
  prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix || path === `${prefix}/`

function refusedMethod(allowed: string): Response {
  const response = problem(405, 'method-not-allowed')
  response.headers.set('allow', allowed)
  return response
}
