import { beforeEach, describe, expect, test } from 'vitest'
import type { PlaceOutcome } from '#domain/order/place-order.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import { checkoutProcedures } from '#server/rpc/checkout.ts'
import { VALID_ANSWERS } from '#tests/support/checkout.ts'
import { ATTEMPT, checkoutFixture, GUEST } from '#tests/support/checkout-fixture.ts'

const counter = checkoutFixture()
const { shopper, send, answerAll, viewOf, submit } = counter
beforeEach(() => counter.clear())

describe('a step', () => {
  test('that is answered leads to the next, and is not shown again', async () => {
    const visit = await shopper()
    expect((await viewOf(visit)).answers).toMatchObject({ 'delivery.firstName': 'Johanna', billing: 'same' })
    expect(await send(visit, { step: 'address', ...VALID_ANSWERS })).toBe('/checkout/?step=delivery')
    expect(await send(visit, { step: 'delivery', ...VALID_ANSWERS })).toBe('/checkout/?step=payment')
    expect(await send(visit, { step: 'payment', ...VALID_ANSWERS })).toBe('/checkout/?step=review')
    expect(await viewOf(visit)).toMatchObject({ step: 'review', answers: VALID_ANSWERS, mistakes: [] })
  })

  test('with mistakes shows them, and keeps the input', async () => {
    const visit = await shopper()
    const wrong = { ...VALID_ANSWERS, 'delivery.zip': '2025', 'delivery.phone': '12' }
    expect(await send(visit, { step: 'address', ...wrong })).toBe('/checkout/?step=address&wrong=1')
    const view = await viewOf(visit, 'step=address&wrong=1')
    expect(view.mistakes.map(({ name }) => name)).toEqual(['delivery.zip', 'delivery.phone'])
    expect(view.answers['delivery.zip']).toBe('2025')
  })

  test('asks once about a town that the postcode is far from', async () => {
    const visit = await shopper()
    const far = { ...VALID_ANSWERS, step: 'address', 'delivery.zip': '80331', 'delivery.city': 'Hamburg' }
    expect(await send(visit, far)).toBe('/checkout/?step=address&wrong=1')
    const view = await viewOf(visit, 'step=address&wrong=1')
    expect(view.mistakes).toEqual([{ name: 'delivery.city', fault: { kind: 'place' } }])
    expect(await send(visit, { ...far, placeConfirmed: 'yes' })).toBe('/checkout/?step=delivery')
  })

  test('ignores fields that it does not have', async () => {
    const visit = await shopper()
    await send(visit, { step: 'payment', payment: 'creditcard', 'delivery.city': 'Graz', fees: '0' })
    expect((await viewOf(visit)).answers['delivery.city']).toBeUndefined()
  })

  test.each([
    ['', {}],
    ['nonsense', {}],
    ['constructor', {}],
  ])('%j does not exist', async (step, more) =>
    expect(await send(await shopper(), { step, ...more })).toBe('/checkout/?note=failed'),
  )

  test('from another site is rejected', async () =>
    expect(
      await send(await shopper(), { step: 'address', ...VALID_ANSWERS }, { 'sec-fetch-site': 'cross-site' }),
    ).toBe('403'))

  test('with an empty basket leads to the basket', async () =>
    expect(await send(await shopper(false), { step: 'address', ...VALID_ANSWERS })).toBe('/basket/'))

  test('is limited in its attempts', async () => {
    const visit = await shopper()
    for (let times = 0; times < 31; times += 1) await send(visit, { step: 'address' })
    expect(await send(visit, { step: 'address' })).toBe('/checkout/?step=address&note=later')
  })
})

