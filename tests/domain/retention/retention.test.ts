import { expect, test } from 'vitest'
import { retainedSince } from '#domain/retention/retention.ts'

test.each([
  ['configuration', '2026-11-22T10:00:00Z', '2026-11-22T09:30:00.000Z'],
  ['checkoutAnswers', '2026-11-22T10:00:00Z', '2026-10-23T10:00:00.000Z'],
  ['basket', '2026-03-01T00:00:00Z', '2025-12-31T00:00:00.000Z'],
  // Of 2023: until the end of 2026.
  ['declaration', '2026-12-31T23:59:59Z', '2023-01-01T00:00:00.000Z'],
  ['declaration', '2027-01-01T00:00:00Z', '2024-01-01T00:00:00.000Z'],
  ['prescriptionValues', '2026-12-31T23:59:59Z', '2023-01-01T00:00:00.000Z'],
  ['order', '2026-06-01T00:00:00Z', '2016-01-01T00:00:00.000Z'],
] as const)('of %s the shop has at %s what is from %s on', (kind, now, since) => {
  expect(retainedSince(kind, new Date(now)).toISOString()).toBe(since)
})
