import { expect, test } from 'vitest'
import { areValuesOld, isSlipOld } from '#domain/prescription/slip-age.ts'

test.each([
  ['22.11.2024', false],
  ['21.11.2024', true],
  ['01.01.2010', true],
  ['22.11.2026', false],
  ['', false],
  ['31.02.2020', false],
])('a slip of %s is old: %s', (date, isOld) => expect(isSlipOld(date, '2026-11-22T10:00:00Z')).toBe(isOld))

test.each([
  ['2024-11-22T23:59:00Z', undefined, false],
  ['2024-11-21T10:00:00Z', undefined, true],
  ['2024-11-21', 'glasses', true],
  ['2025-11-22', 'lenses', false],
  ['2025-11-21', 'lenses', true],
  ['2025-11-21', 'glasses', false],
] as const)('values of %s for %s are old: %s', (savedOn, goods, isOld) =>
  expect(areValuesOld(savedOn, '2026-11-22T10:00:00Z', goods)).toBe(isOld),
)
