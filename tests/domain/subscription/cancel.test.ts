import { describe, expect, test } from 'vitest'
import { cancelledSubscription, isFirstDeliveryUndone } from '#domain/subscription/cancel.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const AT = '2027-01-20T08:00:00.000Z'

describe('a cancellation', () => {
  const bound = {
    definition: { ...aSubscription().definition, subscriptionCancellationPolicy: 'after-second' },
  }
  const by = { actor: 'customer', at: AT } as const
  const kinds = ({ letters }: Subscription) => letters.map(({ kind }) => kind)

  test.each<[string, Partial<Subscription>, 'ordinary' | 'extraordinary', Partial<Subscription>]>([
    ['takes effect at once', {}, 'ordinary', { status: 'cancelled', dueOn: null }],
    ['waits for the second delivery', bound, 'ordinary', { status: 'active', endsAfter: 2 }],
    ['is free after it', { ...bound, deliveries: 2 }, 'ordinary', { status: 'cancelled' }],
    ['for cause does not wait', bound, 'extraordinary', { status: 'cancelled' }],
    [
      'of what is suspended does not wait',
      { ...bound, status: 'suspended' },
      'ordinary',
      { status: 'cancelled' },
    ],
  ])('%s', (_, rest, manner, after) => {
    const cancelled = cancelledSubscription(aSubscription(rest), manner, by)
    expect(cancelled).toMatchObject(after)
    expect(kinds(cancelled)).toEqual(['cancelled'])
    expect(cancelled.history).toEqual([{ at: AT, event: 'cancel', actor: 'customer' }])
    expect(cancelledSubscription(cancelled, manner, by)).toBe(cancelled)
  })

  test('for cause after an ordinary one takes effect at once, with a letter of its own', () => {
    const waiting = cancelledSubscription(aSubscription(bound), 'ordinary', by)
    const later = { ...by, at: '2027-01-25T08:00:00.000Z' }
    const cancelled = cancelledSubscription(waiting, 'extraordinary', later)
    expect(cancelled.status).toBe('cancelled')
    expect(kinds(cancelled)).toEqual(['cancelled', 'cancelled'])
  })

  test.each(['cancelled', 'ended'] as const)('of what is %s changes nothing', (status) => {
    const over = aSubscription({ ...bound, status })
    expect(cancelledSubscription(over, 'ordinary', by)).toBe(over)
  })

  test('by the operator does not wait', () =>
    expect(cancelledSubscription(aSubscription(bound), 'ordinary', { ...by, actor: 'operator' }).status).toBe(
      'cancelled',
    ))
})

describe('the first delivery', () => {
  const [line] = aSubscription().lines
  const lines = line
    ? [
        { ...line, key: 'right' },
        { ...line, key: 'left' },
        { ...line, key: 'left-left' },
      ]
    : []
  test.each([
    ['is undone where all of it was cancelled or returned', { right: 'cancelled', left: 'returned' }, true],
    ['is not where some of it is kept', { right: 'cancelled', left: 'delivered' }, false],
    [
      'is not by other goods of its order',
      { right: 'available', left: 'available', care: 'returned' },
      false,
    ],
    ['is not by an order without it', { care: 'returned' }, false],
  ] as const)('%s', (_, goods, isUndone) => {
    const items = Object.entries(goods).map(([key, status]) => ({ key, status }))
    expect(isFirstDeliveryUndone({ lines }, items)).toBe(isUndone)
  })
})
