import { expect, test } from 'vitest'
import { hasTwoAxisSchemes, inOtherScheme } from '#domain/prescription/axis-scheme.ts'
import type { EyeSide } from '#domain/prescription/eye-field.ts'

test.each<[EyeSide, number, number]>([
  ['right', 20, 20],
  ['left', 20, 160],
  ['left', 160, 20],
  ['left', 90, 90],
  ['left', 180, 0],
])('the axis of the %s eye at %i is at %i in the other scheme', (side, axis, other) =>
  expect(inOtherScheme(axis, side)).toBe(other),
)

test.each([
  ['IT', 'it', true],
  ['IT', 'de', true],
  ['CH', 'it', true],
  ['CH', 'fr', false],
  ['DE', 'de', false],
] as const)('slips of %s in %s may have either scheme: %s', (country, language, both) =>
  expect(hasTwoAxisSchemes({ country, language })).toBe(both),
)
