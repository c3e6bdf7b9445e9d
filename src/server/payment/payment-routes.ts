import { pathOf } from '#i18n/routes.ts'
import { absoluteUrl } from '#i18n/urls.ts'
import type { Context } from '#server/context.ts'
import { problem } from '#platform/errors.ts'
import { noteOfPayment } from '#server/forms/subscription-details-form.ts'
import { sandboxPage } from './sandbox-page.ts'
import { handleSandboxChoice } from './sandbox-choice.ts'
import { redirectPage } from './plain-page.ts'
import { findVariant } from '#modules/payment/payment-urls.ts'

/** Maximum number of characters of a payment id. */
const MAX_LENGTH = 64

/**
 * `/api/payment/{name}?payment=…`: only the person who started a payment knows its id. Responses are not cached and
 * not listed by search engines.
 */
export async function handlePaymentRequest(ctx: Context, request: Request, name: string): Promise<Response> {
  const response = await routePayment(ctx, request, name)
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  response.headers.set('referrer-policy', 'no-referrer')
  return response
}

async function routePayment(ctx: Context, request: Request, name: string): Promise<Response> {
  const { searchParams } = new URL(request.url)
  if (name === 'mandate' && request.method !== 'POST') return handleMandate(ctx, request)
  const id = searchParams.get('payment') ?? ''
  if (!/^[\w-]+$/.test(id) || id.length > MAX_LENGTH) return problem(404, 'not-found')
  if (name === 'return' && request.method !== 'POST') return handleReturn(ctx, request, id)
  if (name === 'go' && request.method !== 'POST') {
    const url = await ctx.payments.paymentUrlOf(id)
    return url === null ? problem(404, 'not-found') : redirectPage(url)
  }
  const { sandbox } = ctx.payments
  if (name !== 'sandbox' || !sandbox) return problem(404, 'not-found')
  return request.method === 'POST' ? handleSandboxChoice(ctx, sandbox, id, request) : sandboxPage(sandbox, id)
}

async function handleReturn(ctx: Context, request: Request, id: string): Promise<Response> {
  const { searchParams, origin } = new URL(request.url)
  const variant = findVariant(searchParams.get('variant'))
  if (!variant) return problem(404, 'not-found')
  const step = await ctx.payments.handleReturn(id, { variant, origin }, searchParams.has('gave-up'))
  if (!step) return problem(404, 'not-found')
  const at = (path: string) => absoluteUrl(ctx.env.domains, origin, variant, path)
  if (step.kind === 'redirect') return seeOther(step.url)
  const subscription =
    step.subscriptionId === undefined
      ? null
      : pathOf(variant, 'account-subscription', { id: step.subscriptionId })
  if (subscription) return seeOther(at(`${subscription}?note=${noteOfPayment(step)}`))
  return seeOther(
    step.kind === 'failed'
      ? at(`/checkout/?payment=${step.isLate ? 'late' : 'failed'}`)
      : at(`/success/?cbd=${encodeURIComponent(step.cbd)}`),
  )
}

/** On the way to the page where a customer agrees to another way to pay, and with `done` on the way back. */
async function handleMandate(ctx: Context, request: Request): Promise<Response> {
  const { searchParams, origin } = new URL(request.url)
  const variant = findVariant(searchParams.get('variant'))
  if (!variant) return problem(404, 'not-found')
  const { paymentChanges } = ctx.subscriptions
  const token = searchParams.get('token') ?? ''
  const at = (path: string) => absoluteUrl(ctx.env.domains, origin, variant, path)
  if (searchParams.has('done')) {
    const finished = await paymentChanges.finish(token, searchParams.get('reference'))
    const page = finished && pathOf(variant, 'account-subscription', { id: finished.id })
    if (!page) return problem(404, 'not-found')
    return seeOther(at(`${page}?note=${finished.isAgreed ? 'changed' : 'payment-kept'}`))
  }
  const backTo = (id: string) =>
    at(`${pathOf(variant, 'account-subscription', { id }) ?? '/'}?note=payment-kept`)
  const url = await paymentChanges.pageOf(token, { variant, origin }, backTo)
  if (url === null) return problem(404, 'not-found')
  return new URL(url).origin === origin ? seeOther(url) : redirectPage(url)
}

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } })

/**
 * `POST /api/webhooks/payment`: after an error the provider sends the message again; senders other than the
 * provider get 401.
 */
export async function handlePaymentWebhook(ctx: Context, request: Request): Promise<Response> {
  const message = { headers: request.headers, body: await request.text() }
  const isAccepted = await ctx.payments.handleWebhook(message, ctx.subscriptions.paymentChanges.finish)
  return isAccepted ? Response.json({ received: true }) : problem(401, 'unauthorized')
}
