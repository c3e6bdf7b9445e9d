import { beforeEach, expect, test } from 'vitest'
import type { PaymentStep } from '#domain/order/place-order.ts'
import { replayedSubmissionUrl } from '#server/forms/checkout-form.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import { ATTEMPT, checkoutFixture } from '#tests/support/checkout-fixture.ts'

const counter = checkoutFixture()
const { shopper, send, answerAll, viewOf, submit } = counter
beforeEach(() => counter.clear())

const PLACE = {
  url: new URL('http://localhost/de-de/checkout/'),
  checkout: '/checkout/',
  basket: '/basket/',
  success: '/success/',
}

/** A caller with an empty basket, one of whose attempts has this result; what the Shop API is asked is added to `asked`. */
async function afterwards(step: PaymentStep | null, asked: unknown[] = []) {
  const visit = await shopper(false)
  const own = callerKey(visit, 'basket')
  const replayedSubmission: typeof visit.ctx.orders.replayedSubmission = async (of, location) => {
    asked.push(location)
    return of.attemptKey === ATTEMPT && of.basketKey === own ? step : null
  }
  Object.assign(visit.ctx, { orders: { ...visit.ctx.orders, replayedSubmission } })
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
  [{ kind: 'failed', isLate: true }, '/checkout/?step=payment&note=payment-late'],
  [null, '/basket/'],
])('the same submission again, after the first resulted in %j, leads to %s', async (step, address) => {
  const visit = await afterwards(step)
  expect(await send(visit, { step: 'review', attempt: ATTEMPT, agreed: '{}' })).toBe(address)
  expect(await replayedSubmissionUrl(visit, ATTEMPT, PLACE)).toBe(step && address)
})

test.each<[string | null, number]>([
  [null, 0],
  ['', 0],
  ['another-try-of-enough-signs', 1],
  ['../../baskets', 0],
  ['x'.repeat(65), 0],
])('an attempt %j has no result, and the Shop API is asked for it %i times', async (attempt, times) => {
  const asked: unknown[] = []
  const visit = await afterwards({ kind: 'done', cbd: 'a.b' }, asked)
  expect(await replayedSubmissionUrl(visit, attempt, PLACE)).toBeNull()
  expect(asked).toHaveLength(times)
})

test('the Shop API is told in which shop the attempt was, and where its payment returns to', async () => {
  const asked: unknown[] = []
  await replayedSubmissionUrl(await afterwards({ kind: 'done', cbd: 'a.b' }, asked), ATTEMPT, PLACE)
  expect(asked).toEqual([{ variant: 'de-de', origin: 'http://localhost' }])
})

test('nobody who is not signed in has a result, and the Shop API is not asked for it', async () => {
  const asked: unknown[] = []
  const visit = await afterwards({ kind: 'done', cbd: 'a.b' }, asked)
  visit.caller.endSession()
  expect(await replayedSubmissionUrl(visit, ATTEMPT, PLACE)).toBeNull()
  expect(asked).toEqual([])
})

test('a submission with an unknown result is repeated with its own key', async () => {
  const visit = await shopper()
  await answerAll(visit)
  counter.outcome = new Error('the database is gone')
  const back = await submit(visit)
  expect(back).toBe(`/checkout/?step=review&note=failed&attempt=${ATTEMPT}`)
  expect((await viewOf(visit, back.split('?')[1])).attempt).toBe(ATTEMPT)
  expect((await viewOf(visit, `note=failed&attempt=<b>`)).attempt).not.toContain('<')
  expect((await viewOf(visit, `attempt=${ATTEMPT}`)).attempt).not.toBe(ATTEMPT)
})
