import { describe, expect, test } from 'vitest'
import { announced, delivered } from '#domain/subscription/renewal.ts'
import { resumedSubscription } from '#domain/subscription/resume.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const AT = '2027-02-05T08:00:00.000Z'

describe('after a pause', () => {
  test.each([
    ['2027-01-20', '2027-02-12', 1],
    ['2027-02-08', '2027-03-12', 2],
    ['2027-05-11', '2027-06-12', 5],
  ])('that ends on %s the next delivery is that of %s', (today, nextDelivery, period) => {
    const paused = aSubscription({ status: 'paused', pausedUntil: today })
    expect(resumedSubscription(paused, 'shop', `${today}T00:00:00.000Z`)).toMatchObject({
      status: 'active',
      pausedUntil: null,
      nextDelivery,
      period,
    })
  })

  test('that ends by itself the next delivery is announced a week before its order, and skips no period', () => {
    const paused = aSubscription({ status: 'paused', pausedUntil: '2027-02-01' })
    const resumed = resumedSubscription(paused, 'shop', '2027-02-01T08:00:00.000Z')
    expect(resumed).toMatchObject({
      nextDelivery: '2027-02-15',
      period: 1,
      isAnnounced: false,
      dueOn: '2027-02-01',
    })
    const told = announced(resumed, '2027-02-01')
    expect(told).toMatchObject({ nextDelivery: '2027-02-15', isAnnounced: true, dueOn: '2027-02-08' })
    expect(delivered(told, '999', '2027-02-08T08:00:00.000Z').nextDelivery).toBe('2027-03-12')
  })

  test('that its customer ends the next delivery is the first that can be reached', () => {
    const paused = aSubscription({ status: 'paused', pausedUntil: '2027-03-01' })
    expect(resumedSubscription(paused, 'customer', '2027-02-01T08:00:00.000Z')).toMatchObject({
      nextDelivery: '2027-02-12',
      period: 1,
    })
  })

  test('nothing else is resumed', () => {
    const cancelled = aSubscription({ status: 'cancelled' })
    expect(resumedSubscription(cancelled, 'shop', AT)).toBe(cancelled)
  })
})
