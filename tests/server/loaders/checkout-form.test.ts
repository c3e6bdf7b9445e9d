import { beforeEach, describe, expect, test } from 'vitest'
import type { PlaceOutcome } from '#domain/order/place-order.ts'
import { keyOf } from '#server/rpc/belongings.ts'
import { checkout } from '#server/rpc/checkout.ts'
import { RIGHT } from '#tests/support/checkout.ts'
import { ATTEMPT, checkoutCounter, GUEST } from '#tests/support/checkout-counter.ts'

const counter = checkoutCounter()
const { shopper, send, answerAll, viewOf, press } = counter
beforeEach(() => counter.clear())

describe('a step', () => {
  test('that is answered leads to the next, and is not asked again', async () => {
    const visit = await shopper()
    expect((await viewOf(visit)).answers).toMatchObject({ 'delivery.firstName': 'Johanna', billing: 'same' })
    expect(await send(visit, { step: 'address', ...RIGHT })).toBe('/checkout/?step=delivery')
    expect(await send(visit, { step: 'delivery', ...RIGHT })).toBe('/checkout/?step=payment')
    expect(await send(visit, { step: 'payment', ...RIGHT })).toBe('/checkout/?step=review')
    expect(await viewOf(visit)).toMatchObject({ step: 'review', answers: RIGHT, mistakes: [] })
  })

  test('that is not right says so, and keeps what was typed', async () => {
    const visit = await shopper()
    const wrong = { ...RIGHT, 'delivery.zip': '2025', 'delivery.phone': '12' }
    expect(await send(visit, { step: 'address', ...wrong })).toBe('/checkout/?step=address&wrong=1')
    const view = await viewOf(visit, 'step=address&wrong=1')
    expect(view.mistakes.map(({ name }) => name)).toEqual(['delivery.zip', 'delivery.phone'])
    expect(view.answers['delivery.zip']).toBe('2025')
  })

  test('takes nothing that it does not ask', async () => {
    const visit = await shopper()
    await send(visit, { step: 'payment', payment: 'creditcard', 'delivery.city': 'Graz', fees: '0' })
    expect((await viewOf(visit)).answers['delivery.city']).toBeUndefined()
  })

  test.each([
    ['', {}],
    ['nonsense', {}],
    ['constructor', {}],
  ])('%j is none', async (step, more) =>
    expect(await send(await shopper(), { step, ...more })).toBe('/checkout/?note=failed'),
  )

  test('from a page elsewhere is not followed', async () =>
    expect(
      await send(await shopper(), { step: 'address', ...RIGHT }, { 'sec-fetch-site': 'cross-site' }),
    ).toBe('403'))

  test('with nothing to buy leads to the basket', async () =>
    expect(await send(await shopper(false), { step: 'address', ...RIGHT })).toBe('/basket/'))

  test('is not tried without an end', async () => {
    const visit = await shopper()
    for (let times = 0; times < 31; times += 1) await send(visit, { step: 'address' })
    expect(await send(visit, { step: 'address' })).toBe('/checkout/?step=address&note=later')
  })
})

describe('the press of the button', () => {
  test('says what was answered, and reckons fees by itself', async () => {
    const visit = await shopper()
    await answerAll(visit)
    await send(visit, { step: 'delivery', method: 'express-home' })
    await press(visit, { fees: '[]', total: '0' })
    expect(counter.placed).toMatchObject([
      {
        attemptKey: ATTEMPT,
        basketKey: keyOf(visit, 'basket'),
        fees: [{ category: 'delivery', key: 'express-home', amount: { withTax: 1490 } }],
        customer: { id: null, email: GUEST.email },
        paymentKey: 'creditcard',
        address: { shipping: { street: 'Bismarckstraße 84', zipCode: '20259' }, forward: null },
      },
    ])
  })

  test.each<[string, PlaceOutcome | Error, string]>([
    ['gone', { kind: 'empty' }, '/basket/'],
    ['changed', { kind: 'changed', changes: [] }, '/checkout/?step=review&note=changed'],
    ['refused', { kind: 'refused', field: 'carrierKey' }, '/checkout/?step=review&note=failed'],
    [
      'failing',
      new Error('the database is gone'),
      '/checkout/?step=review&note=failed&attempt=a-try-of-enough-signs',
    ],
  ])('that comes to an order that is %s leads on', async (_, came, address) => {
    const visit = await shopper()
    await answerAll(visit)
    counter.outcome = came
    expect(await press(visit)).toBe(address)
  })

  test('shows what has changed, until something else is answered', async () => {
    const visit = await shopper()
    await answerAll(visit)
    const changes = [{ kind: 'voucher' as const, code: 'GONE' }]
    counter.outcome = { kind: 'changed', changes }
    await press(visit)
    expect((await viewOf(visit, 'step=review&note=changed')).changes).toEqual(changes)
    await send(visit, { step: 'payment', ...RIGHT })
    expect((await viewOf(visit, 'step=review&note=changed')).changes).toEqual([])
  })

  test.each([
    ['an attempt without a name', { attempt: '' }],
    ['nothing agreed to', { agreed: '' }],
    ['something that is no agreement', { agreed: '{"total":"x"}' }],
  ])('with %s orders nothing', async (_, more) => {
    const visit = await shopper()
    await answerAll(visit)
    expect(await press(visit, more)).toBe('/checkout/?step=review&note=failed')
    expect(counter.placed).toEqual([])
  })

  test('before all is answered orders nothing', async () => {
    const visit = await shopper()
    expect(await press(visit)).toBe('/checkout/?step=review&note=failed')
    expect(counter.placed).toEqual([])
  })
})

test('each view names another attempt; a payment that failed shows the ways to pay', async () => {
  const visit = await shopper()
  await answerAll(visit)
  const [one, other] = [await viewOf(visit), await viewOf(visit, 'payment=failed')]
  expect(one.attempt).not.toBe(other.attempt)
  expect([other.step, other.note]).toEqual(['payment', 'payment-failed'])
})

test('a script is told what is wrong, and its answers are kept as a form’s are', async () => {
  const visit = await shopper()
  const saved = await checkout.saveCheckout(visit, {
    step: 'address',
    answers: { ...RIGHT, 'delivery.zip': 'D-20259' },
  })
  expect(saved).toMatchObject({ ok: true, value: { mistakes: [], answers: { 'delivery.zip': '20259' } } })
  expect((await viewOf(visit)).step).toBe('delivery')
  await expect(checkout.saveCheckout(visit, { step: 'address', answers: { admin: 'yes' } })).rejects.toThrow(
    'payload.answers',
  )
  const nothing = { step: 'address', answers: {} }
  expect(await checkout.saveCheckout(await shopper(false), nothing)).toMatchObject({
    ok: false,
    error: { status: 409, kind: 'BasketEmpty' },
  })
  visit.caller.leave()
  expect(await checkout.saveCheckout(visit, nothing)).toMatchObject({
    ok: false,
    error: { status: 401, kind: 'SignedOut' },
  })
})
