import { expect, test } from 'vitest'
import { relativeStart } from '#domain/appointment/relative-start.ts'

test.each([
  ['2026-11-23T23:30:00Z', 'Europe/Berlin', 'today'],
  ['2026-11-23T10:00:00Z', 'Europe/Berlin', 'later'],
  ['2026-11-24T10:00:00Z', 'Europe/Berlin', 'today'],
  ['2026-11-24T23:00:00Z', 'Europe/Berlin', 'tomorrow'],
  ['2026-11-25T23:00:00Z', 'Europe/Berlin', 'later'],
] as const)('%s in %s is %s just after midnight', (start, zone, expected) =>
  expect(relativeStart(start, zone, new Date('2026-11-23T23:10:00Z'))).toBe(expected),
)
