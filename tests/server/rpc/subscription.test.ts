import { expect, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '#server/context.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { subscriptionProcedures } from '#server/rpc/subscription.ts'
import { createCaller } from '#server/session/caller.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'
import { testContext } from '#tests/support/test-server.ts'

const SUBSCRIPTION = aSubscription()
const { id } = SUBSCRIPTION
const LATER = aSubscription({ id: '023456789012-1', createdAt: '2027-01-13T09:00:00.000Z' })
type Change = Parameters<Context['subscriptions']['change']>[1]

/** A browser, and what it has asked of the shop; `status` is the outcome of a change. */
function browser(who: 'anna' | 'berta' | 'guest' | null, failure?: 'late' | 'impossible') {
  const { ctx } = testContext()
  const changes: Change[] = []
  const isOwn = (customerId: string | undefined, of = id) => customerId === 'anna' && of === id
  const customerOf = (request: { by: Change['by'] }) =>
    request.by.actor === 'customer' ? request.by.customerId : undefined
  const subscriptions: Context['subscriptions'] = {
    ...ctx.subscriptions,
    list: async (customerId) => (isOwn(customerId) ? [SUBSCRIPTION, LATER] : []),
    async change(of, request) {
      changes.push(request)
      if (!isOwn(customerOf(request), of)) return fail('unknown')
      return failure ? fail(failure) : ok(SUBSCRIPTION)
    },
    cancel: async (of, request) =>
      isOwn(customerOf(request), of) ? aSubscription({ status: 'cancelled' }) : null,
  }
  const session =
    who === null ? null : { token: 't', customer: aCustomer({ id: who, isGuest: who === 'guest' }) }
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'), session, undefined)
  const scope: RequestScope = { ctx: { ...ctx, subscriptions }, variant: 'de-de', caller }
  const call = (name: keyof typeof subscriptionProcedures, payload: unknown = undefined) =>
    subscriptionProcedures[name](scope, payload)
  return { call, changes }
}

test('a customer has their subscriptions, the latest first', async () => {
  const answer = await browser('anna').call('getSubscriptions')
  expect(answer).toEqual({
    ok: true,
    value: {
      entities: [
        expect.objectContaining({ id: LATER.id }),
        {
          id,
          number: id,
          status: 'active',
          definition: SUBSCRIPTION.definition,
          currencyCode: 'EUR',
          lines: [
            {
              key: 'line',
              variantId: 100,
              name: 'Pflege',
              quantity: 2,
              price: { first: 719, subsequent: 703 },
            },
          ],
          price: { first: 1438, subsequent: 1406 },
          nextDelivery: '2027-02-12',
          upcoming: ['2027-02-12', '2027-03-12', '2027-04-12', '2027-05-12'],
          pausedUntil: null,
          isEnding: false,
          problem: null,
        },
      ],
    },
  })
  expect(await browser('berta').call('getSubscriptions')).toEqual({ ok: true, value: { entities: [] } })
})

test('a change without a key is a change of its own', async () => {
  const { call, changes } = browser('anna')
  for (const key of [undefined, undefined, 'request-1'])
    expect(
      await call('changeSubscription', { id, change: { skip: true }, ...(key && { key }) }),
    ).toMatchObject({
      ok: true,
      value: { number: id },
    })
  expect(new Set(changes.map(({ key }) => key)).size).toBe(3)
  expect(changes[2]).toEqual({
    by: { actor: 'customer', customerId: 'anna' },
    key: 'request-1',
    change: { skip: true },
  })
})

test.each(['late', 'impossible'] as const)('a change that is %s is refused', async (failure) =>
  expect(await browser('anna', failure).call('changeSubscription', { id, change: { skip: true } })).toEqual(
    fail({ status: 409, kind: failure }),
  ),
)

test.each([
  [undefined, 'payload.change: '],
  [{}, 'payload.change: names no change'],
  [{ seen: { delivery: '2027-02-12' } }, 'payload.change: names no change'],
  [{ bogus: 1 }, 'payload.change: .*"bogus"'],
  [{ skip: true, bogus: 1 }, 'payload.change: .*"bogus"'],
  [{ skip: true, seen: { bogus: 1 } }, 'payload.change.seen: .*"bogus"'],
  [{ skip: false }, 'payload.change.skip: '],
  [{ day: 0 }, 'payload.change.day: '],
  [{ day: 31 }, 'payload.change.day: '],
  [{ day: 1.5 }, 'payload.change.day: '],
  [{ day: '15' }, 'payload.change.day: '],
  [{ interval: 'often' }, 'payload.change.interval: not an interval'],
  [{ interval: '0' }, 'payload.change.interval: not an interval'],
  [{ quantities: { line: 0 } }, 'payload.change.quantities.line: '],
  [{ quantities: { line: 21 } }, 'payload.change.quantities.line: '],
  [{ moveTo: '2027-02-30' }, 'payload.change.moveTo: '],
  [{ answer: 'maybe' }, 'payload.change.answer: '],
])('a change that is none, %j, is malformed: %s', async (change, place) => {
  const { call, changes } = browser('anna')
  await expect(call('changeSubscription', { id, change })).rejects.toMatchObject({
    kind: 'bad-request',
    message: expect.stringMatching(place),
  })
  expect(changes).toEqual([])
})

test.each([
  { day: 1 },
  { day: 30 },
  { interval: '12' },
  { interval: '6w' },
  { quantities: { line: 20, other: 1 } },
  { resume: true },
  { answer: 'accept', seen: { offer: '7/100' } },
])('%j is a change', async (change) => {
  const { call, changes } = browser('anna')
  expect(await call('changeSubscription', { id, change })).toMatchObject({ ok: true })
  expect(changes).toMatchObject([{ change }])
})

test('a cancellation is answered by the subscription', async () =>
  expect(await browser('anna').call('cancelSubscription', { id })).toMatchObject({
    ok: true,
    value: { status: 'cancelled', nextDelivery: null, isEnding: false, upcoming: [] },
  }))

test.each([
  ['changeSubscription', { id, change: { skip: true } }],
  ['cancelSubscription', { id }],
] as const)('%s of somebody else finds nothing', async (name, payload) =>
  expect(await browser('berta').call(name, payload)).toEqual(fail({ status: 404, kind: 'not-found' })),
)

test.each([
  ['getSubscriptions', {}],
  ['changeSubscription', { id, change: { skip: true } }],
  ['cancelSubscription', { id }],
] as const)('%s is for customers with an account', async (name, payload) => {
  for (const who of [null, 'guest'] as const)
    expect(await browser(who).call(name, payload)).toEqual(fail({ status: 401, kind: 'unauthorized' }))
})
