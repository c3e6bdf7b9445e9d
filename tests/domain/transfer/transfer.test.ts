import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Order, PaymentState } from '#domain/order/order.ts'
import { DEMONSTRATION_ACCOUNTS } from '#domain/transfer/bank-account.ts'
import { creditorReference } from '#domain/transfer/reference.ts'
import { dueDay, isTransferDue, transferOf } from '#domain/transfer/transfer.ts'
import { anOrder } from '#tests/support/orders.ts'

const paidBy = (key: string, state: PaymentState): Order['payment'] => [
  { key, amount: minor(10490), data: { state, refunded: minor(0) } },
]
const invoiced = (rest: Partial<Order> = {}) =>
  anOrder({ payment: paidBy('accounting', 'authorised'), ...rest })
const credited = (amount: number): Order['credits'] => [
  { number: 1, at: '2026-11-22T10:00:00Z', amount: minor(amount), lines: [], rest: minor(amount), taxes: [] },
]

test('an invoice is paid to the account of the country, within two weeks, under the reference of the order', () =>
  expect(transferOf(invoiced(), 'DE', DEMONSTRATION_ACCOUNTS)).toEqual({
    account: DEMONSTRATION_ACCOUNTS.DE,
    reference: { kind: 'creditor', value: creditorReference('123456789012') },
    amount: 10490,
    currency: 'EUR',
    dueOn: '2026-12-05',
    code: expect.stringContaining('EUR104.90'),
  }))

test('what was credited is not due any more', () =>
  expect(transferOf(invoiced({ credits: credited(490) }), 'DE', DEMONSTRATION_ACCOUNTS)?.amount).toBe(10000))

test.each([
  ['CZ', 'CZK', /^SPD\*1\.0\*/],
  ['IT', 'EUR', /^BCD\n/],
] as const)('in %s the code is the one that banks read there', (country, currencyCode, code) =>
  expect(transferOf(invoiced({ currencyCode }), country, DEMONSTRATION_ACCOUNTS)?.code).toMatch(code),
)

test.each([
  ['PL', 'PLN'],
  ['CH', 'CHF'],
] as const)('in %s there is no code by itself', (country, currencyCode) =>
  expect(transferOf(invoiced({ currencyCode }), country, DEMONSTRATION_ACCOUNTS)?.code).toBeNull(),
)

describe('nothing is due', () => {
  test.each<[string, Partial<Order>]>([
    ['by another method', { payment: paidBy('creditcard', 'captured') }],
    ['on delivery', { payment: paidBy('cash_on_delivery', 'authorised') }],
    ['once it is paid', { payment: paidBy('accounting', 'captured') }],
    ['once it is cancelled', { payment: paidBy('accounting', 'cancelled') }],
    ['without a payment', { payment: [] }],
    ['before the order is confirmed', { confirmedAt: null }],
    ['for an order of 0', { cost: { ...anOrder().cost, withTax: minor(0) } }],
    ['after all of it was credited', { credits: credited(10490) }],
  ])('%s', (_, rest) => {
    expect(isTransferDue(invoiced(rest))).toBe(false)
    expect(transferOf(invoiced(rest), 'DE', DEMONSTRATION_ACCOUNTS)).toBeNull()
  })

  test('without an account', () => expect(transferOf(invoiced(), 'DE', {})).toBeNull())
})

test('an order without a confirmation counts from its day', () =>
  expect(dueDay({ confirmedAt: null, placedAt: '2026-11-21T15:40:12Z' })).toBe('2026-12-05'))
