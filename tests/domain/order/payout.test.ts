import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { isPayoutDue } from '#domain/order/payout.ts'

test.each([
  ['cash_on_delivery', 500, 0, true],
  ['accounting', 500, 499, true],
  ['accounting', 500, 500, false],
  ['creditcard', 500, 0, false],
] as const)('of a refund of %s, %i due and %i refunded, a payout waits: %s', (key, due, refunded, waits) => {
  expect(isPayoutDue({ key, refundDue: minor(due), refunded: minor(refunded) })).toBe(waits)
})
