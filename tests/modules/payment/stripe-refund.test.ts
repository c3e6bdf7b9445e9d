import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { refundUpTo } from '#modules/payment/stripe/refund.ts'

type Made = { amount: number; status: string }

/** Stripe's refunds, with its rule for keys: the same request again has the same answer, another one is refused. */
function stripeWith(made: readonly Made[]) {
  const data = [...made]
  const keys = new Map<string | null, string>()
  const answer = async (request: Request): Promise<[number, object]> => {
    if (request.method === 'GET') return [200, { object: 'list', data }]
    const key = request.headers.get('idempotency-key')
    const body = await request.text()
    const earlier = keys.get(key)
    if (earlier !== undefined)
      return earlier === body ? [200, {}] : [400, { error: { type: 'idempotency_error' } }]
    keys.set(key, body)
    data.push({ amount: Number(new URLSearchParams(body).get('amount')), status: 'pending' })
    return [200, {}]
  }
  const stripe = new Stripe('sk_test_1', {
    httpClient: Stripe.createFetchHttpClient(async (input, init) => {
      const [status, body] = await answer(new Request(input, init))
      return Response.json(body, { status })
    }),
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return {
    refund: (total: number) => refundUpTo(stripe, 'pi_1', total),
    amounts: () => data.map(({ amount }) => amount),
  }
}

test.each([
  [[], [500]],
  [[{ amount: 300, status: 'succeeded' }], [300, 200]],
  [[{ amount: 500, status: 'pending' }], [500]],
  [[{ amount: 700, status: 'succeeded' }], [700]],
  [[{ amount: 500, status: 'failed' }], [500, 500]],
  [[{ amount: 500, status: 'canceled' }], [500, 500]],
])('after %j five euros are refunded in all, and no more by the same call again', async (made, expected) => {
  const { refund, amounts } = stripeWith(made)
  await refund(500)
  expect(amounts()).toEqual(expected)
  await refund(500)
  expect(amounts()).toEqual(expected)
})

test('where the answer was lost and more goes back by now, only the rest follows', async () => {
  const { refund, amounts } = stripeWith([])
  await refund(1000)
  await refund(1500)
  expect(amounts()).toEqual([1000, 500])
})

test('of two at once one counts, and the next call adds what is missing', async () => {
  const { refund, amounts } = stripeWith([])
  const both = await Promise.allSettled([refund(1000), refund(1500)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await refund(1500)
  expect(amounts().reduce((sum, amount) => sum + amount, 0)).toBe(1500)
})
