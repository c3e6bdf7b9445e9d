import { describe, expect, test } from 'vitest'
import { pack } from '#shop-api/basket/packages.ts'

const line = (
  key: string,
  quantity: number,
  inStock: number,
  expectedAvailabilityAt: string | null = null,
) => ({
  key,
  quantity,
  stock: {
    variantId: 1,
    supplierId: 1,
    warehouseId: null,
    quantity: inStock,
    isSellableWithoutStock: key.startsWith('order'),
    expectedAvailabilityAt,
  },
})
/** A Monday. */
const now = new Date('2026-06-01T12:00:00Z')
const dates = (lines: ReturnType<typeof line>[], at = now) =>
  pack(lines, 'DE', at).packages.map(({ deliveryDate: { min, max } }) => [min, max])

test('nothing makes no package', () => {
  expect(pack([], 'DE', now)).toEqual({ packages: [], packageIds: new Map() })
})

test('what is in stock and what is on order are two packages', () => {
  const { packages, packageIds } = pack(
    [line('order', 3, 2), line('a', 1, 5), line('order-stocked', 1, 1)],
    'DE',
    now,
  )
  expect(packages.map(({ id }) => id)).toEqual([1, 2])
  expect(Object.fromEntries(packageIds)).toEqual({ a: 1, 'order-stocked': 1, order: 2 })
})

test('what is on order alone is the first package', () => {
  expect(Object.fromEntries(pack([line('order', 1, 0)], 'DE', now).packageIds)).toEqual({ order: 1 })
})

test.each([
  ['DE', 'DHL'],
  ['AT', 'POST_AT'],
  ['CH', 'POST_CH'],
  ['PL', 'INPOST_PL'],
  ['CZ', 'ZASILKOVA'],
  ['IT', 'EXPRESS'],
])('to %s it travels by %s', (country, carrierKey) => {
  expect(pack([line('a', 1, 5)], country, now).packages).toMatchObject([{ carrierKey }])
})

describe('the days of delivery', () => {
  test.each([
    ['2026-06-01T12:00:00Z', ['2026-06-03', '2026-06-05']],
    ['2026-06-04T12:00:00Z', ['2026-06-08', '2026-06-10']],
    ['2026-06-06T12:00:00Z', ['2026-06-09', '2026-06-11']],
    ['2026-12-30T23:00:00Z', ['2027-01-01', '2027-01-05']],
  ])('of stock, ordered at %s, leave out weekends', (at, days) =>
    expect(dates([line('a', 1, 5)], new Date(at))).toEqual([days]),
  )

  test.each([
    ['no day', [null], ['2026-06-11', '2026-06-17']],
    ['a day that is past', ['2026-05-01T00:00:00+00:00'], ['2026-06-11', '2026-06-17']],
    ['a day', ['2026-07-06T00:00:00+00:00'], ['2026-07-08', '2026-07-10']],
    ['days', ['2026-06-08T00:00:00Z', '2026-07-06T00:00:00Z'], ['2026-07-08', '2026-07-10']],
    ['a day for one of two', ['2026-07-06T00:00:00Z', null], ['2026-06-11', '2026-06-17']],
  ])('of what is on order, of which makers name %s', (_, expected, days) =>
    expect(dates(expected.map((day, place) => line(`order-${place}`, 1, 0, day)))).toEqual([days]),
  )
})