describe('the submission', () => {
  test('contains the answers, with fees from the server', async () => {
    const visit = await shopper()
    await answerAll(visit)
    await send(visit, { step: 'delivery', method: 'express-home' })
    await submit(visit, { fees: '[]', total: '0' })
    expect(counter.placed).toMatchObject([
      {
        attemptKey: ATTEMPT,
        basketKey: callerKey(visit, 'basket'),
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
    ['unreadable', { kind: 'refused', field: '' }, '/checkout/?step=address&note=unreadable'],
    [
      'too large to be held',
      { kind: 'refused', field: 'agreed.lines', reason: 'held' },
      '/checkout/?step=review&note=held',
    ],
    [
      'failing',
      new Error('the database is gone'),
      '/checkout/?step=review&note=failed&attempt=a-try-of-enough-signs',
    ],
  ])('that creates an order that is %s redirects', async (_, came, address) => {
    const visit = await shopper()
    await answerAll(visit)
    counter.outcome = came
    expect(await submit(visit)).toBe(address)
  })

  test('shows what has changed, until something else is answered', async () => {
    const visit = await shopper()
    await answerAll(visit)
    const changes = [{ kind: 'voucher' as const, code: 'GONE' }]
    counter.outcome = { kind: 'changed', changes }
    await submit(visit)
    expect((await viewOf(visit, 'step=review&note=changed')).changes).toEqual(changes)
    await send(visit, { step: 'payment', ...VALID_ANSWERS })
    expect((await viewOf(visit, 'step=review&note=changed')).changes).toEqual([])
  })

  test.each([
    ['an attempt without a name', { attempt: '' }],
    ['nothing agreed to', { agreed: '' }],
    ['something that is no agreement', { agreed: '{"total":"x"}' }],
  ])('with %s orders nothing', async (_, more) => {
    const visit = await shopper()
    await answerAll(visit)
    expect(await submit(visit, more)).toBe('/checkout/?step=review&note=failed')
    expect(counter.placed).toEqual([])
  })

  test('with an answer that was made wrong since orders nothing', async () => {
    const visit = await shopper()
    await answerAll(visit)
    await send(visit, { step: 'address', 'delivery.street': '' })
    expect(await submit(visit)).toBe('/checkout/?step=address&wrong=1')
    expect(counter.placed).toEqual([])
  })

  test('before all is answered orders nothing', async () => {
    const visit = await shopper()
    expect(await submit(visit)).toBe('/checkout/?step=address&wrong=1')
    expect(counter.placed).toEqual([])
  })
})

test('each view has another attempt key; a failed payment shows the payment methods', async () => {
  const visit = await shopper()
  await answerAll(visit)
  const [one, other] = [await viewOf(visit), await viewOf(visit, 'payment=failed')]
  expect(await viewOf(visit, 'payment=late')).toMatchObject({ step: 'payment', note: 'payment-late' })
  expect(one.attempt).not.toBe(other.attempt)
  expect([other.step, other.note]).toEqual(['payment', 'payment-failed'])
})

test('a script gets the mistakes, and its answers are saved like those of a form', async () => {
  const visit = await shopper()
  const saved = await checkoutProcedures.saveCheckout(visit, {
    step: 'address',
    answers: { ...VALID_ANSWERS, 'delivery.zip': 'D-20259' },
  })
  expect(saved).toMatchObject({ ok: true, value: { mistakes: [], answers: { 'delivery.zip': '20259' } } })
  const delivery = await viewOf(visit)
  expect(delivery.step).toBe('delivery')
  expect(saved).toMatchObject({ value: { branches: delivery.branches } })
  expect(delivery.branches[0]?.zip).toMatch(/^20/)
  await expect(
    checkoutProcedures.saveCheckout(visit, { step: 'address', answers: { admin: 'yes' } }),
  ).rejects.toThrow('payload.answers')
  const nothing = { step: 'address', answers: {} }
  expect(await checkoutProcedures.saveCheckout(await shopper(false), nothing)).toMatchObject({
    ok: false,
    error: { status: 409, kind: 'BasketEmpty' },
  })
  visit.caller.endSession()
  expect(await checkoutProcedures.saveCheckout(visit, nothing)).toMatchObject({
    ok: false,
    error: { status: 401, kind: 'SignedOut' },
  })
})
