import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { amountToCollect, claimOf, receivedAmount, reduceClaim, reductionOf } from '#domain/order/ledger.ts'
import type { Credit, Order, PaymentState } from '#domain/order/order.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { aPayment } from '#tests/support/payment.ts'

const aCredit = (amount: number): Credit => ({
  number: 1,
  at: '2026-11-24T10:00:00Z',
  amount: minor(amount),
  lines: [],
  rest: minor(amount),
  taxes: [],
})

/** An order of 69.80 with what was credited, received, has to go back and went back. */
const ledger = (credited: number, received: number, refundDue = 0, refunded = 0) => ({
  cost: { ...anOrder().cost, ...aPrice(6980) },
  credits: credited === 0 ? [] : [aCredit(credited)],
  payment: aPayment({
    key: 'accounting',
    state: received > 0 ? 'captured' : 'authorised',
    received: minor(received),
    refundDue: minor(refundDue),
    refunded: minor(refunded),
  }),
})

test.each<[string, ReturnType<typeof ledger>, total: number, expected: [credit: number, refundDue: number]]>([
  ['nothing paid: only less to pay', ledger(0, 0), 4190, [4190, 0]],
  ['nothing paid, all of it', ledger(0, 0), 6980, [6980, 0]],
  ['nothing paid, again', ledger(4190, 0), 4190, [0, 0]],
  ['paid in full', ledger(0, 6980), 4190, [0, 4190]],
  ['paid in full, once more', ledger(0, 6980, 4190), 5000, [0, 5000]],
  ['paid in full and paid back in part', ledger(1000, 6980, 1000, 1000), 2000, [0, 2000]],
  ['cancelled, then the rest was paid', ledger(4190, 2790), 6980, [0, 2790]],
  ['cancelled, the rest paid and back', ledger(6980, 2790, 2790, 2790), 6980, [0, 2790]],
  ['paid in part', ledger(0, 2000), 6000, [4980, 1020]],
  ['paid in part, and a part of that is to go back', ledger(0, 2000, 1000), 6000, [4980, 1020]],
  ['more than the order cost', ledger(0, 6980), 9999, [0, 6980]],
])('%s', (_, before, total, [credit, refundDue]) => {
  expect(reduceClaim(before, minor(total))).toEqual({ credit, refundDue })
})

test('a refund that waits is no claim any more', () => {
  const waiting = ledger(1000, 6980, 2500, 1000)
  expect([reductionOf(waiting), claimOf(waiting)]).toEqual([2500, 4480])
  // Money came in for an order that was off, and no invoice was credited.
  expect(claimOf(ledger(6980, 6980, 6980, 0))).toBe(0)
})

/** An order of two parcels: lines of 20.00 and 30.00 in them, and a fee of 4.90. */
const onDelivery = (rest: Partial<Order> = {}, received?: number): Order =>
  anOrder({
    cost: {
      ...aPrice(5490),
      appliedReductions: [],
      appliedFees: [{ category: 'delivery', key: 'ppl', amount: { withTax: minor(490) } }],
      taxes: [],
    },
    items: [
      anOrderItem('i1', { price: { unit: aPrice(1000), total: aPrice(2000) }, quantity: 2 }),
      anOrderItem('i2', { packageId: 2, price: { unit: aPrice(3000), total: aPrice(3000) } }),
    ],
    packages: [aPackage(1), aPackage(2)],
    payment: paidBy('cash_on_delivery', 'authorised', received),
    ...rest,
  })

const paidBy = (key: string, state: PaymentState, received?: number, refunded = 0): Order['payment'] => [
  {
    key,
    amount: minor(5490),
    data: { state, refunded: minor(refunded), ...(received !== undefined && { received: minor(received) }) },
  },
]
const [first, second] = onDelivery().items as [Order['items'][0], Order['items'][0]]
const CANCELLED = aPackage(1, { deliveryStatus: 'cancellation_completed' })

test.each<[string, Order, [number, number]]>([
  ['the fee comes with the first parcel', onDelivery(), [2490, 3000]],
  ['one piece came back', onDelivery({ items: [{ ...first, returned: 1 }, second] }), [1490, 3000]],
  [
    'the first parcel is off',
    onDelivery({
      items: [{ ...first, status: 'cancelled' }, second],
      packages: [CANCELLED, aPackage(2)],
      credits: [aCredit(2000)],
    }),
    [0, 3490],
  ],
  ['a part was let off', onDelivery({ credits: [aCredit(4000)] }), [1490, 1490]],
  [
    'the first has arrived',
    onDelivery({ items: [{ ...first, status: 'delivered' }, second] }, 2490),
    [0, 3000],
  ],
  [
    'the first has arrived, 15.00 were let off and 5.00 of it paid back',
    onDelivery({
      items: [{ ...first, status: 'delivered' }, second],
      credits: [aCredit(1500)],
      payment: paidBy('cash_on_delivery', 'authorised', 2490, 500),
    }),
    [0, 2000],
  ],
  ['not confirmed yet', onDelivery({ payment: paidBy('cash_on_delivery', 'pending') }), [0, 0]],
  ['all was let off', onDelivery({ credits: [aCredit(5490)] }), [0, 0]],
  ['paid', onDelivery({ payment: paidBy('cash_on_delivery', 'captured', 5490) }), [0, 0]],
  ['another method', onDelivery({ payment: paidBy('accounting', 'authorised') }), [0, 0]],
  ['no payment', onDelivery({ payment: [] }), [0, 0]],
])('cash for two parcels: %s', (_, order, expected) => {
  expect(order.packages.map((each) => amountToCollect(order, each))).toEqual(expected)
})

test('no cash for a parcel that is off, though its goods are not', () => {
  const order = onDelivery({ packages: [CANCELLED, aPackage(2)] })
  expect(amountToCollect(order, CANCELLED)).toBe(0)
})

const DELIVERED: Order['history'] = [{ at: '2026-11-24T10:00:00Z', action: { event: 'deliver' } }]
const SHIPPED: Order['history'] = [{ at: '2026-11-24T10:00:00Z', action: { event: 'ship' } }]

test.each<[string, PaymentState, number | null, Partial<Order>, number]>([
  ['creditcard', 'pending', null, {}, 0],
  ['creditcard', 'authorised', null, {}, 5490],
  ['creditcard', 'captured', null, {}, 5490],
  ['creditcard', 'refunded', null, {}, 5490],
  ['creditcard', 'cancelled', null, {}, 0],
  ['accounting', 'authorised', null, {}, 0],
  ['accounting', 'captured', 1300, {}, 1300],
  ['accounting', 'authorised', null, { history: DELIVERED }, 0],
  // Of an earlier version: 20.00 were credited before the invoice was paid, and 5.00 of it paid back since.
  ['accounting', 'captured', null, { credits: [aCredit(2500)] }, 3490],
  ['cash_on_delivery', 'authorised', null, { history: SHIPPED }, 0],
  ['cash_on_delivery', 'authorised', null, { history: DELIVERED }, 5490],
  ['cash_on_delivery', 'authorised', null, { history: [...SHIPPED, ...DELIVERED] }, 5490],
  ['cash_on_delivery', 'authorised', 0, { history: DELIVERED }, 0],
])('%s, %s, recorded %s', (key, state, recorded, rest, expected) => {
  const refunded = minor(rest.credits ? 500 : 0)
  const payment = { key, state, amount: minor(5490), refunded, recorded }
  expect(receivedAmount(anOrder(rest), payment)).toBe(expected)
})
