import { expect, test } from 'vitest'
import type { CollectionPoint } from '#domain/order/order.ts'
import { deliveryCost, deliveryMethodOf } from '#domain/subscription/delivery-cost.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { minor } from '#domain/money/price.ts'
import { HOME_ADDRESS } from '#tests/support/order-api.ts'
import { aSubscription } from '#tests/support/subscriptions.ts'

const point = (type: string): CollectionPoint => ({ id: '1', type, name: 'Point' })
const home = { carrierKey: 'DHL', collectionPoint: null }

test.each([
  ['DE', home, 'dhl-home'],
  ['DE', { carrierKey: 'DPD', collectionPoint: null }, 'dpd-home'],
  ['DE', { carrierKey: 'GONE', collectionPoint: null }, 'dhl-home'],
  ['PL', { carrierKey: 'INPOST_PL', collectionPoint: point('parcel-shop') }, 'inpost-pl-parcel-shop'],
  ['CH', { carrierKey: 'POST_CH', collectionPoint: point('branch') }, 'branch'],
] as const)('in %s %j comes by %s', (country, shipping, key) =>
  expect(deliveryMethodOf(country, shipping)?.key).toBe(key),
)

const pieces = (quantity: number, subsequent: number): Pick<Subscription, 'lines'> => ({
  lines: aSubscription().lines.map((line) => ({
    ...line,
    quantity,
    price: { ...line.price, subsequent: minor(subsequent) },
  })),
})
const sentTo = (countryCode: string) => ({
  address: { ...aSubscription().address, shipping: { ...HOME_ADDRESS, countryCode } },
})

test.each<[string, Partial<Subscription>, { total: number; fee: number; paymentFee?: number }]>([
  ['of little', pieces(2, 703), { total: 1896, fee: 490 }],
  ['that is free of charge', pieces(7, 700), { total: 4900, fee: 0 }],
  [
    'that is collected in a branch',
    { shipping: { ...home, collectionPoint: point('branch') } },
    { total: 1406, fee: 0 },
  ],
  [
    'in Czechia',
    { ...pieces(1, 20_000), ...sentTo('CZ'), shipping: { ...home, carrierKey: 'POST_CZ' } },
    { total: 32_900, fee: 12_900 },
  ],
  ['that is paid on delivery', { paymentFee: minor(390) }, { total: 2286, fee: 490, paymentFee: 390 }],
  ['to a country without a shop', sentTo('SE'), { total: 1406, fee: 0 }],
])('a delivery %s costs %j', (_, rest, cost) =>
  expect(deliveryCost(aSubscription(rest))).toEqual({ paymentFee: 0, ...cost }),
)
