import { expect, test } from 'vitest'
import { matchesLookupProof } from '#modules/order/order-lookup.ts'
import { anOrder } from '#tests/support/orders.ts'

test.each([
  ['info@bücher.de', true],
  [' Info@BÜCHER.de ', true],
  ['info@xn--bcher-kva.de', true],
  ['info@bucher.de', false],
])('%j proves an order of info@bücher.de: %s', (email, isProven) => {
  const order = anOrder()
  const { customer } = order
  const bought = {
    ...order,
    customer: { ...customer, email: { ...customer.email, email: 'info@xn--bcher-kva.de' } },
  }
  expect(matchesLookupProof(bought, { email })).toBe(isProven)
})
