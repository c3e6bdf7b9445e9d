import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { isPayoutDue, needsPayout } from '#domain/order/payout.ts'

test.each([
  ['cash_on_delivery', 'authorised', true],
  ['cash_on_delivery', 'cancelled', false],
  ['accounting', 'captured', true],
  ['accounting', 'authorised', false],
  ['creditcard', 'captured', false],
] as const)('a refund of %s in the state %s is paid to an account: %s', (key, state, is) => {
  expect(needsPayout({ key, state })).toBe(is)
  const due = { key, state, refundDue: minor(500), refunded: minor(0) }
  expect(isPayoutDue(due)).toBe(is)
  expect(isPayoutDue({ ...due, refunded: minor(500) })).toBe(false)
})
