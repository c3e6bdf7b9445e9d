import { describe, expect, test } from 'vitest'
import {
  type BuyerStatus,
  buyerStatus,
  type DeliveryStatus,
  isCancellation,
  isReturnable,
  type ItemStatus,
  type OrderStatus,
  orderStatus,
  progressStep,
} from '#domain/order/order-status.ts'

const items = (...statuses: ItemStatus[]) => statuses.map((status) => ({ status }))
const packages = (...statuses: DeliveryStatus[]) => statuses.map((deliveryStatus) => ({ deliveryStatus }))

describe('the status of an order', () => {
  test.each<[ItemStatus[], DeliveryStatus[], OrderStatus]>([
    [['returned', 'returned'], ['shipment_completed'], 'returned'],
    [['returned', 'delivered'], ['open', 'shipment_completed'], 'partially_returned'],
    [['returned', 'returned'], ['shipment_pending', 'shipment_completed'], 'returned'],
    [['returned', 'cancelled'], ['shipment_completed'], 'partially_returned'],
    // Only what has arrived can have been returned.
    [['returned', 'returned'], ['shipment_pending'], 'shipment_pending'],
    [['cancelled', 'unavailable'], ['open'], 'cancelled'],
    [['cancelled', 'available'], ['shipment_completed'], 'partially_cancelled'],
    [['unavailable', 'delivered'], ['shipment_completed'], 'partially_cancelled'],
    [['available', 'undeliverable'], ['delegation_pending', 'open'], 'delegation_pending'],
    [['available'], ['cancellation_completed'], 'cancellation_completed'],
    [['available'], [], 'open'],
    [[], [], 'open'],
    [[], ['shipment_pending'], 'shipment_pending'],
  ])('items %j in packages %j: %s', (ofItems, ofPackages, expected) => {
    expect(orderStatus({ items: items(...ofItems), packages: packages(...ofPackages) })).toBe(expected)
  })
})

test('an order of which one piece of several was returned is returned in part', () =>
  expect(
    orderStatus({
      items: [{ status: 'delivered', returned: 1 }],
      packages: packages('shipment_completed'),
    }),
  ).toBe('partially_returned'))

test('an order of which one line was returned in part, and another not at all, is returned in part', () =>
  expect(
    orderStatus({
      items: [{ status: 'delivered', returned: 1 }, { status: 'delivered' }],
      packages: packages('shipment_completed'),
    }),
  ).toBe('partially_returned'))

describe('each status', () => {
  test.each<[OrderStatus, number, boolean]>([
    ['open', 1, false],
    ['cancelled', 1, true],
    ['partially_cancelled', 1, true],
    ['cancellation_completed', 1, true],
    ['delegation_pending', 2, false],
    ['shipment_pending', 3, false],
    ['shipment_completed', 4, false],
    ['returned', 4, false],
    ['partially_returned', 4, false],
  ])('%s is step %i, cancelled: %s', (status, step, cancelled) => {
    expect([progressStep(status), isCancellation(status)]).toEqual([step, cancelled])
  })
})

describe('the status that a buyer reads', () => {
  test.each<[OrderStatus, ItemStatus[], BuyerStatus, BuyerStatus]>([
    ['open', ['available'], 'open', 'open'],
    ['returned', ['returned'], 'returned', 'returned'],
    ['shipment_completed', ['available'], 'shipment_completed', 'ready_for_collection'],
    ['shipment_completed', ['delivered', 'available'], 'shipment_completed', 'ready_for_collection'],
    ['shipment_completed', ['delivered', 'cancelled'], 'delivered', 'collected'],
    ['shipment_completed', ['delivered', 'returned'], 'delivered', 'collected'],
    ['shipment_completed', ['returned', 'returned'], 'delivered', 'collected'],
    ['shipment_completed', ['cancelled'], 'shipment_completed', 'ready_for_collection'],
    ['shipment_completed', [], 'shipment_completed', 'ready_for_collection'],
  ])('%s with %j: %s, in a branch %s', (status, of, sent, collected) => {
    expect(buyerStatus(status, items(...of), false)).toBe(sent)
    expect(buyerStatus(status, items(...of), true)).toBe(collected)
  })
})

test.each<[DeliveryStatus[], boolean]>([
  [['shipment_completed', 'shipment_completed'], true],
  [['shipment_completed', 'shipment_pending'], false],
  [['cancellation_completed'], false],
  [[], false],
])('packages %j can be returned: %s', (statuses, expected) => {
  expect(isReturnable({ packages: packages(...statuses) })).toBe(expected)
})
