import { expect, test } from 'vitest'
import { addDays, isoWithOffset, localTime, momentOf } from '#domain/shop/local-time.ts'

const BERLIN = 'Europe/Berlin'

test.each([
  ['2026-11-23T17:30:00Z', BERLIN, '2026-11-23', '18:30'],
  ['2026-06-30T22:00:00Z', BERLIN, '2026-07-01', '00:00'],
  ['2026-03-29T00:59:00Z', BERLIN, '2026-03-29', '01:59'],
  ['2026-03-29T01:00:00Z', BERLIN, '2026-03-29', '03:00'],
  ['2026-10-25T01:00:00Z', BERLIN, '2026-10-25', '02:00'],
  ['2028-02-28T23:30:00Z', BERLIN, '2028-02-29', '00:30'],
  ['2026-11-23T17:30:00Z', 'UTC', '2026-11-23', '17:30'],
  ['2026-11-23T17:44:59.999Z', 'Asia/Kathmandu', '2026-11-23', '23:29'],
])('at %s it is in %s %s %s', (moment, zone, date, time) =>
  expect(localTime(new Date(moment), zone)).toEqual({ date, time }),
)

test.each([
  ['2026-11-23', '18:30', BERLIN, '2026-11-23T17:30:00.000Z'],
  ['2026-07-01', '09:00', BERLIN, '2026-07-01T07:00:00.000Z'],
  // Both days on which the clock changes, before and after the change.
  ['2026-03-29', '01:30', BERLIN, '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '02:30', BERLIN, '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '09:00', BERLIN, '2026-03-29T07:00:00.000Z'],
  ['2026-10-25', '01:30', BERLIN, '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', '02:30', BERLIN, '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '09:00', BERLIN, '2026-10-25T08:00:00.000Z'],
  ['2026-11-23', '24:00', BERLIN, '2026-11-23T23:00:00.000Z'],
  ['2028-02-29', '10:00', BERLIN, '2028-02-29T09:00:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, moment) =>
  expect(momentOf({ date, time }, zone).toISOString()).toBe(moment),
)

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2027-03-27', 2, '2027-03-29'],
])('%s and %i days is %s', (date, days, later) => expect(addDays(date, days)).toBe(later))

test.each([
  ['2026-11-30T09:00:00Z', BERLIN, '2026-11-30T10:00:00+01:00'],
  ['2026-07-01T22:30:00Z', BERLIN, '2026-07-02T00:30:00+02:00'],
  ['2026-07-01T12:00:00Z', 'America/St_Johns', '2026-07-01T09:30:00-02:30'],
  ['2026-07-01T12:00:00Z', 'UTC', '2026-07-01T12:00:00+00:00'],
])('%s in %s is %s', (moment, zone, iso) => expect(isoWithOffset(new Date(moment), zone)).toBe(iso))
