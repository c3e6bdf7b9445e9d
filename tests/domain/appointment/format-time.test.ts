import { expect, test } from 'vitest'
import { formatAppointmentDay, formatAppointmentTime } from '#domain/appointment/format-time.ts'

test.each([
  ['2026-11-30T10:00:00+01:00', 'Europe/Berlin', 'de-DE', 'Montag, 30. November 2026', '10:00'],
  ['2026-11-30T23:30:00Z', 'Europe/Warsaw', 'pl-PL', 'wtorek, 1 grudnia 2026', '00:30'],
  ['2026-12-01T10:00:00+01:00', 'Europe/Zurich', 'fr-CH', 'mardi, 1er décembre 2026', '10:00'],
  ['2026-11-30T10:00:00+01:00', 'Europe/Prague', 'cs-CZ', 'pondělí 30. listopadu 2026', '10:00'],
])('%s in %s is for %s %s, %s', (start, zone, intl, day, time) => {
  expect(formatAppointmentDay(start, zone, intl)).toBe(day)
  expect(formatAppointmentTime(start, zone, intl)).toBe(time)
})
