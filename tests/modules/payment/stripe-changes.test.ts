import { describe, expect, test } from 'vitest'
import { CHARGE, stripeIntent, stripeWithPage } from '#tests/support/stripe.ts'

const PAGE = 'cs_test_a1'
const EXPIRE = `/v1/checkout/sessions/${PAGE}/expire`
const AUTHORISED = { status: 'complete', payment_intent: stripeIntent('requires_capture') }
const PAID = { status: 'complete', payment_intent: stripeIntent('succeeded') }
const refusal = (status: number, type = 'invalid_request_error') => ({
  status,
  body: { error: { type, message: 'the state has changed' } },
})

test('an authorised payment is captured, once', async () => {
  const { stripe, page, requested } = stripeWithPage(AUTHORISED)
  await stripe.capture(PAGE)
  expect(requested[1]).toMatchObject({ method: 'POST', path: '/v1/payment_intents/pi_1/capture' })
  expect(requested[1]?.headers.get('idempotency-key')).toBe('capture-pi_1')
  Object.assign(page, PAID)
  expect(await stripe.capture(PAGE)).toBe('captured')
  expect(requested.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

describe('a cancellation', () => {
  test('closes an open page, and takes back an authorisation', async () => {
    const open = stripeWithPage()
    expect(await open.stripe.cancel(PAGE)).toBe('pending')
    expect(open.paths()).toContain(EXPIRE)
    const authorised = stripeWithPage(AUTHORISED)
    await authorised.stripe.cancel(PAGE)
    expect(authorised.paths()).toContain('/v1/payment_intents/pi_1/cancel')
    expect(authorised.paths()).not.toContain(EXPIRE)
  })

  test.each([
    [PAID, 'captured'],
    [AUTHORISED, 'cancelled'],
  ])('of what is finished at the same moment finds %j and leads to %s', async (meanwhile, is) => {
    const { stripe, page, answers } = stripeWithPage()
    answers[`POST ${EXPIRE}`] = () => {
      Object.assign(page, meanwhile)
      return refusal(400)
    }
    answers['POST /v1/payment_intents/pi_1/cancel'] = () => {
      page.payment_intent = stripeIntent('canceled')
      return { status: 200, body: page.payment_intent }
    }
    expect(await stripe.cancel(PAGE)).toBe(is)
  })

  test('of an authorisation that was captured at the same moment is a payment', async () => {
    const { stripe, page, answers } = stripeWithPage(AUTHORISED)
    answers['POST /v1/payment_intents/pi_1/cancel'] = () => {
      Object.assign(page, PAID)
      return refusal(400)
    }
    expect(await stripe.cancel(PAGE)).toBe('captured')
  })

  test('that Stripe cannot carry out fails', async () => {
    const { stripe, answers } = stripeWithPage()
    answers[`POST ${EXPIRE}`] = () => refusal(401, 'authentication_error')
    await expect(stripe.cancel(PAGE)).rejects.toThrow('Stripe rejected the end of a page')
  })

  test('of a charge without a page closes none', async () => {
    const { stripe, answers, paths } = stripeWithPage()
    answers['GET /v1/payment_intents/pi_1'] = () => ({
      status: 200,
      body: stripeIntent('requires_what_is_new'),
    })
    expect(await stripe.cancel('pi_1')).toBe('processing')
    expect(new Set(paths())).toEqual(new Set(['/v1/payment_intents/pi_1']))
  })
})

describe('money', () => {
  test('goes back to the intent of the page', async () => {
    const { stripe, answers, requested } = stripeWithPage(PAID)
    answers['GET /v1/refunds'] = () => ({ status: 200, body: { object: 'list', data: [] } })
    await stripe.refund(PAGE, 500)
    expect(requested.slice(1)).toMatchObject([
      { path: '/v1/refunds', query: { payment_intent: 'pi_1', limit: '100' } },
      { path: '/v1/refunds', body: { payment_intent: 'pi_1', amount: '500' } },
    ])
  })

  test('cannot go back without an intent', async () => {
    await expect(stripeWithPage().stripe.refund(PAGE, 500)).rejects.toMatchObject({ kind: 'upstream' })
  })
})

test('of Stripe’s error messages only their type is passed on', async () => {
  const { stripe, answers } = stripeWithPage()
  answers['POST /v1/checkout/sessions'] = () => ({
    status: 402,
    body: { error: { type: 'card_error', code: 'card_declined', message: 'Card 4000… of ada@example.com' } },
  })
  const refused = await stripe.create(CHARGE).catch((error: unknown) => error)
  expect(refused).toMatchObject({ kind: 'upstream', message: expect.stringContaining('card_declined') })
  expect(JSON.stringify(refused) + String(refused)).not.toContain('ada@')
})
