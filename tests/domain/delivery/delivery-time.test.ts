import { describe, expect, test } from 'vitest'
import {
  type DeliveryTime,
  deliveryTime,
  isOrderedFirst,
  orderedTime,
  slowestTime,
  stockedDays,
  windowAfter,
} from '#domain/delivery/delivery-time.ts'

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

describe('one piece of', () => {
  test.each([
    ['plenty', stock(6), { days: USUAL }],
    ['a few', stock(5), { days: { from: 5, to: 8 } }],
    ['the last', stock(1, true), { days: { from: 5, to: 8 } }],
    ['none that can be ordered', stock(0, true), { days: { from: 10, to: 15 } }],
    [
      'none that arrives on Wednesday',
      stock(0, true, '2026-06-03T06:00:00Z'),
      { window: { min: '2026-06-05', max: '2026-06-09' } },
    ],
    ['none that is overdue', stock(0, true, '2026-05-01T06:00:00Z'), { days: { from: 10, to: 15 } }],
  ])('%s', (_, of, time) => expect(deliveryTime(of, USUAL, START)).toEqual(time))
})

test('what always takes longer is not sooner when few are left', () =>
  expect(stockedDays(stock(2), { from: 6, to: 9 })).toEqual({ from: 6, to: 9 }))

test('more pieces than are there have to be ordered first', () =>
  expect([
    isOrderedFirst(stock(2, true), 3),
    isOrderedFirst(stock(2, true), 2),
    isOrderedFirst(stock(2), 3),
  ]).toEqual([true, false, false]))

test('several pieces wait for the last, and for one without a date as long as for any', () => {
  const [soon, late] = ['2026-06-03T06:00:00Z', '2026-06-08T06:00:00Z']
  expect(orderedTime([late, soon], USUAL, START)).toEqual({
    window: { min: '2026-06-10', max: '2026-06-12' },
  })
  expect(orderedTime([late, null], USUAL, START)).toEqual({ days: { from: 10, to: 15 } })
})

test.each([
  ['2026-06-01T21:59:00Z', 'DE', { min: '2026-06-03', max: '2026-06-05' }],
  // In the shop it is Tuesday.
  ['2026-06-01T22:00:00Z', 'DE', { min: '2026-06-04', max: '2026-06-08' }],
  // Corpus Christi, on a Thursday, is a holiday in all of Poland.
  ['2026-06-01T22:00:00Z', 'PL', { min: '2026-06-05', max: '2026-06-09' }],
] as const)('a parcel that is sent at %s in %s comes within %j', (from, country, window) =>
  expect(windowAfter(new Date(from), USUAL, country)).toEqual(window),
)

const FAST: DeliveryTime = { days: { from: 2, to: 4 } }
const SLOW: DeliveryTime = { days: { from: 10, to: 15 } }
const LATE: DeliveryTime = { window: { min: '2026-07-01', max: '2026-07-03' } }

test.each<[string, [DeliveryTime, ...DeliveryTime[]], DeliveryTime]>([
  ['one thing', [FAST], FAST],
  ['lenses that are made first', [FAST, SLOW], SLOW],
  ['lenses with a later day', [FAST, LATE], LATE],
  [
    'lenses with an earlier day than the frame',
    [SLOW, { window: { min: '2026-06-03', max: '2026-06-05' } }],
    { window: { min: '2026-06-15', max: '2026-06-22' } },
  ],
])('%s sets the time of what is sent together', (_, times, slowest) =>
  expect(slowestTime(times, START)).toEqual(slowest),
)
