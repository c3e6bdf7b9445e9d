import { expect, test } from 'vitest'
import type { OrderItem } from '#domain/order/order.ts'
import { unbilledPieces, returnedPieces, valueOfPieces } from '#domain/order/unbilled-pieces.ts'
import { anOrderItem } from '#tests/support/orders.ts'
import { aPrice } from '#tests/support/goods.ts'

const three = (rest: Partial<OrderItem>) =>
  anOrderItem('i1', { quantity: 3, price: { unit: aPrice(333), total: aPrice(1000) }, ...rest })

test.each<[string, Partial<OrderItem>, number, number]>([
  ['not returned', { status: 'delivered' }, 0, 0],
  ['in part returned', { status: 'delivered', returned: 2 }, 2, 2],
  ['returned', { status: 'returned' }, 3, 3],
  ['cancelled', { status: 'cancelled' }, 0, 3],
  ['paid back', { status: 'delivered', isPaidBack: true }, 0, 3],
  ['paid back and in part returned', { status: 'delivered', isPaidBack: true, returned: 1 }, 1, 3],
])('of an item that is %s some pieces are returned, and some are not billed', (_, rest, back, lost) =>
  expect([returnedPieces(three(rest)), unbilledPieces(three(rest))]).toEqual([back, lost]),
)

test.each([
  [0, 0],
  [1, 333],
  [2, 667],
  [3, 1000],
])('%i of three pieces for 10.00 cost %i', (pieces, worth) =>
  expect(valueOfPieces(three({}), pieces)).toBe(worth),
)
