import { expect, test } from 'vitest'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { addWorkingDays, shiftWindow, workingDaysBetween } from '#domain/delivery/delivery-window.ts'

test.each<[string, number, ShopCountry | null, string]>([
  ['2026-11-20', 1, 'DE', '2026-11-23'],
  ['2026-11-21', 1, 'DE', '2026-11-23'],
  ['2026-11-23', 5, 'DE', '2026-11-30'],
  ['2026-11-23', 0, 'DE', '2026-11-23'],
  ['2026-11-23', -1, 'DE', '2026-11-20'],
  ['2026-12-31', 1, null, '2027-01-01'],
  ['2026-12-31', 1, 'DE', '2027-01-04'],
  // Christmas Day is a Friday, and Christmas Eve is a holiday in Poland and Czechia.
  ['2026-12-23', 2, 'DE', '2026-12-28'],
  ['2026-12-23', 2, 'PL', '2026-12-29'],
  ['2026-12-23', 2, 'CZ', '2026-12-29'],
  ['2026-12-28', -2, 'DE', '2026-12-23'],
  // Good Friday is one in Germany, not in Italy; Easter Monday is one in both.
  ['2027-03-25', 1, 'DE', '2027-03-30'],
  ['2027-03-25', 1, 'IT', '2027-03-26'],
  // Corpus Christi is one in parts of Germany alone: parcels travel.
  ['2027-05-26', 1, 'DE', '2027-05-27'],
])('from %s %i working days in %s lead to %s', (day, days, country, then) =>
  expect(addWorkingDays(day, days, country)).toBe(then),
)

test.each<[string, string, ShopCountry | null, number]>([
  ['2026-11-20', '2026-11-20', 'DE', 0],
  ['2026-11-20', '2026-11-22', 'DE', 0],
  ['2026-11-20', '2026-11-24', 'DE', 2],
  ['2026-11-24', '2026-11-20', 'DE', 0],
  ['2026-12-23', '2026-12-29', 'DE', 3],
  ['2026-12-23', '2026-12-29', 'PL', 2],
  ['2026-12-23', '2026-12-29', null, 4],
])('from %s until %s there are in %s %i working days', (from, until, country, days) =>
  expect(workingDaysBetween(from, until, country)).toBe(days),
)

const PLACE = { today: '2026-11-21', country: 'DE' } as const
const AGREED = [
  { min: '2026-12-03', max: '2026-12-09' },
  { min: '2026-11-25', max: '2026-11-27' },
]

test.each([
  [
    0,
    [
      ['2026-12-03', '2026-12-09'],
      ['2026-11-25', '2026-11-27'],
    ],
  ],
  [
    1,
    [
      ['2026-12-04', '2026-12-10'],
      ['2026-11-26', '2026-11-30'],
    ],
  ],
  [
    -2,
    [
      ['2026-12-01', '2026-12-07'],
      ['2026-11-23', '2026-11-25'],
    ],
  ],
  [
    -9,
    [
      ['2026-11-23', '2026-11-26'],
      ['2026-11-23', '2026-11-23'],
    ],
  ],
])('%i days later parcels arrive within %j', (days, windows) =>
  expect(AGREED.map((each) => Object.values(shiftWindow(each, days, PLACE)))).toEqual(windows),
)
