import { expect, test } from 'vitest'
import { inOtherScheme } from '#domain/prescription/axis-scheme.ts'
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
