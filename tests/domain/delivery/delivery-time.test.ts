import { describe, expect, test } from 'vitest'
import {
  type DeliveryTime,
  deliveryTime,
  isOrderedFirst,
  slowestTime,
} from '#domain/delivery/delivery-time.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** A Monday. */
const NOW = new Date('2026-06-01T12:00:00Z')
const START = { now: NOW, country: 'DE' } as const
const USUAL = { from: 2, to: 4 }
const stock = (
  quantity: number,
  isSellableWithoutStock = false,
  expectedAvailabilityAt: string | null = null,
) => ({
  quantity,
  isSellableWithoutStock,
  expectedAvailabilityAt,
})
/** Working days, counted on that Monday. */
const FAST: DeliveryTime = { days: USUAL, window: { min: '2026-06-03', max: '2026-06-05' } }
const SCARCE: DeliveryTime = { days: { from: 5, to: 8 }, window: { min: '2026-06-08', max: '2026-06-11' } }
const SLOW: DeliveryTime = { days: { from: 10, to: 15 }, window: { min: '2026-06-15', max: '2026-06-22' } }

describe('one piece of', () => {
  test.each([
    ['plenty', stock(6), FAST],
    ['what has no stock of its own', null, FAST],
    ['a few', stock(5), SCARCE],
    ['the last', stock(1, true), SCARCE],
    ['none that can be ordered', stock(0, true), SLOW],
    [
      'none that arrives on Wednesday',
      stock(0, true, '2026-06-03T06:00:00Z'),
      { days: null, window: { min: '2026-06-05', max: '2026-06-09' } },
    ],
    ['none that is overdue', stock(0, true, '2026-05-01T06:00:00Z'), SLOW],
  ])('%s', (_, of, time) => expect(deliveryTime(of, USUAL, START)).toEqual(time))
})

test('what always takes longer is not sooner when few are left', () =>
  expect(deliveryTime(stock(2), { from: 6, to: 9 }, START).days).toEqual({ from: 6, to: 9 }))

test('more pieces than are there have to be ordered first', () => {
  expect([
    isOrderedFirst(stock(2, true), 3),
    isOrderedFirst(stock(2, true), 2),
    isOrderedFirst(stock(2), 3),
  ]).toEqual([true, false, false])
  expect(deliveryTime(stock(9, true), USUAL, START, 10)).toEqual(SLOW)
})

test.each<[string, ShopCountry | null, DeliveryTime['window']]>([
  ['2026-06-01T21:59:00Z', 'DE', { min: '2026-06-03', max: '2026-06-05' }],
  // In the shop it is Tuesday.
  ['2026-06-01T22:00:00Z', 'DE', { min: '2026-06-04', max: '2026-06-08' }],
  // Corpus Christi, on a Thursday, is a holiday in all of Poland.
  ['2026-06-01T22:00:00Z', 'PL', { min: '2026-06-05', max: '2026-06-09' }],
  ['2026-06-01T22:00:00Z', null, { min: '2026-06-04', max: '2026-06-08' }],
])('a parcel that is sent at %s in %s comes within %j', (now, country, window) =>
  expect(deliveryTime(stock(9), USUAL, { now: new Date(now), country }).window).toEqual(window),
)

const LATE: DeliveryTime = { days: null, window: { min: '2026-07-01', max: '2026-07-03' } }

test.each<[string, [DeliveryTime, ...DeliveryTime[]], DeliveryTime]>([
  ['one thing', [FAST], FAST],
  ['lenses that are made first', [FAST, SLOW], SLOW],
  ['lenses with a later day', [FAST, LATE], LATE],
  [
    'lenses with an earlier day than the frame',
    [SLOW, { days: null, window: { min: '2026-06-03', max: '2026-06-05' } }],
    { days: null, window: SLOW.window },
  ],
])('%s sets the time of what is sent together', (_, times, slowest) =>
  expect(slowestTime(times)).toEqual(slowest),
)
