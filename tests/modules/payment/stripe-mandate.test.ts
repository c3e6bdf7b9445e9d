import { expect, test } from 'vitest'
import { createStripeProvider } from '#modules/payment/stripe/stripe-provider.ts'
import { aPayment } from '#tests/support/payment.ts'

const PAID = {
  id: 'pi_1',
  object: 'payment_intent',
  status: 'succeeded',
  customer: 'cus_1',
  payment_method: 'pm_1',
}
const declined = (code: string) => ({
  error: { type: 'card_error', code, payment_intent: { id: 'pi_2', object: 'payment_intent' } },
})

const PAGE = { payment_intent: PAID }

type Requested = { path: string; query: object; body: Record<string, string>; key: string | null }

/** Charges by the page of an earlier payment; `answer` is Stripe’s to the new payment. */
async function charge(page: object, answer: { status: number; body: object }) {
  const requested: Requested[] = []
  const stripe = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1'],
    now: () => new Date(),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const body = Object.fromEntries(new URLSearchParams(await request.text()))
      const query = Object.fromEntries(searchParams)
      requested.push({ path: pathname, query, body, key: request.headers.get('idempotency-key') })
      if (request.method === 'GET' && pathname.endsWith('/pi_2'))
        return Response.json({ id: 'pi_2', object: 'payment_intent', status: 'requires_capture' })
      return request.method === 'GET'
        ? Response.json({ id: 'cs_1', object: 'checkout.session', status: 'complete', ...page })
        : Response.json(answer.body, { status: answer.status })
    },
  })
  const payment = aPayment({ id: 'renewal-payment', amount: aPayment().amount, state: 'open' })
  return { charged: await stripe.chargeMandate(payment, 'cs_1'), requested, stripe }
}

test('a renewal is charged once, without the customer, by the method of the earlier payment', async () => {
  const answer = { status: 200, body: { id: 'pi_2', object: 'payment_intent', status: 'requires_capture' } }
  const { charged, requested, stripe } = await charge(PAGE, answer)
  expect(charged).toEqual({ reference: 'pi_2', status: 'authorised' })
  expect(requested[1]).toMatchObject({
    path: '/v1/payment_intents',
    body: {
      amount: String(aPayment().amount),
      currency: 'eur',
      customer: 'cus_1',
      payment_method: 'pm_1',
      off_session: 'true',
      confirm: 'true',
      capture_method: 'manual',
      // By this a charge whose answer was lost is found.
      'metadata[payment]': 'renewal-payment',
      'metadata[order]': aPayment().orderId,
    },
    key: 'mandate-renewal-payment',
  })
  expect(await stripe.find('pi_2')).toBe('authorised')
})

test.each([
  ['card_declined', 'payment'],
  ['authentication_required', 'customer-needed'],
])('a card that is refused for %s is the reason %s', async (code, reason) => {
  const { charged } = await charge(PAGE, { status: 402, body: declined(code) })
  expect(charged).toEqual({ reference: 'pi_2', status: 'failed', reason })
})

test.each([
  { payment_intent: { ...PAID, customer: null } },
  { payment_intent: { ...PAID, payment_method: null } },
  { payment_intent: 'pi_1' },
  { payment_intent: null, setup_intent: null },
])('a page with %j stores no method, and needs the customer', async (page) => {
  const { charged, requested } = await charge(page, { status: 200, body: {} })
  expect(charged).toEqual({ reference: null, status: 'failed', reason: 'customer-needed' })
  expect(requested).toHaveLength(1)
})

