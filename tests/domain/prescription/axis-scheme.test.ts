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
  ['IT', true],
  ['CH', false],
  ['DE', false],
] as const)('slips of %s have both schemes: %s', (country, both) =>
  expect(hasTwoAxisSchemes(country)).toBe(both),
)
