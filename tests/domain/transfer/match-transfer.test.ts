import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Order, PaymentState } from '#domain/order/order.ts'
import {
  type IncomingTransfer,
  matchTransfer,
  type TransferOutcome,
} from '#domain/transfer/match-transfer.ts'
import { anOrder } from '#tests/support/orders.ts'

const paidBy = (key: string, state: PaymentState): Partial<Order> => ({
  payment: [{ key, amount: minor(10490), data: { state, refunded: minor(0) } }],
})
const invoiced = paidBy('accounting', 'authorised')
const credited = (amount: number): Partial<Order> => ({
  ...invoiced,
  credits: [
    {
      number: 1,
      at: '2026-11-22T10:00:00Z',
      amount: minor(amount),
      lines: [],
      rest: minor(amount),
      taxes: [],
    },
  ],
})
const euros = (amount: number) => ({ amount: minor(amount), currency: 'EUR' })

test.each<[Partial<Order>, Pick<IncomingTransfer, 'amount' | 'currency'>, TransferOutcome]>([
  [invoiced, euros(10490), 'paid'],
  [invoiced, {}, 'paid'],
  [invoiced, euros(10489), 'underpaid'],
  [invoiced, euros(10491), 'overpaid'],
  [invoiced, { amount: minor(10490), currency: 'CHF' }, 'wrong-currency'],
  [credited(490), euros(10000), 'paid'],
  [credited(490), euros(10490), 'overpaid'],
  [credited(10490), euros(10490), 'nothing-due'],
  [{ ...invoiced, cost: { ...anOrder().cost, withTax: minor(0) } }, {}, 'nothing-due'],
  [{ ...invoiced, status: 'cancelled' }, euros(10490), 'cancelled'],
  [paidBy('accounting', 'cancelled'), {}, 'cancelled'],
  [paidBy('accounting', 'captured'), euros(10490), 'already-paid'],
  [paidBy('accounting', 'refunded'), {}, 'already-paid'],
  [paidBy('creditcard', 'captured'), {}, 'other-method'],
  [paidBy('cash_on_delivery', 'authorised'), {}, 'other-method'],
  [{ payment: [] }, {}, 'other-method'],
])('%o with %o is %s', (rest, transfer, outcome) =>
  expect(matchTransfer(anOrder(rest), transfer)).toBe(outcome),
)
