import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { OrderStage } from '#domain/order/order-stage.ts'
import type { DeliveryStatus } from '#domain/order/order-status.ts'
import { cashOnDelivery, pickingList, readyPackages, waitingPackages } from '#domain/order/picking-list.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'

const values = { prescriptionValues: { right: { sphere: -2 } } }

describe('a package is waiting, or ready to be sent', () => {
  test.each<[OrderStage, DeliveryStatus, boolean, [number, number]]>([
    ['confirmed', 'open', false, [1, 1]],
    ['confirmed', 'open', true, [1, 0]],
    ['confirmed', 'delegation_pending', true, [1, 0]],
    ['confirmed', 'delegation_pending', false, [1, 0]],
    ['confirmed', 'shipment_pending', true, [1, 1]],
    ['confirmed', 'shipment_completed', false, [0, 0]],
    ['confirmed', 'cancellation_completed', false, [0, 0]],
    ['payment_pending', 'open', false, [0, 0]],
    ['cancelled', 'open', false, [0, 0]],
  ])('%s, %s, made to measure: %s', (status, deliveryStatus, isMade, expected) => {
    const item = anOrderItem('i1', isMade ? { ...inGroup('g', true), customData: values } : {})
    const order = anOrder({ status, items: [item], packages: [aPackage(1, { deliveryStatus })] })
    expect([waitingPackages(order).length, readyPackages(order).length]).toEqual(expected)
  })

  test('tinted glasses without values come from the workshop as well', () => {
    const frame = anOrderItem('i1', { ...inGroup('g', true), customData: { lensType: 'type_none' } })
    const inState = (deliveryStatus: DeliveryStatus) =>
      readyPackages(anOrder({ items: [frame], packages: [aPackage(1, { deliveryStatus })] })).length
    expect([inState('open'), inState('shipment_pending')]).toEqual([0, 1])
  })

  test('the glasses of another package do not hold it up', () => {
    const glasses = anOrderItem('i1', { ...inGroup('g', true), customData: values })
    const order = anOrder({
      items: [glasses, anOrderItem('i2', { packageId: 2 })],
      packages: [aPackage(1), aPackage(2)],
    })
    expect(readyPackages(order).map(({ id }) => id)).toEqual([2])
  })
})

test('the same goods of several orders are one row, glasses one each; sorted by name', () => {
  const orders = [
    anOrder({
      id: '111111111111',
      items: [
        anOrderItem('i9', { quantity: 2 }),
        anOrderItem('i3', inGroup('g', true)),
        anOrderItem('i4', inGroup('g')),
        anOrderItem('i5', inGroup('h')),
      ],
    }),
    anOrder({
      id: '222222222222',
      items: [
        anOrderItem('i9'),
        { ...anOrderItem('i9'), key: 'again' },
        anOrderItem('i1', { status: 'cancelled' }),
        anOrderItem('i2', { packageId: 2 }),
        anOrderItem('i3', inGroup('g', true)),
      ],
      packages: [aPackage(1), aPackage(2, { deliveryStatus: 'shipment_completed' })],
    }),
  ]
  expect(
    pickingList(orders, waitingPackages).map(({ item, parts, pieces, orders: of }) => [
      item.product.name,
      parts.map(({ key }) => key),
      pieces,
      of,
    ]),
  ).toEqual([
    ['Model 3', ['i4'], 1, [{ id: '111111111111', pieces: 1 }]],
    ['Model 3', [], 1, [{ id: '222222222222', pieces: 1 }]],
    [
      'Model 9',
      [],
      4,
      [
        { id: '111111111111', pieces: 2 },
        { id: '222222222222', pieces: 2 },
      ],
    ],
  ])
})

test('two pairs of one frame are two rows, though both have lenses', () => {
  const pair = (group: string, at: number) => [
    { ...anOrderItem('i3', inGroup(group, true)), key: `frame-${at}` },
    anOrderItem('i4', inGroup(group)),
  ]
  const orders = [anOrder({ items: [...pair('g', 1), ...pair('h', 2)] })]
  expect(pickingList(orders, waitingPackages).map(({ item, pieces }) => [item.key, pieces])).toEqual([
    ['frame-1', 1],
    ['frame-2', 1],
  ])
})

test('lenses of one power are one row, whichever eye they are for', () => {
  const lens = (key: string, right: object, left: object) => ({
    ...anOrderItem('i7', { customData: { prescriptionValues: { right, left } } }),
    key,
  })
  const [weak, strong] = [{ sphere: -2 }, { sphere: -3 }]
  const orders = [
    anOrder({ id: '111111111111', items: [lens('a', weak, {}), lens('b', {}, strong)] }),
    anOrder({ id: '222222222222', items: [lens('a', {}, weak), anOrderItem('i7')] }),
  ]
  expect(
    pickingList(orders, waitingPackages).map(({ item, pieces }) => [
      item.customData['prescriptionValues'],
      pieces,
    ]),
  ).toEqual([
    [{ right: weak, left: {} }, 2],
    [{ right: {}, left: strong }, 1],
    [undefined, 1],
  ])
})

test('cash is collected for the packages of orders that are paid on delivery', () => {
  const cash = anOrder({
    payment: [
      { key: 'cash_on_delivery', amount: minor(10490), data: { state: 'authorised', refunded: minor(0) } },
    ],
  })
  expect(cashOnDelivery([cash, anOrder()], waitingPackages)).toEqual([{ order: cash, amount: 10490 }])
})
