import { expect, test } from 'vitest'
import { nextShopDay, shopDay, shopDayStart } from '#domain/shop/shop-day.ts'

test.each([
  ['2026-11-26T22:59:59Z', '2026-11-26'],
  ['2026-11-26T23:00:00Z', '2026-11-27'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
  // Both nights of daylight saving.
  ['2027-03-27T23:00:00Z', '2027-03-28'],
  ['2027-03-28T22:00:00Z', '2027-03-29'],
  ['2027-10-30T22:00:00Z', '2027-10-31'],
  ['2027-10-31T22:30:00Z', '2027-10-31'],
])('at %s it is %s in the shops', (moment, day) => expect(shopDay(new Date(moment))).toBe(day))

test.each([
  ['2026-12-08', '2026-12-08T00:00+0100'],
  ['2026-07-01', '2026-07-01T00:00+0200'],
  // The days on which the clock changes begin with the time before.
  ['2027-03-28', '2027-03-28T00:00+0100'],
  ['2027-10-31', '2027-10-31T00:00+0200'],
])('the day %s begins at %s', (day, moment) => expect(shopDayStart(day)).toBe(moment))

test.each([
  ['2026-07-01T21:00:00Z', '2026-07-01T22:00:00.000Z'],
  ['2026-07-01T22:00:00Z', '2026-07-02T22:00:00.000Z'],
  ['2026-12-31T23:30:00Z', '2027-01-01T23:00:00.000Z'],
  ['2027-03-28T12:00:00Z', '2027-03-28T22:00:00.000Z'],
  ['2027-10-31T12:00:00Z', '2027-10-31T23:00:00.000Z'],
])('after %s the next day begins at %s', (moment, next) =>
  expect(nextShopDay(new Date(moment)).toISOString()).toBe(next),
)
