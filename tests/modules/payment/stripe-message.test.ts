import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createStripeProvider } from '#modules/payment/stripe/stripe-provider.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const stripe = createStripeProvider({
  secretKey: 'sk_test_1',
  webhookSecrets: ['whsec_1', 'whsec_0'],
  now: () => NOW,
})

const event = (object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object } })
const proof = (body: string, at = NOW.getTime() / 1000, secret = 'whsec_1') =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
const read = (body: string, signature: string) =>
  stripe.parseWebhook({ headers: new Headers({ 'stripe-signature': signature }), body })

test('a message contains the payment that it is about', () => {
  const body = event({
    id: 'cs_test_a1',
    object: 'checkout.session',
    client_reference_id: 'a-payment-of-the-shop',
  })
  expect(read(body, proof(body))).toEqual({
    kind: 'payment',
    paymentId: 'a-payment-of-the-shop',
    reference: 'cs_test_a1',
  })
})

test.each([
  [{ token: 'a-token' }, { kind: 'mandate', token: 'a-token', reference: 'cs_test_a2' }],
  [{}, { kind: 'other' }],
  [null, { kind: 'other' }],
])('a message about an agreement brings its token back: %j', (metadata, message) => {
  const session = { id: 'cs_test_a2', object: 'checkout.session', mode: 'setup' }
  const body = event({ ...session, client_reference_id: 'mandate-1', metadata })
  expect(read(body, proof(body))).toEqual(message)
})

test('while a secret is replaced, messages with the new and with the old one are taken', () => {
  const body = event({ id: 'ch_1', object: 'charge' })
  const signed = ['whsec_1', 'whsec_0'].map((secret) => proof(body, NOW.getTime() / 1000, secret))
  expect(signed.map((each) => read(body, each))).toMatchObject([{ kind: 'other' }, { kind: 'other' }])
})

test.each([
  { id: 'ch_1', object: 'charge', client_reference_id: 'a-payment-of-the-shop' },
  { id: 'cs_test_a3', object: 'checkout.session', client_reference_id: null },
])('a message about something else is accepted and ignored: %j', (object) => {
  const body = event(object)
  expect(read(body, proof(body))).toEqual({ kind: 'other' })
})

test.each([
  ['with no signature', () => ''],
  ['signed by another', (body: string) => proof(body, NOW.getTime() / 1000, 'whsec_2')],
  ['of ten minutes ago', (body: string) => proof(body, NOW.getTime() / 1000 - 600)],
  ['of another body', () => proof('{}')],
])('a message %s is rejected', (_, sign) => {
  const body = event({
    id: 'cs_test_a1',
    object: 'checkout.session',
    client_reference_id: 'a-payment-of-the-shop',
  })
  expect(read(body, sign(body))).toEqual({ kind: 'invalid-signature' })
})
