import { expect, test } from 'vitest'
import { orderView } from '#domain/order/order-view.ts'
import { minor } from '#domain/money/price.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { BRANCH } from '#tests/support/order-moves.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'

const values = { prescriptionValues: { right: { sphere: -2 }, left: { sphere: -1.5 } } }

test('an order shows its packages, each with its lines', () => {
  const view = orderView(
    anOrder({
      items: [
        anOrderItem('i1', { ...inGroup('g', true), customData: values }),
        anOrderItem('i2', { ...inGroup('g'), customData: {} }),
        anOrderItem('i3', { packageId: 2, quantity: 2 }),
      ],
      packages: [aPackage(1), aPackage(2, { deliveryStatus: 'shipment_completed' })],
    }),
  )
  expect([view.number, view.status, view.step, view.pieces, view.goods]).toEqual([
    '1234 5678901 2',
    'open',
    1,
    4,
    30000,
  ])
  expect(view.parcels.map(({ lines }) => lines.map(({ key, isCustomMade }) => [key, isCustomMade]))).toEqual([
    [
      ['i1', false],
      ['i2', true],
    ],
    [['i3', false]],
  ])
  expect([view.isReturnable, view.isCancelled]).toEqual([false, false])
})

test('an order without a payment has no method', () => {
  const view = orderView(anOrder({ payment: [] }))
  expect([view.paymentKey, view.refunded]).toEqual([null, 0])
})

test('a line shows its returned pieces, and an invoice its credits', () => {
  const credit = { number: 1, at: '2026-11-21T16:00:00Z', amount: minor(500) }
  const view = orderView(
    anOrder({
      items: [anOrderItem('i1', { quantity: 2, returned: 1 }), anOrderItem('i2', { isPaidBack: true })],
      credits: [{ ...credit, lines: [], rest: minor(500), taxes: [] }],
    }),
  )
  const lines = view.parcels.flatMap((parcel) => parcel.lines)
  expect(lines.map(({ returned, isPaidBack }) => [returned, isPaidBack])).toEqual([
    [1, false],
    [0, true],
  ])
  expect(view.credits).toEqual([credit])
})

test('the refund is the sum over all payments', () => {
  const paid = { key: 'creditcard', amount: minor(10490) }
  const view = orderView(
    anOrder({
      payment: [
        { ...paid, data: { state: 'failed', refunded: minor(0) } },
        { ...paid, data: { state: 'refunded', refunded: minor(10490) } },
      ],
      items: [anOrderItem('i1', { status: 'returned' })],
      packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })],
    }),
  )
  expect([view.refunded, view.paymentKey, view.status, view.isReturnable]).toEqual([
    10490,
    'creditcard',
    'returned',
    true,
  ])
})

test.each([
  ['confirmed', 'open', 'available', ['open', 'open', false]],
  [
    'ready_for_collection',
    'shipment_completed',
    'available',
    ['ready_for_collection', 'ready_for_collection', false],
  ],
  ['collected', 'shipment_completed', 'delivered', ['collected', 'collected', true]],
] as const)('a pick-up order that is %s shows its branch', (status, deliveryStatus, ofItem, expected) => {
  const view = orderView(
    anOrder({
      status,
      items: [anOrderItem('i1', { status: ofItem })],
      packages: [aPackage(1, { deliveryStatus })],
      shipping: { ...anOrder().shipping, collectionPoint: BRANCH },
    }),
  )
  expect([view.status, view.parcels[0]?.status, view.isReturnable]).toEqual(expected)
  expect(view.branch).toBe('Köln, Ehrenstraße 41')
})

test('an order that was sent and arrived is delivered, from no branch', () => {
  const view = orderView(
    anOrder({
      items: [anOrderItem('i1', { status: 'delivered' })],
      packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })],
    }),
  )
  expect([view.status, view.branch, view.isReturnable]).toEqual(['delivered', null, true])
})
