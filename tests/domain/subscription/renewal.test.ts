import { describe, expect, test } from 'vitest'
import {
  announced,
  confirmed,
  delivered,
  dueStep,
  nextPeriod,
  planned,
  withLetter,
} from '#domain/subscription/renewal.ts'
import { noticeDay } from '#domain/subscription/delivery-dates.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const AT = '2027-02-05T08:00:00.000Z'
const TODAY = '2027-02-05'
const kinds = ({ letters }: Subscription) => letters.map(({ kind }) => kind)

describe('what is due', () => {
  test.each([
    ['nothing before its day', {}, '2027-01-28', null],
    ['the announcement', {}, '2027-01-29', 'announce'],
    ['the order', { isAnnounced: true }, '2027-02-05', 'renew'],
    ['the end of a pause', { status: 'paused' }, '2027-01-29', 'resume'],
    ['nothing of a suspended one', { status: 'suspended', dueOn: null }, '2027-02-05', null],
    ['a look at the money that a suspended one waits for', { status: 'suspended' }, '2027-01-29', 'renew'],
    ['nothing of one that is not paid yet', { status: 'pending' }, '2027-01-29', null],
    ['nothing without a day', { dueOn: null }, '2027-01-29', null],
  ] as const)('is %s', (_, rest, today, step) => expect(dueStep(aSubscription(rest), today)).toBe(step))
})

