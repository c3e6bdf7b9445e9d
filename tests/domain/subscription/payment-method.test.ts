import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { withPaymentMethod } from '#domain/subscription/payment-method.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const AGREED = { at: '2027-02-08T08:00:00.000Z', key: 'mandate-1' }

test.each<[string, Partial<Subscription>, Partial<Subscription>]>([
  ['pays what follows', {}, { paymentKey: 'paypal_instant', dueOn: '2027-01-29' }],
  ['pays what was refused, today', { problem: 'payment', dueOn: '2027-02-11' }, { dueOn: '2027-02-08' }],
  ['pays what needed the customer, today', { problem: 'customer-needed' }, { dueOn: '2027-02-08' }],
  [
    'pays what waited for the money of earlier orders, today',
    { problem: 'overdue' },
    { problem: 'payment', failures: 0, dueOn: '2027-02-08' },
  ],
  [
    'leaves one that is suspended for earlier orders to its customer',
    { status: 'suspended', problem: 'overdue', dueOn: '2027-02-09' },
    { problem: 'payment', dueOn: null },
  ],
  ['does not make up for goods', { problem: 'unavailable', dueOn: '2027-02-09' }, { dueOn: '2027-02-09' }],
  ['does not wake what is suspended', { status: 'suspended', dueOn: null }, { dueOn: null }],
])('another method %s', (_, rest, after) => {
  const changed = withPaymentMethod(aSubscription(rest), 'paypal_instant', AGREED)
  expect(changed).toMatchObject({ ...after, history: [{ ...AGREED, event: 'change', actor: 'customer' }] })
})

test('another method costs nothing', () =>
  expect(
    withPaymentMethod(aSubscription({ paymentFee: minor(390) }), 'paypal_instant', AGREED),
  ).not.toHaveProperty('paymentFee'))

test.each(['cancelled', 'ended'] as const)('what is %s is not paid any more', (status) => {
  const over = aSubscription({ status })
  expect(withPaymentMethod(over, 'paypal_instant', AGREED)).toBe(over)
})
