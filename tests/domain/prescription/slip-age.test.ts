import { expect, test } from 'vitest'
import { areValuesOld, holdMonths } from '#domain/prescription/slip-age.ts'

test.each([
  ['2024-11-22T23:59:00Z', undefined, false],
  ['2024-11-21T10:00:00Z', undefined, true],
  ['2024-11-22', undefined, false],
  ['2024-11-21', 24, true],
  ['2010-01-01', undefined, true],
  ['2026-11-22', undefined, false],
  ['2025-11-22', 12, false],
  ['2025-11-21', 12, true],
  ['2025-11-21', 24, false],
] as const)('values of %s that hold for %s months are old: %s', (savedOn, months, isOld) =>
  expect(areValuesOld(savedOn, '2026-11-22T10:00:00Z', months)).toBe(isOld),
)

test.each([
  ['glasses', null, 24],
  ['lenses', null, 12],
  // They are 16 today, and will be tomorrow.
  ['glasses', '2010-11-22', 24],
  ['glasses', '2010-11-23', 12],
  // They are 60 today, and were yesterday.
  ['glasses', '1966-11-22', 24],
  ['glasses', '1966-11-21', 12],
  ['glasses', '1980-02-29', 24],
  ['lenses', '1980-02-29', 12],
] as const)('%s of somebody who was born on %s hold for %i months', (goods, birthDate, months) =>
  expect(holdMonths(goods, birthDate, '2026-11-22T10:00:00Z')).toBe(months),
)
