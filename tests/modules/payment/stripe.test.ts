import { paymentMethods } from '#domain/checkout/payment-method.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import { METHODS } from '#modules/payment/stripe/methods.ts'
import { beforeEach, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Payment } from '#domain/order/payment.ts'
import { createStripeProvider } from '#modules/payment/stripe/stripe-provider.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const payment: Payment = {
  id: 'a-payment-of-the-shop',
  orderId: '123456789012',
  key: 'creditcard',
  amount: minor(30_295),
  currency: 'EUR',
  state: 'open',
  reference: null,
  url: null,
  wanted: null,
  received: minor(0),
  rounding: minor(0),
  refundDue: minor(0),
  refunded: minor(0),
  createdAt: NOW.toISOString(),
  expiresAt: new Date(NOW.getTime() + 3_600_000).toISOString(),
}
const charge = {
  payment,
  email: 'ada@example.com',
  language: 'de-AT',
  returnUrl: 'https://shop.example/api/payment/return?payment=a&variant=de-at',
  cancelUrl: 'https://shop.example/api/payment/return?payment=a&variant=de-at&gave-up=1',
  isRecurring: false,
}

/** Stripe’s answer, reduced to the fields that are read. */
let page: { id: string; object: string; status: string; url: string | null; payment_intent: object | null }
let requested: { method: string; path: string; body: Record<string, string>; headers: Headers }[]
let answers: Record<string, { status: number; body: object }>

beforeEach(() => {
  page = {
    id: 'cs_test_a1',
    object: 'checkout.session',
    status: 'open',
    url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
    payment_intent: null,
  }
  requested = []
  answers = {}
})

const intent = (status: string) => ({ id: 'pi_1', object: 'payment_intent', status })

const stripe = createStripeProvider({
  secretKey: 'sk_test_1',
  webhookSecrets: ['whsec_1'],
  now: () => NOW,
  fetch: async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const body = Object.fromEntries(new URLSearchParams(await request.text()))
    requested.push({ method: request.method, path: pathname, body, headers: request.headers })
    const given = answers[`${request.method} ${pathname}`]
    return Response.json(given?.body ?? page, { status: given?.status ?? 200 })
  },
})

test('a payment starts with a page of Stripe, and its reference is that page', async () => {
  expect(await stripe.create(charge)).toEqual({ reference: 'cs_test_a1', url: page.url })
  expect(requested).toMatchObject([
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      body: {
        mode: 'payment',
        client_reference_id: payment.id,
        customer_email: 'ada@example.com',
        locale: 'de',
        'allowed_payment_method_types[0]': 'card',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': '30295',
        'line_items[0][price_data][product_data][name]': '1234 5678901 2',
        'payment_intent_data[capture_method]': 'manual',
        'payment_intent_data[metadata][order]': '123456789012',
        success_url: charge.returnUrl,
        cancel_url: charge.cancelUrl,
        expires_at: String(NOW.getTime() / 1000 + 3600),
      },
    },
  ])
  const [first] = requested
  expect(first?.headers.get('authorization')).toBe('Bearer sk_test_1')
  expect(first?.headers.get('idempotency-key')).toMatch(/^a-payment-of-the-shop-/)
})

test('started again it is the same page; started from elsewhere it is another', async () => {
  await stripe.create(charge)
  await stripe.create(charge)
  await stripe.create({ ...charge, returnUrl: 'https://elsewhere.example/' })
  const keys = requested.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
})

test.each([
  ['creditcard', 'card', 'manual'],
  ['paypal_instant', 'paypal', 'manual'],
  ['klarna_paylater', 'klarna', 'manual'],
  ['twint', 'twint', 'automatic_async'],
  ['p24', 'p24', 'automatic_async'],
  ['blik', 'blik', 'automatic_async'],
])('%s is %s, captured %s', async (key, type, capture) => {
  await stripe.create({ ...charge, payment: { ...payment, key } })
  expect(requested[0]?.body).toMatchObject({
    'allowed_payment_method_types[0]': type,
    'payment_intent_data[capture_method]': capture,
  })
})

