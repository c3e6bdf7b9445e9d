import { expect, test } from 'vitest'
import { isDone } from '#domain/order/done-since.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import { anOrder, aPackage } from '#tests/support/orders.ts'

const SINCE = '2026-11-20T00:00:00.000Z'
const before = '2026-11-19T23:59:59Z'
const after = '2026-11-20T00:00:01Z'
const SHIP: OrderAction = { event: 'ship' }

test.each<[string, Parameters<typeof anOrder>[0], boolean]>([
  [
    'sent before',
    {
      packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })],
      history: [{ at: before, action: SHIP }],
    },
    true,
  ],
  [
    'sent after',
    {
      packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })],
      history: [{ at: after, action: SHIP }],
    },
    false,
  ],
  [
    'ready for collection after',
    {
      placedAt: before,
      packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })],
      history: [{ at: after, action: { event: 'ready' } }],
    },
    false,
  ],
  [
    'sent at that moment',
    {
      packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })],
      history: [{ at: SINCE, action: SHIP }],
    },
    false,
  ],
  [
    'cancelled before, changed later',
    {
      packages: [aPackage(1, { deliveryStatus: 'cancellation_completed' })],
      history: [
        { at: before, action: { event: 'cancel' } },
        { at: after, action: { event: 'refund' } },
      ],
    },
    true,
  ],
  [
    'one parcel of two',
    {
      packages: [aPackage(1, { deliveryStatus: 'shipment_completed' }), aPackage(2)],
      history: [{ at: before, action: SHIP }],
    },
    false,
  ],
  [
    'without a history',
    { placedAt: before, packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })] },
    true,
  ],
  ['open', { placedAt: before }, false],
])('%s', (_, order, done) => {
  expect(isDone(anOrder(order), SINCE)).toBe(done)
})
