import { expect, test } from 'vitest'
import type { Branch } from '#domain/branch/branch.ts'
import { newReservationEnd, reservedUntil } from '#domain/branch/closed-reservation.ts'
import { aBranch } from '#tests/support/branches.ts'

/** Reserved on Monday, 23 November 2026, until the end of Thursday. */
const RESERVED = { expiresAt: '2026-11-26T23:00:00.000Z' }
const closed = (from: number, until: number) => ({
  specialDays: Array.from({ length: until - from + 1 }, (_, at) => ({
    date: new Date(Date.UTC(2026, 10, from + at)).toISOString().slice(0, 10),
    spans: [],
  })),
})

test.each<[string, Partial<Branch> | null, string, string | null]>([
  ['is open', {}, '2026-11-23T10:00:00Z', RESERVED.expiresAt],
  ['is open on the last day alone', closed(23, 25), '2026-11-23T10:00:00Z', RESERVED.expiresAt],
  ['is closed until the day after', closed(23, 26), '2026-11-23T10:00:00Z', '2026-11-27T23:00:00.000Z'],
  ['is closed over a Sunday', closed(23, 28), '2026-11-23T10:00:00Z', '2026-11-30T23:00:00.000Z'],
  ['is closed from tomorrow on, at noon', closed(24, 26), '2026-11-23T10:00:00Z', RESERVED.expiresAt],
  [
    'is closed from tomorrow on, after its last hour',
    closed(24, 26),
    '2026-11-23T18:00:00Z',
    '2026-11-27T23:00:00.000Z',
  ],
  ['opens again after two weeks', closed(23, 39), '2026-11-23T10:00:00Z', '2026-12-10T23:00:00.000Z'],
  ['opens again later', closed(23, 40), '2026-11-23T10:00:00Z', null],
  ['is there no more', { until: '2026-11-22' }, '2026-11-23T10:00:00Z', null],
  ['is gone', null, '2026-11-23T10:00:00Z', null],
])('a piece in a branch that %s waits until %#', (_, branch, now, until) =>
  expect(reservedUntil(branch && aBranch(branch), RESERVED, new Date(now))).toBe(until),
)

test.each<[string, Partial<Branch>, string | null]>([
  ['is open', {}, RESERVED.expiresAt],
  ['is closed over a Sunday', closed(23, 28), '2026-11-30T23:00:00.000Z'],
  ['is closed for longer than two weeks', closed(23, 40), null],
])('what is reserved now in a branch that %s waits until %#', (_, branch, end) =>
  expect(newReservationEnd(aBranch(branch), new Date('2026-11-23T10:00:00Z'))).toBe(end),
)
