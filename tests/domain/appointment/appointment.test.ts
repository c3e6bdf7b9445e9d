import { expect, test } from 'vitest'
import { isComing } from '#domain/appointment/appointment.ts'

test.each([
  ['booked', '2026-11-25T09:29:59Z', true],
  ['booked', '2026-11-25T09:30:00Z', false],
  ['displaced', '2026-12-25T09:30:00Z', true],
  ['held', '2026-11-25T08:00:00Z', false],
  ['cancelled', '2026-11-25T08:00:00Z', false],
  ['missed', '2026-11-25T08:00:00Z', false],
] as const)('a %s one at %s is still to come: %s', (status, now, expected) =>
  expect(isComing({ status, end: '2026-11-25T10:30:00+01:00' }, now)).toBe(expected),
)
