import { expect, test } from 'vitest'
import { nextReservationStatus, reservationEnd } from '#domain/branch/reservation.ts'

test.each([
  ['2026-11-23T08:00:00Z', 'Europe/Berlin', '2026-11-26T23:00:00.000Z'],
  // Half past midnight of the next day there.
  ['2026-11-23T23:30:00Z', 'Europe/Berlin', '2026-11-27T23:00:00.000Z'],
  // The clock is put back in these days.
  ['2026-10-23T10:00:00Z', 'Europe/Warsaw', '2026-10-26T23:00:00.000Z'],
])('a reservation of %s in %s ends at %s', (now, zone, end) =>
  expect(reservationEnd(new Date(now), zone).toISOString()).toBe(end),
)

test.each([
  ['reserved', 'collect', 'collected'],
  ['reserved', 'cancel', 'cancelled'],
  ['reserved', 'expire', 'expired'],
  ['cancelled', 'cancel', 'cancelled'],
  ['cancelled', 'collect', null],
  ['expired', 'collect', null],
  ['expired', 'cancel', null],
  ['collected', 'cancel', null],
  ['collected', 'expire', null],
] as const)('%s, then %s: %s', (status, event, next) =>
  expect(nextReservationStatus(status, event)).toBe(next),
)
