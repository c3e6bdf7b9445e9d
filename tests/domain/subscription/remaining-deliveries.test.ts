import { expect, test } from 'vitest'
import { isEnding, remainingDeliveries } from '#domain/subscription/remaining-deliveries.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

test.each<[string, Partial<Subscription>, string[]]>([
  ['an active one', {}, ['2027-02-12', '2027-03-12', '2027-04-12']],
  ['one that was moved', { nextDelivery: '2027-02-20' }, ['2027-02-20', '2027-03-12', '2027-04-12']],
  ['one that is cancelled for later', { endsAfter: 2 }, ['2027-02-12']],
  ['a paused one', { status: 'paused' }, []],
  ['a suspended one', { status: 'suspended' }, []],
])('the next three deliveries of %s', (_, rest, days) =>
  expect(remainingDeliveries(aSubscription(rest), 3)).toEqual(days),
)

test.each<[string, Partial<Subscription>, boolean]>([
  ['one that goes on', {}, false],
  ['one that is cancelled for later', { endsAfter: 2 }, true],
  ['a paused one that is cancelled for later', { status: 'paused', endsAfter: 2 }, true],
  ['one that is over', { status: 'cancelled', endsAfter: 2 }, false],
])('whether %s is ending', (_, rest, ending) => expect(isEnding(aSubscription(rest))).toBe(ending))
