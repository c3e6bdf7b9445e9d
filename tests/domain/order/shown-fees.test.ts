import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Fee, Order } from '#domain/order/order.ts'
import { shownFees } from '#domain/order/shown-fees.ts'
import { BRANCH } from '#tests/support/order-moves.ts'
import { anOrder } from '#tests/support/orders.ts'

const fee = (category: Fee['category'], amount: number): Fee => ({
  category,
  key: 'k',
  amount: { withTax: minor(amount) },
})
const sent = anOrder().shipping
const collected = { ...sent, collectionPoint: BRANCH }
const triedIn = { orderId: '100000000001', by: 'buyer' } as const

test.each<[string, Partial<Order>, Fee[], [string, number][]]>([
  ['sent for a fee', {}, [fee('delivery', 490)], [['delivery', 490]]],
  ['sent without a fee', {}, [], [['delivery', 0]]],
  [
    'sent without a fee and paid for a fee',
    {},
    [fee('payment', 300)],
    [
      ['delivery', 0],
      ['payment', 300],
    ],
  ],
  ['collected in a branch', { shipping: collected }, [], []],
  ['collected in a branch for a fee', { shipping: collected }, [fee('delivery', 100)], [['delivery', 100]]],
  ['of frames that are kept', { triedIn }, [], []],
])('the fees of an order %s', (_, order, appliedFees, expected) => {
  const shown = shownFees(anOrder({ ...order, cost: { ...anOrder().cost, appliedFees } }))
  expect(shown.map(({ category, amount }) => [category, amount.withTax])).toEqual(expected)
})
