import { expect, test } from 'vitest'
import { nextFallbackExpiry } from '#server/page-cache/fallback-expiry.ts'

test.each([
  ['2026-01-10T12:00:00.000Z', '2026-01-11T03:00:00.000Z'],
  ['2026-01-10T02:59:59.999Z', '2026-01-10T03:00:00.000Z'],
  ['2026-01-10T03:00:00.000Z', '2026-01-11T03:00:00.000Z'],
  ['2026-07-10T12:00:00.000Z', '2026-07-11T02:00:00.000Z'],
  ['2026-07-10T23:30:00.500Z', '2026-07-11T02:00:00.000Z'],
])('after %s the next four in the morning is %s', (now, four) =>
  expect(new Date(nextFallbackExpiry(Date.parse(now))).toISOString()).toBe(four),
)
