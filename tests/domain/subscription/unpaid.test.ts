import { describe, expect, test } from 'vitest'
import { dueStep } from '#domain/subscription/renewal.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { canBePaid, settled, unpaid, waiting } from '#domain/subscription/unpaid.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const AT = '2027-02-05T08:00:00.000Z'
const kinds = ({ letters }: Subscription) => letters.map(({ kind }) => kind)

describe('a payment that fails', () => {
  test('is tried again after one, three and seven days, then the subscription is suspended', () => {
    let subscription = aSubscription({ isAnnounced: true })
    const days: (string | null)[] = []
    for (const at of ['2027-02-05', '2027-02-06', '2027-02-09', '2027-02-16']) {
      subscription = unpaid(subscription, 'payment', `${at}T08:00:00.000Z`)
      days.push(subscription.dueOn)
    }
    expect(days).toEqual(['2027-02-06', '2027-02-09', '2027-02-16', null])
    expect(subscription).toMatchObject({ status: 'suspended', attempt: 4, failures: 4, period: 1 })
    expect(kinds(subscription)).toEqual(['payment-failed', 'payment-failed', 'payment-failed', 'suspended'])
    expect(new Set(subscription.letters.map(({ key }) => key)).size).toBe(4)
  })

  test('of earlier orders suspends it too, and is then looked for each day', () => {
    let subscription = aSubscription({ isAnnounced: true })
    const days: (string | null)[] = []
    for (const at of ['2027-02-05', '2027-02-06', '2027-02-09', '2027-02-16', '2027-02-17']) {
      subscription = unpaid(subscription, 'overdue', `${at}T08:00:00.000Z`)
      days.push(subscription.dueOn)
    }
    expect(days).toEqual(['2027-02-06', '2027-02-09', '2027-02-16', '2027-02-17', '2027-02-18'])
    expect(subscription).toMatchObject({ status: 'suspended', failures: 4, problem: 'overdue' })
    expect(kinds(subscription)).toEqual(['overdue', 'overdue', 'overdue', 'suspended'])
    const paid = settled(subscription, '2027-02-18T08:00:00.000Z')
    expect(paid).toMatchObject({
      status: 'active',
      failures: 0,
      problem: null,
      period: 1,
      nextDelivery: '2027-03-04',
      isAnnounced: false,
      dueOn: '2027-02-18',
    })
    expect(dueStep(paid, '2027-02-18')).toBe('announce')
  })

  test('after midnight in the shop is tried again from that day on', () =>
    expect(unpaid(aSubscription(), 'payment', '2027-02-05T23:30:00.000Z').dueOn).toBe('2027-02-07'))

  test('because the bank wants to see the customer says so', () =>
    expect(kinds(unpaid(aSubscription(), 'customer-needed', AT))).toEqual(['customer-needed']))

  test.each([
    ['that nobody began is begun again', {}, 'not-begun'],
    ['of a suspended one is not another failure', { status: 'suspended' }, 'payment'],
  ] as const)('%s', (_, rest, reason) =>
    expect(unpaid(aSubscription(rest), reason, AT)).toMatchObject({ attempt: 1, failures: 0, letters: [] }),
  )

  test.each([
    [{ status: 'suspended' }, true],
    [{ status: 'suspended', problem: 'payment' }, true],
    [{ status: 'suspended', problem: 'overdue' }, false],
    [{ problem: 'overdue' }, false],
    [{ problem: 'payment' }, true],
    [{ problem: 'customer-needed' }, true],
    [{ problem: 'unavailable' }, false],
    [{}, false],
    [{ status: 'paused', problem: 'payment' }, false],
  ] as const)('may be made in person: %j', (rest, may) => expect(canBePaid(aSubscription(rest))).toBe(may))
})

test('what cannot be ordered as it is, is tried again each day, with one letter for each cause', () => {
  const once = waiting(aSubscription(), 'unavailable', '2027-02-05')
  const twice = waiting(once, 'unavailable', '2027-02-06')
  expect([once.dueOn, twice.dueOn]).toEqual(['2027-02-06', '2027-02-07'])
  expect(kinds(twice)).toEqual(['unavailable'])
  const otherwise = waiting(twice, 'values', '2027-02-07')
  expect(otherwise).toMatchObject({ problem: 'values', dueOn: '2027-02-08' })
  expect(kinds(otherwise)).toEqual(['unavailable', 'values'])
})
