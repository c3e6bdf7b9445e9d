import { describe, expect, test } from 'vitest'
import { splitIntoPackages } from '#shop-api/basket/packages.ts'

const line = (
  key: string,
  quantity: number,
  inStock: number,
  expectedAvailabilityAt: string | null = null,
  estimate = { from: 2, to: 4 },
) => ({
  key,
  quantity,
  estimate,
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
  splitIntoPackages(lines, 'DE', at).packages.map(({ deliveryDate: { min, max } }) => [min, max])

test('no lines make no package', () => {
  expect(splitIntoPackages([], 'DE', now)).toEqual({ packages: [], packageIds: new Map() })
})

test('pieces in stock and on order are two packages', () => {
  const { packages, packageIds } = splitIntoPackages(
    [line('order', 3, 2), line('a', 1, 5), line('order-stocked', 1, 1)],
    'DE',
    now,
  )
  expect(packages.map(({ id }) => id)).toEqual([1, 2])
  expect(Object.fromEntries(packageIds)).toEqual({ a: 1, 'order-stocked': 1, order: 2 })
})

test('pieces whose stock nobody knows go with those in stock', () => {
  const unknown = { ...line('unknown', 1, 0), stock: null }
  const { packageIds } = splitIntoPackages([line('order', 1, 0), unknown, line('a', 1, 5)], 'DE', now)
  expect(Object.fromEntries(packageIds)).toEqual({ unknown: 1, a: 1, order: 2 })
})

test('a group travels as a whole, with its last part', () => {
  const inGroup = (id: string, each: ReturnType<typeof line>) => ({
    ...each,
    itemGroup: { id, isMainItem: false, isRequired: true },
  })
  const lines = [
    line('case', 1, 5),
    inGroup('a', line('frame', 1, 5)),
    inGroup('a', line('order-lenses', 1, 0)),
    inGroup('b', line('frame-in-stock', 1, 5)),
    inGroup('b', line('lenses-in-stock', 1, 5)),
  ]
  const { packages, packageIds } = splitIntoPackages(lines, 'DE', now)
  expect(Object.fromEntries(packageIds)).toEqual({
    case: 1,
    'frame-in-stock': 1,
    'lenses-in-stock': 1,
    frame: 2,
    'order-lenses': 2,
  })
  expect(packages[1]?.deliveryDate).toEqual({ min: '2026-06-15', max: '2026-06-22' })
})

test('pieces on order alone are the first package', () => {
  expect(Object.fromEntries(splitIntoPackages([line('order', 1, 0)], 'DE', now).packageIds)).toEqual({
    order: 1,
  })
})

test.each([
  ['DE', 'DHL'],
  ['AT', 'POST_AT'],
  ['CH', 'POST_CH'],
  ['PL', 'INPOST_PL'],
  ['CZ', 'ZASILKOVA'],
  ['IT', 'DHL'],
  ['elsewhere', 'EXPRESS'],
])('to %s the carrier is %s', (country, carrierKey) => {
  expect(splitIntoPackages([line('a', 1, 5)], country, now).packages).toMatchObject([{ carrierKey }])
})

describe('the delivery dates', () => {
  test.each([
    ['2026-06-01T12:00:00Z', ['2026-06-03', '2026-06-05']],
    ['2026-06-04T12:00:00Z', ['2026-06-08', '2026-06-10']],
    ['2026-06-06T12:00:00Z', ['2026-06-09', '2026-06-11']],
    ['2026-12-30T22:59:00Z', ['2027-01-04', '2027-01-06']],
    ['2026-12-30T23:00:00Z', ['2027-01-05', '2027-01-07']],
  ])('of pieces in stock, ordered at %s, leave out weekends and holidays', (at, days) =>
    expect(dates([line('a', 1, 9)], new Date(at))).toEqual([days]),
  )

  test('of few pieces in stock are later', () =>
    expect(dates([line('a', 1, 9), line('b', 1, 5)])).toEqual([['2026-06-08', '2026-06-11']]))

  test('of stock are those of the slowest product', () => {
    const lines = [line('a', 1, 9), line('b', 1, 9, null, { from: 5, to: 7 })]
    expect(dates(lines)).toEqual([['2026-06-08', '2026-06-10']])
  })

  test.each([
    ['no day', [null], ['2026-06-15', '2026-06-22']],
    ['a date in the past', ['2026-05-01T00:00:00+00:00'], ['2026-06-15', '2026-06-22']],
    ['a day', ['2026-07-06T00:00:00+00:00'], ['2026-07-08', '2026-07-10']],
    ['days', ['2026-06-08T00:00:00Z', '2026-07-06T00:00:00Z'], ['2026-07-08', '2026-07-10']],
    ['a later date for one of two', ['2026-07-06T00:00:00Z', null], ['2026-07-08', '2026-07-10']],
    ['an earlier date for one of two', ['2026-06-08T00:00:00Z', null], ['2026-06-15', '2026-06-22']],
  ])('of pieces on order, with %s from the manufacturers', (_, expected, days) =>
    expect(dates(expected.map((day, place) => line(`order-${place}`, 1, 0, day)))).toEqual([days]),
  )
})
