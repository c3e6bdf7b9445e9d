import { describe, expect, test } from 'vitest'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { beginDeliveryTimes, packagesOnHold } from '#domain/order/packages-on-hold.ts'
import { anOrder, aPackage } from '#tests/support/orders.ts'
import { aFrameItem } from '#tests/support/workshop.ts'

const VALUES = { right: { sphere: -2, pd: 32 }, left: { sphere: -1.5, pd: 31.5 } }
const WITHOUT_PD = { right: { sphere: -2 }, left: { sphere: -1.5 } }
const READY = { prescriptionValues: VALUES }

const pair = (place: number, packageId: number, customData: OrderItem['customData']): OrderItem => ({
  ...aFrameItem(`i${place}`, `g${place}`, customData),
  packageId,
})
/** Ordered on a Monday. */
const orderOf = (items: OrderItem[], country = 'DE'): Order =>
  anOrder({
    items,
    placedAt: '2026-11-23T10:00:00Z',
    shop: { ...anOrder().shop, country },
    packages: [1, 2].map((id) =>
      aPackage(id, { deliveryDate: { minimum: '2026-12-07', maximum: '2026-12-14' } }),
    ),
  })

test.each<[string, OrderItem[], string, number[]]>([
  ['nothing', [pair(1, 1, READY)], 'DE', []],
  ['values', [pair(1, 1, {}), pair(2, 2, READY)], 'DE', [1]],
  ['a distance', [pair(1, 2, { prescriptionValues: WITHOUT_PD })], 'DE', [2]],
  ['a slip', [pair(1, 2, READY)], 'IT', [2]],
])('packages wait for %s', (_, items, country, onHold) =>
  expect([...packagesOnHold(orderOf(items, country))]).toEqual(onHold),
)

describe('the delivery time of a package', () => {
  const days = (before: OrderItem[], after: OrderItem[], today: string, country?: string) =>
    beginDeliveryTimes(orderOf(before, country), orderOf(after, country), today).map(
      ({ deliveryDate: { minimum, maximum } }) => `${minimum.slice(5)} ${maximum.slice(5)}`,
    )
  const AGREED = '12-07 12-14'

  test.each<[string, OrderItem[], OrderItem[], string, string[]]>([
    ['begins with its values', [pair(1, 1, {})], [pair(1, 1, READY)], '2026-11-30', ['12-14 12-21', AGREED]],
    ['is as agreed on the same day', [pair(1, 1, {})], [pair(1, 1, READY)], '2026-11-23', [AGREED, AGREED]],
    [
      'does not begin as long as another pair waits',
      [pair(1, 1, {}), pair(2, 1, {})],
      [pair(1, 1, READY), pair(2, 1, {})],
      '2026-11-30',
      [AGREED, AGREED],
    ],
    [
      'does not begin anew once it has begun',
      [pair(1, 1, READY), pair(2, 2, {})],
      [pair(1, 1, READY), pair(2, 2, READY)],
      '2026-12-01',
      [AGREED, '12-15 12-22'],
    ],
    [
      'begins when what it waited for is cancelled',
      [pair(1, 1, {}), pair(2, 1, READY)],
      [{ ...pair(1, 1, {}), status: 'cancelled' }, pair(2, 1, READY)],
      '2026-11-24',
      ['12-08 12-15', AGREED],
    ],
  ])('%s', (_, before, after, today, expected) => expect(days(before, after, today)).toEqual(expected))

  test('knows the holidays of the country, and of an unknown one weekends alone', () => {
    const seen = [pair(1, 1, { ...READY, slipSeenAt: '2026-12-07T10:00:00Z' })]
    // The 8th of December is a holiday in Italy.
    expect(days([pair(1, 1, READY)], seen, '2026-12-07', 'IT')[0]).toBe('12-22 12-29')
    expect(days([pair(1, 1, {})], [pair(1, 1, READY)], '2026-12-07', 'US')[0]).toBe('12-21 12-28')
  })
})
