import { absoluteAddress } from '#i18n/addresses.ts'
import type { Context } from '#server/context.ts'
import { problem } from '#server/errors.ts'
import { pageToPay } from './sandbox/page.ts'
import { paid } from './sandbox/choice.ts'
import { letGo } from './plain-page.ts'
import { variantNamed } from './ways.ts'

/** Longer ones are no id of a payment. */
const LONGEST = 64

/** `/api/payment/{name}?payment=…`: whoever has the id of a payment has begun it. Nothing here is kept or found by anybody else. */
export async function answerPayment(ctx: Context, request: Request, name: string): Promise<Response> {
  const response = await answer(ctx, request, name)
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  response.headers.set('referrer-policy', 'no-referrer')
  return response
}

async function answer(ctx: Context, request: Request, name: string): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('payment') ?? ''
  if (!/^[\w-]+$/.test(id) || id.length > LONGEST) return problem(404, 'not-found')
  if (name === 'return' && request.method !== 'POST') return comeBack(ctx, request, id)
  if (name === 'go' && request.method !== 'POST') {
    const url = await ctx.payments.urlOf(id)
    return url === null ? problem(404, 'not-found') : letGo(url)
  }
  const { sandbox } = ctx.payments
  if (name !== 'sandbox' || !sandbox) return problem(404, 'not-found')
  return request.method === 'POST' ? paid(ctx, sandbox, id, request) : pageToPay(sandbox, id)
}

async function comeBack(ctx: Context, request: Request, id: string): Promise<Response> {
  const { searchParams, origin } = new URL(request.url)
  const variant = variantNamed(searchParams.get('variant'))
  if (!variant) return problem(404, 'not-found')
  const step = await ctx.payments.comeBack(id, { variant, origin }, searchParams.has('gave-up'))
  if (!step) return problem(404, 'not-found')
  const at = (path: string) => absoluteAddress(ctx.env.domains, origin, variant, path)
  if (step.kind === 'redirect') return seeOther(step.url)
  return seeOther(
    step.kind === 'failed'
      ? at('/checkout/?payment=failed')
      : at(`/success/?cbd=${encodeURIComponent(step.cbd)}`),
  )
}

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } })

/** `POST /api/webhooks/payment`: what went wrong here is said again later; who is not the provider is told so. */
export async function answerPaymentWebhook(ctx: Context, request: Request): Promise<Response> {
  const isHis = await ctx.payments.hear({ headers: request.headers, body: await request.text() })
  return isHis ? Response.json({ received: true }) : problem(401, 'unauthorized')
}
