import { expect, test } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import { mayTryAgain } from '#domain/order/try-on-limit.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aTriedFrame, aTryOn } from '#tests/support/try-ons.ts'

const over = aTryOn({ items: [aTriedFrame('i1', { status: 'returned' })] })
const off = aTryOn({ status: 'cancelled' })
const times = (count: number, order: Order) => Array.from({ length: count }, () => order)

test.each([
  ['for the first time', [], true],
  ['when everything is back', [over], true],
  ['not while some are away', [over, aTryOn()], false],
  ['not while some are requested', [aTryOn({ history: [], status: 'open' })], false],
  ['not for the seventh time in a year', times(6, over), false],
  ['again when some were cancelled', [...times(5, over), ...times(9, off)], true],
  ['not where an order is none', [anOrder()], false],
])('a customer may try frames at home %s', (_, earlier, may) =>
  expect(mayTryAgain(earlier, '2026-12-05')).toBe(may),
)
