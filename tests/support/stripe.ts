import type { Charge, PaymentProvider } from '#modules/payment/payment-provider.ts'
import { createStripeProvider } from '#modules/payment/stripe/stripe-provider.ts'
import { minor } from '#domain/money/price.ts'
import { aPayment } from './payment.ts'

export const STRIPE_NOW = new Date('2026-11-21T12:00:00Z')

export const CHARGE: Charge = {
  payment: aPayment({
    id: 'a-payment-of-the-shop',
    orderId: '123456789012',
    key: 'creditcard',
    amount: minor(30_295),
    state: 'open',
    expiresAt: new Date(STRIPE_NOW.getTime() + 3_600_000).toISOString(),
  }),
  email: 'ada@example.com',
  language: 'de-AT',
  returnUrl: 'https://shop.example/api/payment/return?payment=a&variant=de-at',
  cancelUrl: 'https://shop.example/api/payment/return?payment=a&variant=de-at&gave-up=1',
  isRecurring: false,
}

type Requested = {
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, string>
  headers: Headers
}
type Answer = { status: number; body: object }

/** An intent as Stripe sends it, reduced to the fields that are read. */
export const stripeIntent = (status: string) => ({ id: 'pi_1', object: 'payment_intent', status })

/** Stripe with one page, whose fields a test changes. Intents come with a page only where they are asked for. */
export function stripeWithPage(changes: { status?: string; payment_intent?: object | null } = {}) {
  const page = {
    id: 'cs_test_a1',
    object: 'checkout.session',
    status: 'open',
    url: 'https://checkout.stripe.com/c/pay/cs_test_a1' as string | null,
    payment_intent: null as object | null,
    ...changes,
  }
  const requested: Requested[] = []
  /** By method and path; what answers may change the page. */
  const answers: Record<string, () => Answer> = {}
  const pageFor = ({ query }: Requested) =>
    page.payment_intent === null || query['expand[0]'] === 'payment_intent'
      ? page
      : { ...page, payment_intent: 'pi_1' }
  const stripe: PaymentProvider = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1'],
    now: () => STRIPE_NOW,
    async fetch(input, init) {
      const { method, headers, url, ...request } = await bodyOf(new Request(input, init))
      const { pathname: path, searchParams } = new URL(url)
      const asked = { method, path, headers, query: Object.fromEntries(searchParams), ...request }
      requested.push(asked)
      const { status, body } = answers[`${method} ${path}`]?.() ?? { status: 200, body: pageFor(asked) }
      return Response.json(body, { status, headers: { 'request-id': 'req_1' } })
    },
  })
  return { stripe, page, requested, answers, paths: () => requested.map(({ path }) => path) }
}

const bodyOf = async (request: Request) => ({
  method: request.method,
  headers: request.headers,
  url: request.url,
  body: Object.fromEntries(new URLSearchParams(await request.text())),
})
