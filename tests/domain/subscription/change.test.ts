import { describe, expect, test } from 'vitest'
import { changeSubscription, isBeingOrdered, type SubscriptionChange } from '#domain/subscription/change.ts'
import { minor } from '#domain/money/price.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { HOME_ADDRESS } from '#tests/support/order-api.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const AT = '2027-01-20T08:00:00.000Z'
const deps = {
  actor: 'customer',
  at: AT,
  key: 'request-1',
  intervals: ['1', '3', 'odd'],
  offers: () => true,
} as const
const change = (subscription: Subscription, what: SubscriptionChange, at = AT) =>
  changeSubscription(subscription, what, { ...deps, at })
const changed = (what: SubscriptionChange, rest: Partial<Subscription> = {}) => {
  const result = change(aSubscription(rest), what)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

describe('a change', () => {
  test.each<[string, SubscriptionChange, Partial<Subscription>]>([
    ['skips a delivery', { skip: true }, { nextDelivery: '2027-03-12', period: 2, dueOn: '2027-02-26' }],
    ['moves one delivery', { moveTo: '2027-02-20' }, { nextDelivery: '2027-02-20', scheduled: '2027-02-12' }],
    [
      'pauses',
      { pauseUntil: '2027-07-01' },
      { status: 'paused', dueOn: '2027-07-01', pausedUntil: '2027-07-01' },
    ],
    ['changes the day', { day: 20 }, { nextDelivery: '2027-02-20', scheduled: '2027-02-20' }],
    ['changes the interval', { interval: '3' }, { nextDelivery: '2027-04-12' }],
    ['does both', { day: 1, interval: '3' }, { nextDelivery: '2027-04-01' }],
  ])('%s', (_, what, after) => expect(changed(what)).toMatchObject(after))

  test('of pieces', () => expect(changed({ quantities: { line: 5 } }).lines[0]?.quantity).toBe(5))

  test('of the address', () =>
    expect(changed({ address: { ...HOME_ADDRESS, city: 'Bonn' } }).address.shipping.city).toBe('Bonn'))

  test('of values', () => {
    const [goods] = aSubscription().lines
    const lines = goods ? [{ ...goods, values: { right: { sphere: -1 }, left: {} } }] : []
    expect(changed({ values: { line: { right: { sphere: -1.5 } } } }, { lines }).lines[0]?.values).toEqual({
      right: { sphere: -1.5 },
      left: {},
    })
  })

  test('to a day that cannot be reached any more waits for the next one', () =>
    expect(changed({ day: 26 }, { scheduled: '2027-02-01', nextDelivery: '2027-02-12' }).nextDelivery).toBe(
      '2027-02-26',
    ))

  test('of a paused one is not due before its pause ends', () => {
    const paused = { status: 'paused', pausedUntil: '2027-05-01', dueOn: '2027-05-01' } as const
    expect(changed({ day: 20 }, paused)).toMatchObject({ status: 'paused', dueOn: '2027-05-01' })
    expect(changed({ resume: true }, paused)).toMatchObject({ status: 'active', nextDelivery: '2027-02-12' })
  })

  test('is recorded, and the same request changes nothing more', () => {
    const once = changed({ skip: true })
    expect(once.history).toEqual([{ at: AT, event: 'skip', actor: 'customer', key: 'request-1' }])
    expect(change(once, { skip: true })).toEqual({ ok: true, value: once })
  })

  test.each<[string, SubscriptionChange, Partial<Subscription>]>([
    ['that is none', {}, {}],
    ['of what is over', { skip: true }, { status: 'cancelled' }],
    ['of what is suspended', { pauseUntil: '2027-03-01' }, { status: 'suspended' }],
    ['that skips in a pause', { skip: true }, { status: 'paused' }],
    ['that moves in a pause', { moveTo: '2027-02-20' }, { status: 'paused' }],
    ['that moves too near', { moveTo: '2027-01-26' }, {}],
    ['that moves into the next period', { moveTo: '2027-03-12' }, {}],
    ['that pauses for longer than half a year', { pauseUntil: '2027-08-01' }, {}],
    ['that pauses until yesterday', { pauseUntil: '2027-01-19' }, {}],
    ['that pauses a pause', { pauseUntil: '2027-03-01' }, { status: 'paused' }],
    ['that resumes what is active', { resume: true }, {}],
    ['to no day', { day: 31 }, {}],
    ['to day zero', { day: 0 }, {}],
    ['to an interval that is not offered', { interval: '2' }, {}],
    ['to an interval that is none', { interval: 'odd' }, {}],
    ['of a line that is not there', { quantities: { other: 1 } }, {}],
    ['to no piece', { quantities: { line: 0 } }, {}],
    ['to too many pieces', { quantities: { line: 21 } }, {}],
    ['of which a part is impossible', { skip: true, day: 31 }, {}],
    ['of which the first part is', { moveTo: '2027-01-26', day: 5 }, {}],
  ])('%s is refused', (_, what, rest) =>
    expect(change(aSubscription(rest), what)).toEqual({ ok: false, error: 'impossible' }),
  )

  const offer = {
    replaces: 100,
    variantId: 101,
    name: 'Neu',
    subsequent: minor(690),
    from: '2027-01-20',
    isAccepted: false,
  }

  test('answers what the shop proposes', () => {
    expect(changed({ answer: 'accept' }, { proposals: [offer] }).lines[0]).toMatchObject({ variantId: 101 })
  })

  test.each<[string, SubscriptionChange, Partial<Subscription>, boolean]>([
    ['skips the delivery that was seen', { skip: true, seen: { delivery: '2027-02-12' } }, {}, true],
    ['skips no other one', { skip: true, seen: { delivery: '2027-01-12' } }, {}, false],
    [
      'accepts the offer that was seen',
      { answer: 'accept', seen: { offer: '100-101-690' } },
      { proposals: [offer] },
      true,
    ],
    [
      'accepts no dearer one',
      { answer: 'accept', seen: { offer: '100-101-680' } },
      { proposals: [offer] },
      false,
    ],
    ['accepts nothing that is gone', { answer: 'accept', seen: { offer: '100-101-690' } }, {}, false],
  ])('%s', (_, what, rest, isPossible) => expect(change(aSubscription(rest), what).ok).toBe(isPossible))

  test.each(['unavailable', 'values', 'collection', 'overdue'] as const)(
    'of what waits, as %s, is possible until the next attempt',
    (problem) => {
      const at = '2027-02-05T00:00:00.000Z'
      const waiting = { problem, dueOn: '2027-02-06' } as const
      expect(change(aSubscription(waiting), { skip: true }, at)).toMatchObject({
        value: { period: 2, problem: null },
      })
      expect(isBeingOrdered(aSubscription({ ...waiting, dueOn: '2027-02-05' }), at)).toBe(true)
      expect(isBeingOrdered(aSubscription({ ...waiting, dueOn: null }), at)).toBe(true)
    },
  )

  test.each(['payment', 'customer-needed'] as const)('of what is being paid is too late: %s', (problem) =>
    expect(isBeingOrdered(aSubscription({ problem, dueOn: '2027-02-06' }), '2027-02-05T00:00:00.000Z')).toBe(
      true,
    ),
  )

  test('of what has waited for goods for months leads to a day that can be reached', () => {
    const at = '2027-06-01T08:00:00.000Z'
    const waiting = { problem: 'unavailable', dueOn: '2027-06-02' } as const
    expect(change(aSubscription(waiting), { skip: true }, at)).toMatchObject({
      value: { period: 2, nextDelivery: '2027-06-12', dueOn: '2027-06-01' },
    })
  })

  test('is possible until midnight where the customer is', () => {
    expect(change(aSubscription(), { skip: true }, '2027-02-04T22:59:00.000Z').ok).toBe(true)
    const late = change(aSubscription(), { skip: true }, '2027-02-04T23:01:00.000Z')
    expect(late).toEqual({ ok: false, error: 'late' })
  })

  test('is too late once the delivery is being ordered', () => {
    const at = '2027-02-05T00:00:00.000Z'
    expect(change(aSubscription(), { skip: true }, at)).toEqual({ ok: false, error: 'late' })
    expect(isBeingOrdered(aSubscription({ status: 'paused' }), at)).toBe(false)
  })
})

describe('an answer to what is offered', () => {
  const proposals = [
    {
      replaces: 100,
      variantId: 100,
      name: 'Pflege',
      subsequent: minor(750),
      from: '2027-02-19',
      isAccepted: false,
    },
  ]
  const suspended = aSubscription({ status: 'suspended', dueOn: null, proposals })

  test('is possible while its money is missing', () => {
    const result = change(suspended, { answer: 'decline', seen: {} })
    expect(result.ok && result.value).toMatchObject({
      status: 'suspended',
      proposals: [{ isDeclined: true }],
    })
  })

  test('changes nothing else then', () => {
    expect(change(suspended, { answer: 'decline', skip: true })).toEqual({ ok: false, error: 'impossible' })
  })
})
