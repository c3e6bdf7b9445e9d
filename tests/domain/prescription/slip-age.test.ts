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
  ['2024-11-22T23:59:00Z', false],
  ['2024-11-21T10:00:00Z', true],
])('values of %s are old: %s', (savedOn, isOld) =>
  expect(areValuesOld(savedOn, '2026-11-22T10:00:00Z')).toBe(isOld),
)
