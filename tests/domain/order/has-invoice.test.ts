import { expect, test } from 'vitest'
import { hasInvoice } from '#domain/order/has-invoice.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrder } from '#tests/support/orders.ts'

test.each([
  [0, false],
  [1, true],
])('an order of %i has an invoice: %s', (total, expected) => {
  const { cost } = anOrder()
  expect(hasInvoice({ cost: { ...cost, ...aPrice(total) } })).toBe(expected)
})
