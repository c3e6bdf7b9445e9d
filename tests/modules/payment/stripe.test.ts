import { expect, test } from 'vitest'
import { paymentMethods } from '#domain/checkout/payment-method.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import { METHODS } from '#modules/payment/stripe/methods.ts'
import { CHARGE, STRIPE_NOW, stripeIntent, stripeWithPage } from '#tests/support/stripe.ts'

test('a payment starts with a page of Stripe, and its reference is that page', async () => {
  const { stripe, page, requested } = stripeWithPage()
  expect(await stripe.create(CHARGE)).toEqual({ reference: 'cs_test_a1', url: page.url })
  expect(requested).toMatchObject([
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      body: {
        mode: 'payment',
        client_reference_id: CHARGE.payment.id,
        customer_email: 'ada@example.com',
        locale: 'de',
        'allowed_payment_method_types[0]': 'card',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': '30295',
        'line_items[0][price_data][product_data][name]': '1234 5678901 2',
        'payment_intent_data[capture_method]': 'manual',
        'payment_intent_data[metadata][order]': '123456789012',
        success_url: CHARGE.returnUrl,
        cancel_url: CHARGE.cancelUrl,
        expires_at: String(STRIPE_NOW.getTime() / 1000 + 3600),
      },
    },
  ])
  const [first] = requested
  expect(first?.headers.get('authorization')).toBe('Bearer sk_test_1')
  expect(first?.headers.get('idempotency-key')).toMatch(/^a-payment-of-the-shop-/)
})

test('started again it is the same page; started from elsewhere it is another', async () => {
  const { stripe, requested } = stripeWithPage()
  await stripe.create(CHARGE)
  await stripe.create(CHARGE)
  await stripe.create({ ...CHARGE, returnUrl: 'https://elsewhere.example/' })
  const keys = requested.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
  // How long the last request took is nobody's business.
  expect(requested.filter(({ headers }) => headers.has('x-stripe-client-telemetry'))).toEqual([])
})

test.each([
  ['creditcard', 'card', 'manual'],
  ['paypal_instant', 'paypal', 'manual'],
  ['klarna_paylater', 'klarna', 'manual'],
  ['twint', 'twint', 'automatic_async'],
  ['p24', 'p24', 'automatic_async'],
  ['blik', 'blik', 'automatic_async'],
])('%s is %s, captured %s', async (key, type, capture) => {
  const { stripe, requested } = stripeWithPage()
  await stripe.create({ ...CHARGE, payment: { ...CHARGE.payment, key } })
  expect(requested[0]?.body).toMatchObject({
    'allowed_payment_method_types[0]': type,
    'payment_intent_data[capture_method]': capture,
  })
})

test('a payment method that Stripe does not have cannot be started', async () => {
  const { stripe } = stripeWithPage()
  await expect(
    stripe.create({ ...CHARGE, payment: { ...CHARGE.payment, key: 'cowries' } }),
  ).rejects.toMatchObject({ kind: 'bad-request' })
})

test.each([
  ['open', null, 'pending'],
  ['open', 'requires_capture', 'authorised'],
  ['expired', 'succeeded', 'captured'],
  ['complete', null, 'processing'],
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
  const { stripe, requested } = stripeWithPage({
    status,
    payment_intent: of === null ? null : stripeIntent(of),
  })
  expect(await stripe.find('cs_test_a1')).toBe(standing)
  expect(requested[0]).toMatchObject({ method: 'GET', path: '/v1/checkout/sessions/cs_test_a1' })
})

test('every method that the checkout offers with Stripe has its name there', () => {
  const countries = ['DE', 'AT', 'CH', 'CZ', 'PL', 'IT'] as const
  const keys = countries.flatMap((country) => paymentMethods(country, 'stripe').map(({ key }) => key))
  expect(keys.filter((key) => !isPaidLater(key) && !(key in METHODS))).toEqual([])
})
