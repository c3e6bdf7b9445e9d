import { beforeEach, expect, test } from 'vitest'
import type { PaymentStep } from '#domain/order/place-order.ts'
import { addressOfPress } from '#server/loaders/checkout-form.ts'
import { ATTEMPT, checkoutCounter } from '#tests/support/checkout-counter.ts'

const counter = checkoutCounter()
const { shopper, send, answerAll, viewOf, press } = counter
beforeEach(() => counter.clear())

const PLACE = {
  url: new URL('http://localhost/de-de/checkout/'),
  checkout: '/checkout/',
  basket: '/basket/',
  success: '/success/',
}

/** Somebody with nothing in his basket, one of whose attempts has come to this. */
async function afterwards(step: PaymentStep | null) {
  const visit = await shopper(false)
  const pressed = async ({ attemptKey }: { attemptKey: string }) => (attemptKey === ATTEMPT ? step : null)
  Object.assign(visit.ctx, { orders: { ...visit.ctx.orders, pressed } })
  return visit
}

test.each<[PaymentStep | null, string]>([
  [{ kind: 'done', cbd: 'a.b' }, '/success/?cbd=a.b'],
  [{ kind: 'waiting', cbd: 'a.b' }, '/success/?cbd=a.b'],
  [
    { kind: 'redirect', url: 'http://localhost/api/payment/go?payment=1' },
    'http://localhost/api/payment/go?payment=1',
  ],
  [{ kind: 'failed' }, '/checkout/?step=payment&note=payment-failed'],
  [null, '/basket/'],
])('the same press once more, after the first has come to %j, leads to %s', async (step, address) => {
  const visit = await afterwards(step)
  expect(await send(visit, { step: 'review', attempt: ATTEMPT, agreed: '{}' })).toBe(address)
  expect(await addressOfPress(visit, ATTEMPT, PLACE)).toBe(step && address)
})

test.each([null, '', 'another-try-of-enough-signs', '../../baskets', 'x'.repeat(65)])(
  'an attempt %j has come to nothing',
  async (attempt) =>
    expect(await addressOfPress(await afterwards({ kind: 'done', cbd: 'a.b' }), attempt, PLACE)).toBeNull(),
)

test('a press that nobody knows the end of is made again by its own name', async () => {
  const visit = await shopper()
  await answerAll(visit)
  counter.outcome = new Error('the database is gone')
  const back = await press(visit)
  expect(back).toBe(`/checkout/?step=review&note=failed&attempt=${ATTEMPT}`)
  expect((await viewOf(visit, back.split('?')[1])).attempt).toBe(ATTEMPT)
  expect((await viewOf(visit, `note=failed&attempt=<b>`)).attempt).not.toContain('<')
  expect((await viewOf(visit, `attempt=${ATTEMPT}`)).attempt).not.toBe(ATTEMPT)
})
