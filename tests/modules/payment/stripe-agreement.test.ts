import { expect, test } from 'vitest'
import { createStripeProvider } from '#modules/payment/stripe/stripe-provider.ts'

/** Stripe whose page of an agreement is this; `sent` collects what was sent to it, and `read` what was read. A key of idempotency stands for one request. */
function agreement(session: object) {
  const sent: Record<string, string>[] = []
  const read: string[] = []
  const bodies = new Map<string | null, string>()
  const stripe = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1'],
    now: () => new Date(),
    async fetch(input, init) {
      const request = new Request(input, init)
      if (request.method === 'GET') read.push(request.url)
      else {
        const key = request.headers.get('idempotency-key')
        const body = await request.text()
        if ((bodies.get(key) ?? body) !== body)
          return Response.json({ error: { type: 'idempotency_error', message: 'no' } }, { status: 400 })
        bodies.set(key, body)
        sent.push(Object.fromEntries(new URLSearchParams(body)))
      }
      return Response.json({ id: 'cs_setup', object: 'checkout.session', ...session })
    },
  })
  return { stripe, sent, read, keys: () => [...bodies.keys()] }
}

const setup = {
  id: 'mandate-1',
  token: 'a-token',
  paymentKey: 'creditcard',
  currency: 'EUR',
  email: 'a@b.example',
  language: 'it-IT',
  returnUrl: 'https://shop.example/back?token=t',
  cancelUrl: 'https://shop.example/account',
}

test('asked for again a second later, with a token of that second, an agreement is possible all the same', async () => {
  const { stripe, sent, keys } = agreement({ url: 'https://pay.example/setup' })
  for (const token of ['of-12:00:00', 'of-12:00:00', 'of-12:00:01'])
    await stripe.setUpMandate({ ...setup, token, returnUrl: `https://shop.example/back?token=${token}` })
  expect(sent).toHaveLength(3)
  expect(keys()).toEqual([
    expect.stringMatching(/^setup-mandate-1-[\w-]{16}$/),
    expect.stringMatching(/^setup-mandate-1-[\w-]{16}$/),
  ])
})

test('an agreement is a page on which nothing is paid', async () => {
  const { stripe, sent } = agreement({ url: 'https://pay.example/setup' })
  expect(await stripe.setUpMandate(setup)).toEqual({ url: 'https://pay.example/setup' })
  expect(sent[0]).toMatchObject({
    mode: 'setup',
    client_reference_id: 'mandate-1',
    'metadata[token]': 'a-token',
    customer_email: 'a@b.example',
    customer_creation: 'always',
    locale: 'it',
    currency: 'eur',
    'allowed_payment_method_types[0]': 'card',
    cancel_url: 'https://shop.example/account',
    success_url: 'https://shop.example/back?token=t&reference={CHECKOUT_SESSION_ID}',
  })
})

test.each([
  ['a method that Stripe does not have', { paymentKey: 'cowries' }, 'https://pay.example', 'bad-request'],
  ['a page without an address', {}, null, 'invalid-answer'],
])('there is no agreement by %s', async (_, differs, url, kind) =>
  expect(agreement({ url }).stripe.setUpMandate({ ...setup, ...differs })).rejects.toMatchObject({ kind }),
)

test('an agreement in a language that Stripe does not have is in that of the browser', async () => {
  const { stripe, sent } = agreement({ url: 'https://pay.example/setup' })
  await stripe.setUpMandate({ ...setup, language: 'rm-CH' })
  expect(sent[0]).toMatchObject({ locale: 'auto' })
})

const AGREED = { status: 'complete', client_reference_id: 'mandate-1', setup_intent: { status: 'succeeded' } }
test.each<[string, object, string | null, string | null]>([
  ['of a finished page is its number', AGREED, 'cs_setup', 'cs_setup'],
  ['of somebody else’s page is none', { ...AGREED, client_reference_id: 'mandate-2' }, 'cs_setup', null],
  ['of a page that is not finished is none', { ...AGREED, status: 'open' }, 'cs_setup', null],
  [
    'of a method that was refused is none',
    { ...AGREED, setup_intent: { status: 'requires_payment_method' } },
    'cs_setup',
    null,
  ],
  ['of a method that nobody can see is none', { ...AGREED, setup_intent: null }, 'cs_setup', null],
  ['of an open page is none', { ...AGREED, status: 'open', setup_intent: null }, 'cs_setup', null],
  ['without a page is none', AGREED, null, null],
  ['of what is no page is none', AGREED, '../customers', null],
  ['of what only contains a page is none', AGREED, '../cs_setup', null],
  ['of more than a page is none', AGREED, 'cs_setup/../customers', null],
])('the mandate %s', async (_, session, reference, mandate) =>
  expect(await agreement(session).stripe.findMandate({ id: 'mandate-1', reference })).toBe(mandate),
)

test('the method that was agreed to is read with its page', async () => {
  const { stripe, read } = agreement(AGREED)
  await stripe.findMandate({ id: 'mandate-1', reference: 'cs_setup' })
  expect(read.map(decodeURIComponent)).toEqual([
    'https://api.stripe.com/v1/checkout/sessions/cs_setup?expand[0]=setup_intent',
  ])
})