test('a payment method that Stripe does not have cannot be started', async () => {
  await expect(stripe.create({ ...charge, payment: { ...payment, key: 'cowries' } })).rejects.toThrow(
    'cowries',
  )
})

test.each([
  ['open', null, 'pending'],
  ['open', 'requires_payment_method', 'pending'],
  ['open', 'requires_action', 'pending'],
  ['complete', 'requires_capture', 'authorised'],
  ['complete', 'succeeded', 'captured'],
  ['complete', 'processing', 'processing'],
  ['complete', 'requires_payment_method', 'failed'],
  ['complete', 'canceled', 'cancelled'],
  ['expired', null, 'cancelled'],
  ['expired', 'requires_payment_method', 'cancelled'],
])('a page that is %s with an intent that %s is %s', async (status, of, standing) => {
  page = { ...page, status, payment_intent: of === null ? null : intent(of) }
  expect(await stripe.find('cs_test_a1')).toBe(standing)
  expect(requested[0]).toMatchObject({ method: 'GET', path: '/v1/checkout/sessions/cs_test_a1' })
})

test('an authorised payment is captured, once', async () => {
  page = { ...page, status: 'complete', payment_intent: intent('requires_capture') }
  await stripe.capture('cs_test_a1')
  expect(requested[1]).toMatchObject({ method: 'POST', path: '/v1/payment_intents/pi_1/capture' })
  expect(requested[1]?.headers.get('idempotency-key')).toBe('capture-pi_1')
  page = { ...page, payment_intent: intent('succeeded') }
  expect(await stripe.capture('cs_test_a1')).toBe('captured')
  expect(requested.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('an open page is closed, and an authorisation is cancelled', async () => {
  await stripe.cancel('cs_test_a1')
  expect(requested.map(({ path }) => path)).toContain('/v1/checkout/sessions/cs_test_a1/expire')
  requested = []
  page = { ...page, status: 'complete', payment_intent: intent('requires_capture') }
  await stripe.cancel('cs_test_a1')
  expect(requested.map(({ path }) => path)).toContain('/v1/payment_intents/pi_1/cancel')
})

test('a payment that was made while it was being closed is paid', async () => {
  answers['POST /v1/checkout/sessions/cs_test_a1/expire'] = {
    status: 400,
    body: { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired' } },
  }
  const cancelling = stripe.cancel('cs_test_a1')
  page = { ...page, status: 'complete', payment_intent: intent('succeeded') }
  expect(await cancelling).toBe('captured')
})

test('money goes back to the intent of the page', async () => {
  page = { ...page, status: 'complete', payment_intent: intent('succeeded') }
  answers['GET /v1/refunds'] = { status: 200, body: { object: 'list', data: [] } }
  await stripe.refund('cs_test_a1', 500)
  expect(requested[2]).toMatchObject({ path: '/v1/refunds', body: { payment_intent: 'pi_1', amount: '500' } })
})

test('without an intent no money can go back', async () => {
  await expect(stripe.refund('cs_test_a1', 500)).rejects.toThrow('no payment')
})

test('of Stripe’s error messages only their type is passed on', async () => {
  answers['POST /v1/checkout/sessions'] = {
    status: 402,
    body: { error: { type: 'card_error', code: 'card_declined', message: 'Card 4000… of ada@example.com' } },
  }
  const refused = await stripe.create(charge).catch((error: unknown) => error)
  expect(refused).toMatchObject({ kind: 'upstream', message: expect.stringContaining('card_declined') })
  expect(JSON.stringify(refused) + String(refused)).not.toContain('ada@')
})

test('every method that the checkout offers with Stripe has its name there', () => {
  const countries = ['DE', 'AT', 'CH', 'CZ', 'PL', 'IT'] as const
  const keys = countries.flatMap((country) => paymentMethods(country, 'stripe').map(({ key }) => key))
  expect(keys.filter((key) => !isPaidLater(key) && !(key in METHODS))).toEqual([])
})
