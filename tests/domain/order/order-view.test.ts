import { expect, test } from 'vitest'
import { orderView } from '#domain/order/order-view.ts'
import { minor } from '#domain/money/price.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { BRANCH } from '#tests/support/order-moves.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { aTriedFrame, aTryOn } from '#tests/support/try-ons.ts'

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
    3,
    30000,
  ])
  expect(view.parcels.map(({ lines }) => lines.map(({ key, isCustomMade }) => [key, isCustomMade]))).toEqual([
    [['i1', true]],
    [['i3', false]],
  ])
  expect([view.isReturnable, view.isCancelled]).toEqual([false, false])
})

test('the buyer alone learns that the values of an order were removed', () => {
  const order = anOrder({
    items: [anOrderItem('i1', { ...inGroup('g', true), customData: { areValuesRemoved: true } })],
  })
  const [forBuyer, forOthers] = (['buyer', 'anyone'] as const).map((reader) =>
    orderView(order, reader).parcels.flatMap(({ lines }) => lines),
  )
  expect(forBuyer).toMatchObject([{ areValuesRemoved: true, prescription: null }])
  expect(forOthers).toMatchObject([{ areValuesRemoved: false, prescription: null }])
})

test.each([
  ['buyer', [{}], 'values'],
  ['anyone', [{}], null],
  ['buyer', [values], null],
  ['buyer', [{}, values], 'values'],
] as const)('to the %s of frames with %j it waits for %s', (reader, ofFrames, waits) => {
  const items = ofFrames.map((customData, at) =>
    anOrderItem(`i${at + 1}`, {
      ...inGroup(`g${at}`, true),
      customData: { lensType: 'type_ei', ...customData },
    }),
  )
  expect(orderView(anOrder({ items, packages: [aPackage(1)] }), reader).awaits).toBe(waits)
})

test('a parcel has arrived when its own items have', () => {
  const { parcels } = orderView(
    anOrder({
      items: [anOrderItem('i1', { status: 'delivered' }), anOrderItem('i2', { packageId: 2 })],
      packages: [
        aPackage(1, { deliveryStatus: 'shipment_completed' }),
        aPackage(2, { deliveryStatus: 'shipment_completed' }),
      ],
    }),
  )
  expect(parcels.map(({ status }) => status)).toEqual(['delivered', 'shipment_completed'])
})

test('an order has the method of its last payment', () => {
  const [first] = anOrder().payment
  const payment = ['creditcard', 'paypal_instant', 'twint'].flatMap((key) =>
    first ? [{ ...first, key }] : [],
  )
  expect(orderView(anOrder({ payment })).paymentKey).toBe('twint')
})

test('an order without a payment has no method', () => {
  const view = orderView(anOrder({ payment: [] }))
  expect([view.paymentKey, view.refunded]).toEqual([null, 0])
})

test('a frame that is tried at home says so, that its delivery is free, and where it was bought after that', () => {
  const view = orderView(
    aTryOn({ items: [aTriedFrame('i1'), aTriedFrame('i2', { keptIn: '100000000001' })] }),
  )
  const lines = view.parcels.flatMap((parcel) => parcel.lines)
  expect(lines.map(({ isTried, keptIn }) => [isTried, keptIn])).toEqual([
    [true, null],
    [true, '1000 0000000 1'],
  ])
  expect(view.fees).toEqual([{ category: 'delivery', amount: { withTax: 0 } }])
  const paid = {
    key: 'accounting',
    amount: minor(0),
    data: { state: 'authorised', refunded: minor(0) },
  } as const
  expect(orderView(aTryOn({ payment: [paid] })).paymentKey).toBeNull()
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

test('glasses are one line with their parts, whose values only the buyer reads', () => {
  const order = anOrder({
    items: [
      anOrderItem('i1', { ...inGroup('g', true), customData: values }),
      anOrderItem('i2', { ...inGroup('g'), status: 'cancelled' }),
      anOrderItem('i3', { ...inGroup('g'), isPaidBack: true, customData: { hideSubItem: true } }),
    ],
  })
  const [line] = orderView(order, 'buyer').parcels[0]?.lines ?? []
  expect(line).toMatchObject({ total: 30000, parts: [{ key: 'i2', total: 10000, status: 'cancelled' }] })
  expect(line?.prescription).toEqual({
    kind: 'values',
    values: values.prescriptionValues,
    eyes: ['right', 'left'],
    measured: null,
    office: null,
  })
  expect(orderView(order).parcels[0]?.lines[0]?.prescription).toBeNull()
})

test('office lenses whose distances are missing say so to the buyer', () => {
  const items = waitingPair('i1', 'g', 'office', values)
  const [line] = orderView(anOrder({ items, packages: [aPackage(1)] }), 'buyer').parcels[0]?.lines ?? []
  expect(line?.prescription).toMatchObject({ kind: 'values', office: 'missing' })
})
