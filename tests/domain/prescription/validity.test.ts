import { expect, test } from 'vitest'
import { validityOf, wereValuesOld } from '#domain/prescription/validity.ts'

const BY_SLIP = { method: 'prescription', measuredOn: '2024-01-10' }

test.each<[string, Record<string, unknown>, object | null]>([
  ['nothing', {}, null],
  [
    'their day',
    { prescriptionValidity: { measuredOn: '2025-03-01', months: 12 }, pupilDistance: BY_SLIP },
    { measuredOn: '2025-03-01', months: 12 },
  ],
  ['the day of the slip alone', { pupilDistance: BY_SLIP }, { measuredOn: '2024-01-10', months: 24 }],
  [
    'the day in a branch',
    { pupilDistance: { method: 'branch', measuredOn: '2024-01-10' } },
    { measuredOn: '2024-01-10', months: 24 },
  ],
  ['a slip without a day', { pupilDistance: { method: 'prescription' } }, null],
  [
    'the day of an instrument',
    { pupilDistance: { method: 'card', plusMinus: 2, measuredOn: '2024-01-10' } },
    null,
  ],
  ['no day', { prescriptionValidity: { measuredOn: 'soon', months: 12 } }, null],
  ['no months', { prescriptionValidity: { measuredOn: '2025-03-01' } }, null],
])('of values with %s', (_, customData, validity) => expect(validityOf({ customData })).toEqual(validity))

test.each([
  ['2025-11-21', 12, false],
  ['2025-11-20', 12, true],
  ['2025-11-20', 24, false],
  ['2024-11-20', 24, true],
])('values of %s that hold %i months were too old: %s', (measuredOn, months, isOld) =>
  expect(
    wereValuesOld({ customData: { prescriptionValidity: { measuredOn, months } } }, '2026-11-21T10:00:00Z'),
  ).toBe(isOld),
)

test('values whose day nobody knows were not', () =>
  expect(wereValuesOld({ customData: {} }, '2026-11-21T10:00:00Z')).toBe(false))
