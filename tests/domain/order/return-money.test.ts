import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { returnMoney, type ReturnMoney } from '#domain/order/return-money.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'

const paidBy = (key: string, received?: number): Order['payment'] => [
  {
    key,
    amount: minor(10490),
    data: { state: 'authorised', refunded: minor(0), ...(received && { received: minor(received) }) },
  },
]

const FREE = { price: { unit: aPrice(0), total: aPrice(0) } }

/** i1 and the free i3 in the first parcel, i2 in the second. */
const anOrderPaid = (payment: Order['payment'], ...actions: OrderAction[]): Order =>
  anOrder({
    items: [
      anOrderItem('i1', { packageId: 1 }),
      anOrderItem('i2', { packageId: 2 }),
      anOrderItem('i3', { packageId: 1, ...FREE }),
    ],
    packages: [aPackage(1), aPackage(2)],
    payment,
    history: actions.map((action) => ({ at: '2026-11-24T10:00:00Z', action })),
  })

const SHIP = { event: 'ship' } as const
const DELIVER = { event: 'deliver' } as const

test.each<[string, Order, string[], ReturnMoney]>([
  ['a card', anOrderPaid(paidBy('creditcard')), ['i1'], 'refund'],
  ['a card, frames that were tried', anOrderPaid(paidBy('creditcard')), ['i3'], 'nothing'],
  ['a card, something among it that was free', anOrderPaid(paidBy('creditcard')), ['i1', 'i3'], 'refund'],
  ['no payment', anOrderPaid([]), ['i1'], 'nothing'],
  ['an unpaid invoice', anOrderPaid(paidBy('accounting'), SHIP, DELIVER), ['i1'], 'invoice'],
  ['a paid invoice', anOrderPaid(paidBy('accounting', 10490), SHIP), ['i1'], 'account'],
  ['cash, both refused', anOrderPaid(paidBy('cash_on_delivery'), SHIP), ['i1', 'i2'], 'nothing'],
  [
    'cash, both taken',
    anOrderPaid(paidBy('cash_on_delivery', 10490), SHIP, DELIVER),
    ['i1', 'i2'],
    'account',
  ],
  [
    'cash, the first taken and back',
    anOrderPaid(paidBy('cash_on_delivery', 5000), SHIP, { ...DELIVER, packageId: 1 }),
    ['i1'],
    'account',
  ],
  [
    'cash, the first taken, the second refused',
    anOrderPaid(paidBy('cash_on_delivery', 5000), SHIP, { ...DELIVER, packageId: 1 }),
    ['i2'],
    'nothing',
  ],
  [
    'cash, the second sent after the first was taken, and refused',
    anOrderPaid(
      paidBy('cash_on_delivery', 5000),
      { event: 'prepare', to: 'shipment_pending' },
      { ...SHIP, packageId: 1 },
      DELIVER,
      { ...SHIP, packageId: 2 },
    ),
    ['i2'],
    'nothing',
  ],
])('%s', (_, order, keys, expected) => {
  expect(returnMoney(order, keys)).toBe(expected)
})
