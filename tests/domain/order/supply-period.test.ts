import { expect, test } from 'vitest'
import type { Order, OrderPackage } from '#domain/order/order.ts'
import { supplyPeriod } from '#domain/order/supply-period.ts'
import { anOrder, aPackage } from '#tests/support/orders.ts'

const sent = (id: number, rest: Partial<OrderPackage> = {}) =>
  aPackage(id, { deliveryStatus: 'shipment_completed', ...rest })
const at = (moment: string, action: Order['history'][number]['action']) => ({ at: moment, action })

test.each<[string, Partial<Order>, string, string, boolean]>([
  ['that was not sent, the window of its delivery', {}, '2026-11-24', '2026-11-26', true],
  [
    'that was sent, the day on which the carrier got it',
    {
      packages: [sent(1)],
      history: [
        at('2026-11-23T10:00:00Z', { event: 'ship' }),
        at('2026-11-25T10:00:00Z', { event: 'deliver' }),
      ],
    },
    '2026-11-23',
    '2026-11-23',
    false,
  ],
  [
    'that was sent after midnight, the day of the shops',
    { packages: [sent(1)], history: [at('2026-11-23T23:30:00Z', { event: 'ship', packageId: 1 })] },
    '2026-11-24',
    '2026-11-24',
    false,
  ],
  [
    'in two parcels, from the first to the last',
    {
      packages: [sent(1), sent(2)],
      history: [
        at('2026-11-23T10:00:00Z', { event: 'ship', packageId: 2 }),
        at('2026-11-27T10:00:00Z', { event: 'ship', packageId: 1 }),
      ],
    },
    '2026-11-23',
    '2026-11-27',
    false,
  ],
  [
    'of which one parcel was sent, until the window of the other',
    {
      packages: [sent(1), aPackage(2)],
      history: [at('2026-11-23T10:00:00Z', { event: 'ship', packageId: 1 })],
    },
    '2026-11-23',
    '2026-11-26',
    true,
  ],
  [
    'of which one parcel was cancelled, the other one',
    {
      packages: [sent(1), aPackage(2, { deliveryStatus: 'cancellation_completed' })],
      history: [at('2026-11-23T10:00:00Z', { event: 'ship', packageId: 1 })],
    },
    '2026-11-23',
    '2026-11-23',
    false,
  ],
  [
    'that waits in a branch, the window of its delivery',
    { packages: [sent(1)], history: [at('2026-11-23T10:00:00Z', { event: 'ready' })] },
    '2026-11-24',
    '2026-11-26',
    true,
  ],
  [
    'that was collected, the day of its collection',
    {
      packages: [sent(1)],
      history: [
        at('2026-11-23T10:00:00Z', { event: 'ready' }),
        at('2026-11-30T10:00:00Z', { event: 'collect' }),
      ],
    },
    '2026-11-30',
    '2026-11-30',
    false,
  ],
  [
    'of frames that were tried, the day of the order',
    { packages: [sent(1)] },
    '2026-11-21',
    '2026-11-21',
    false,
  ],
  [
    'of nothing that is sent, the day on which it was placed',
    { packages: [], confirmedAt: null, placedAt: '2026-11-20T23:30:00Z' },
    '2026-11-21',
    '2026-11-21',
    false,
  ],
])('an order %s', (_, order, from, until, isExpected) =>
  expect(supplyPeriod(anOrder(order))).toEqual({ from, until, isExpected }),
)
