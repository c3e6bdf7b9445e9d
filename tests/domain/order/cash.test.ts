import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { cashToCollect, orderedRounding, roundCash } from '#domain/order/cash.ts'
import type { Order } from '#domain/order/order.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'

test.each([
  [86_016, 'CZK', 86_000],
  [86_050, 'CZK', 86_100],
  [86_049, 'CZK', 86_000],
  [49, 'CZK', 0],
  [12_488, 'PLN', 12_488],
  [9_999, 'EUR', 9_999],
])('%i is paid in %s by coins of %i', (amount, currency, cash) =>
  expect(roundCash(minor(amount), currency)).toBe(cash),
)

/** 500.16 and 360.40 in two parcels, and 39.00 for cash on delivery. */
const order = (rest: Partial<Order> = {}): Order =>
  anOrder({
    currencyCode: 'CZK',
    cost: {
      ...aPrice(89_956),
      appliedReductions: [],
      appliedFees: [{ category: 'payment', key: 'cash_on_delivery', amount: { withTax: minor(3900) } }],
      taxes: [],
    },
    items: [
      anOrderItem('i1', { price: { unit: aPrice(50_016), total: aPrice(50_016) } }),
      anOrderItem('i2', { packageId: 2, price: { unit: aPrice(36_040), total: aPrice(36_040) } }),
    ],
    packages: [aPackage(1), aPackage(2)],
    payment: [
      { key: 'cash_on_delivery', amount: minor(89_956), data: { state: 'authorised', refunded: minor(0) } },
    ],
    ...rest,
  })

test('each parcel is paid in whole crowns', () => {
  const cash = order()
  expect(cash.packages.map((each) => cashToCollect(cash, each))).toEqual([53_900, 36_000])
})

test.each<[string, Order, number]>([
  ['new', order(), -56],
  [
    'of which one parcel is off and one has come',
    order({
      items: [
        {
          ...anOrderItem('i1', { price: { unit: aPrice(50_016), total: aPrice(50_016) } }),
          status: 'delivered',
        },
        {
          ...anOrderItem('i2', { packageId: 2, price: { unit: aPrice(36_040), total: aPrice(36_040) } }),
          status: 'cancelled',
        },
      ],
      packages: [aPackage(1), aPackage(2, { deliveryStatus: 'cancellation_completed' })],
    }),
    -56,
  ],
  ['in a currency with small coins', order({ currencyCode: 'PLN' }), 0],
  [
    'by card',
    order({
      payment: [
        { key: 'creditcard', amount: minor(89_956), data: { state: 'captured', refunded: minor(0) } },
      ],
    }),
    0,
  ],
])('an order %s is rounded as it was ordered', (_, placed, rounding) =>
  expect(orderedRounding(placed)).toBe(rounding),
)