test('a renewal is charged by the method that was agreed to without a payment, too', async () => {
  const agreed = { customer: { id: 'cus_2' }, payment_method: { id: 'pm_2' } }
  const answer = { status: 200, body: { id: 'pi_2', object: 'payment_intent', status: 'succeeded' } }
  const { charged, requested } = await charge({ payment_intent: null, setup_intent: agreed }, answer)
  expect(charged).toEqual({ reference: 'pi_2', status: 'captured' })
  expect(requested).toMatchObject([
    {
      path: '/v1/checkout/sessions/cs_1',
      query: { 'expand[0]': 'payment_intent', 'expand[1]': 'setup_intent' },
    },
    { body: { customer: 'cus_2', payment_method: 'pm_2' } },
  ])
})

test('a payment that begins a subscription lets Stripe charge its method again', async () => {
  const { stripe, requested } = await charge(PAGE, {
    status: 200,
    body: { id: 'cs_2', url: 'https://pay.example' },
  })
  const to = { returnUrl: 'https://shop.example/a', cancelUrl: 'https://shop.example/b' }
  const payment = aPayment({ state: 'open' })
  await stripe.create({ payment, email: 'a@b.example', language: 'de-DE', isRecurring: true, ...to })
  expect(requested.at(-1)?.body).toMatchObject({
    customer_creation: 'always',
    'payment_intent_data[setup_future_usage]': 'off_session',
  })
})

test.each([400, 404])(
  'a method that Stripe does not charge any more needs the customer: %i',
  async (status) => {
    const body = { error: { type: 'invalid_request_error', message: 'This PaymentMethod was detached.' } }
    const { charged } = await charge(PAGE, { status, body })
    expect(charged).toEqual({ reference: null, status: 'failed', reason: 'customer-needed' })
  },
)

test.each(['amount_too_small', 'parameter_invalid_integer'])(
  'what the shop asks for wrongly throws: %s',
  async (code) => {
    const body = { error: { type: 'invalid_request_error', code, message: 'no' } }
    await expect(charge(PAGE, { status: 400, body })).rejects.toThrow('Stripe rejected a payment by mandate')
  },
)

test('a refusal without a payment has none as its reference', async () => {
  const body = { error: { type: 'card_error', code: 'card_declined' } }
  const { charged } = await charge(PAGE, { status: 402, body })
  expect(charged).toEqual({ reference: null, status: 'failed', reason: 'payment' })
})

test.each([
  ['too many requests', 429, 'rate_limit_error'],
  ['a wrong key', 401, 'authentication_error'],
  ['a fault of Stripe', 500, 'api_error'],
  ['the same key for another charge', 400, 'idempotency_error'],
])('%s is no outcome, but throws', async (_, status, type) => {
  const answer = { status, body: { error: { type, message: 'no' } } }
  await expect(charge(PAGE, answer)).rejects.toThrow('Stripe rejected a payment by mandate')
})

test.each([
  [{ status: 'requires_capture' }, { status: 'authorised' }],
  [
    { status: 'requires_payment_method', last_payment_error: { code: 'authentication_required' } },
    { status: 'failed', reason: 'customer-needed' },
  ],
  [{ status: 'requires_payment_method' }, { status: 'failed', reason: 'payment' }],
])('a charge whose answer was lost is found: %j', async (intent, found) => {
  const queries: object[] = []
  const stripe = searchOf([{ id: 'pi_3', object: 'payment_intent', ...intent }], queries)
  expect(await stripe.findMandateCharge({ id: 'lost' })).toEqual({ reference: 'pi_3', ...found })
  expect(queries).toEqual([{ query: "metadata['payment']:'lost'", limit: '1' }])
})

test('no charge is found where none was made', async () =>
  expect(await searchOf([], []).findMandateCharge({ id: 'none' })).toBeNull())

/** Stripe with these intents; `queries` collects what was looked for. */
const searchOf = (intents: object[], queries: object[]) =>
  createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1'],
    now: () => new Date(),
    async fetch(input, init) {
      const { pathname, searchParams } = new URL(new Request(input, init).url)
      if (pathname === '/v1/payment_intents/search') queries.push(Object.fromEntries(searchParams))
      return Response.json({ object: 'search_result', data: intents, has_more: false })
    },
  })