describe('a delivery', () => {
  test('is announced, then ordered five working days before', () => {
    const next = announced(aSubscription(), '2027-01-29')
    expect(next).toMatchObject({ isAnnounced: true, dueOn: '2027-02-05' })
    expect(kinds(next)).toEqual(['coming'])
    expect(kinds(announced({ ...next, isAnnounced: false }, '2027-01-29'))).toEqual(['coming'])
  })

  test.each([
    ['before they are two years old', '2025-02-20T09:00:00Z', undefined, ['coming']],
    ['not on the day on which they become two years old', '2025-01-29T09:00:00Z', undefined, ['coming']],
    ['from the next day on', '2025-01-28T09:00:00Z', undefined, ['coming', 'old-values']],
    ['once they are older', '2025-01-20T09:00:00Z', undefined, ['coming', 'old-values']],
    ['also after a long pause', '2024-06-01T09:00:00Z', undefined, ['coming', 'old-values']],
    ['not again', '2024-12-01T09:00:00Z', '2026-12-05', ['coming']],
    ['not where they were changed', '2023-12-01T09:00:00Z', '2025-06-01', ['coming']],
    ['again after two more years', '2022-12-01T09:00:00Z', '2024-12-05', ['coming', 'old-values']],
  ])('comes with a letter about values %s', (_, createdAt, valuesAskedOn, letters) => {
    const [line] = aSubscription().lines
    const lines = line ? [{ ...line, values: { right: { sphere: -2 }, left: {} } }] : []
    const asked = valuesAskedOn === undefined ? {} : { valuesAskedOn }
    const next = announced(aSubscription({ createdAt, lines, ...asked }), '2027-01-29')
    expect(kinds(next)).toEqual(letters)
    expect(next.valuesAskedOn).toBe(letters.length > 1 ? '2027-01-29' : valuesAskedOn)
    expect(kinds(announced(aSubscription({ createdAt }), '2027-01-29'))).toEqual(['coming'])
  })

  test('that is paid begins the next period', () => {
    const before = aSubscription({ attempt: 2, failures: 1, problem: 'payment', isAnnounced: true })
    expect(delivered(before, '999', AT)).toMatchObject({
      status: 'active',
      period: 2,
      deliveries: 2,
      attempt: 0,
      failures: 0,
      problem: null,
      isAnnounced: false,
      scheduled: '2027-03-12',
      nextDelivery: '2027-03-12',
      dueOn: '2027-02-26',
      orders: ['123456789012', '999'],
    })
  })

  test('that was moved leaves the rhythm', () =>
    expect(delivered(planned(aSubscription(), '2027-02-20', TODAY), '999', AT).nextDelivery).toBe(
      '2027-03-12',
    ))

  test('is announced today at the latest', () =>
    expect(planned(aSubscription(), '2027-02-15', TODAY)).toMatchObject({ isAnnounced: false, dueOn: TODAY }))

  test('that is skipped makes way for the next one', () =>
    expect(
      nextPeriod(aSubscription({ attempt: 1, problem: 'unavailable' }), '2027-03-12', TODAY),
    ).toMatchObject({
      period: 2,
      attempt: 0,
      problem: null,
      nextDelivery: '2027-03-12',
      orders: ['123456789012'],
    }))

  test.each([
    ['a day', '2027-01-30', '2027-02-15', '2027-02-08', '2027-03-12'],
    ['a week', '2027-02-05', '2027-02-19', '2027-02-12', '2027-03-12'],
    ['three weeks', '2027-02-19', '2027-03-05', '2027-02-26', '2027-04-12'],
    ['two months', '2027-04-01', '2027-04-15', '2027-04-08', '2027-05-12'],
  ])(
    'whose announcement the job has missed by %s comes later, so that a week is left',
    (_, today, nextDelivery, dueOn, following) => {
      const late = announced(aSubscription(), today)
      expect(late).toMatchObject({ nextDelivery, dueOn, isAnnounced: true })
      expect(late.letters).toEqual([{ kind: 'coming', key: `coming-1-0-${nextDelivery}` }])
      expect(Date.parse(dueOn) - Date.parse(today)).toBeGreaterThanOrEqual(7 * 864e5)
      expect(delivered(late, '999', `${dueOn}T08:00:00.000Z`).nextDelivery).toBe(following)
    },
  )

  test.each([
    ['announced the next morning', '2027-01-30', { nextDelivery: '2027-02-08', dueOn: '2027-02-01' }],
    ['announced on the day of its order', '2027-02-01', { nextDelivery: '2027-02-08', dueOn: '2027-02-01' }],
    [
      'announced after the day of its order',
      '2027-02-02',
      { nextDelivery: '2027-02-16', dueOn: '2027-02-09' },
    ],
  ])('that its customer has moved so near that it is %s', (_, today, after) => {
    const moved = planned(aSubscription(), '2027-02-08', '2027-01-29')
    expect(moved.dueOn).toBe('2027-01-29')
    expect(announced(moved, today)).toMatchObject(after)
  })

  test.each([
    ['after three weeks', '2027-02-26', '2027-04-12'],
    ['after four weeks', '2027-03-05', '2027-04-12'],
    ['half a year late', '2027-08-20', '2027-10-12'],
    ['in the last minute of a day of the shop', '2027-08-31', '2027-10-12'],
  ])('that is paid %s is followed by one delivery, not by those that were missed', (_, day, nextDelivery) => {
    const paid = delivered(aSubscription({ status: 'suspended', dueOn: null }), '999', `${day}T21:59:00.000Z`)
    expect(paid).toMatchObject({ status: 'active', period: 2, scheduled: nextDelivery, nextDelivery })
    expect(noticeDay(nextDelivery, 'DE') > day).toBe(true)
    expect(paid.dueOn).toBe(noticeDay(nextDelivery, 'DE'))
  })

  test.each([
    ['the day', '2027-02-05'],
    ['a week later', '2027-02-12'],
    ['eleven days later', '2027-02-16'],
  ])('that is paid on %s keeps the rhythm', (_, day) =>
    expect(delivered(aSubscription(), '999', `${day}T08:00:00.000Z`).nextDelivery).toBe('2027-03-12'),
  )

  test('that is the last one ends it', () =>
    expect(delivered(aSubscription({ endsAfter: 2 }), '999', AT)).toMatchObject({
      status: 'ended',
      dueOn: null,
    }))

  test('that is not the last one does not', () =>
    expect(delivered(aSubscription({ endsAfter: 3 }), '999', AT).status).toBe('active'))

  test('that the customer pays wakes a suspended one', () =>
    expect(delivered(aSubscription({ status: 'suspended', dueOn: null }), '999', AT)).toMatchObject({
      status: 'active',
      dueOn: '2027-02-26',
    }))
})

test('the first payment makes it active, with a letter', () => {
  const begun = confirmed(aSubscription({ status: 'pending' }), AT)
  expect([begun.status, kinds(begun)]).toEqual(['active', ['started']])
})

test('the same letter is written once', () =>
  expect(kinds(withLetter(withLetter(aSubscription(), 'coming'), 'coming'))).toEqual(['coming']))
