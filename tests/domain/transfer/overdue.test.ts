import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Order, PaymentState } from '#domain/order/order.ts'
import { isOverdue } from '#domain/transfer/overdue.ts'
import { anOrder } from '#tests/support/orders.ts'

const paidBy = (key: string, state: PaymentState): Order['payment'] => [
  { key, amount: minor(10490), data: { state, refunded: minor(0) } },
]

/** It had to be paid on 5 December. */
test.each<[string, Partial<Order>, string, boolean]>([
  ['an invoice before its buyer is reminded', {}, '2026-12-09', false],
  ['an invoice from then on', {}, '2026-12-10', true],
  ['an invoice after the last reminder', {}, '2027-12-10', true],
  [
    'cash on delivery that never came',
    { payment: paidBy('cash_on_delivery', 'authorised') },
    '2026-12-10',
    true,
  ],
  ['a paid invoice', { payment: paidBy('accounting', 'captured') }, '2027-12-10', false],
  ['a cancelled invoice', { payment: paidBy('accounting', 'cancelled') }, '2027-12-10', false],
  ['what a provider takes', { payment: paidBy('creditcard', 'authorised') }, '2027-12-10', false],
  ['an order without a payment', { payment: [] }, '2027-12-10', false],
  ['an order of 0', { cost: { ...anOrder().cost, withTax: minor(0) } }, '2027-12-10', false],
])('%s is overdue or not', (_, rest, today, is) =>
  expect(isOverdue(anOrder({ payment: paidBy('accounting', 'authorised'), ...rest }), today)).toBe(is),
)
