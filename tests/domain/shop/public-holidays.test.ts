import { expect, test } from 'vitest'
import { isPublicHoliday } from '#domain/shop/public-holidays.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

test.each<[ShopCountry, string | null, string, boolean]>([
  ['DE', 'HH', '2026-10-03', true],
  ['DE', 'HH', '2026-10-31', true],
  ['DE', 'BY', '2026-10-31', false],
  ['DE', 'BY', '2026-01-06', true],
  ['DE', null, '2026-01-06', false],
  ['DE', 'XX', '2026-12-25', true],
  // Good Friday, Easter Monday, Ascension, Whit Monday and Corpus Christi of 2026, where Easter is the fifth of April.
  ['DE', 'HH', '2026-04-03', true],
  ['DE', 'HH', '2026-04-06', true],
  ['DE', 'HH', '2026-05-14', true],
  ['DE', 'HH', '2026-05-25', true],
  ['DE', 'HH', '2026-06-04', false],
  ['DE', 'NW', '2026-06-04', true],
  // The earliest and the latest Easter Monday of this century so far.
  ['AT', null, '2008-03-24', true],
  ['AT', null, '2038-04-26', true],
  // The Wednesday between 16 and 22 November, at both ends.
  ['DE', 'SN', '2026-11-18', true],
  ['DE', 'SN', '2028-11-22', true],
  ['DE', 'SN', '2033-11-16', true],
  ['DE', 'SN', '2026-11-25', false],
  ['CH', 'VD', '2026-09-21', true],
  ['CH', 'ZH', '2026-09-21', false],
  ['CH', 'GE', '2026-09-10', true],
  ['CH', 'TI', '2026-03-19', true],
  ['CH', 'ZH', '2026-08-01', true],
  ['CZ', null, '2026-11-17', true],
  ['CZ', null, '2026-12-24', true],
  ['PL', null, '2026-12-24', true],
  ['PL', null, '2026-11-11', true],
  ['IT', null, '2026-04-25', true],
  ['IT', null, '2026-05-25', false],
  ['IT', 'BZ', '2026-05-25', true],
  ['DE', 'HH', '2028-02-29', false],
])('in %s, region %s, %s is a public holiday: %s', (country, region, day, is) =>
  expect(isPublicHoliday(country, region, day)).toBe(is),
)
