import { expect, test } from 'vitest'
import { isOutdatedLetter } from '#domain/subscription/outdated-letter.ts'
import type { Subscription, SubscriptionLetter } from '#domain/subscription/subscription.ts'

const OPEN = { status: 'active', problem: null, dueOn: '2027-02-05' } as const

test.each<[SubscriptionLetter, Partial<Subscription>, boolean]>([
  ['coming', {}, false],
  ['coming', { status: 'cancelled' }, true],
  ['coming', { status: 'ended' }, true],
  ['cancelled', { status: 'cancelled' }, false],
  ['suspended', { status: 'suspended' }, false],
  ['suspended', {}, true],
  ['payment-failed', { problem: 'payment' }, false],
  ['payment-failed', {}, true],
  ['payment-failed', { problem: 'payment', dueOn: null }, true],
  ['overdue', { problem: 'overdue' }, false],
  ['overdue', { problem: 'overdue', status: 'suspended' }, true],
  ['customer-needed', { problem: 'payment' }, true],
  ['unavailable', { problem: 'unavailable' }, false],
  ['collection', { problem: 'values' }, true],
  ['values', {}, false],
])('"%s" of %j is outdated: %s', (kind, rest, isOutdated) => {
  expect(isOutdatedLetter({ ...OPEN, ...rest }, kind)).toBe(isOutdated)
})
