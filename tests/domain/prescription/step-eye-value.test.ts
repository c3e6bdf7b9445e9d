import { expect, test } from 'vitest'
import type { EyeField } from '#domain/prescription/eye-field.ts'
import { stepEyeValue } from '#domain/prescription/step-eye-value.ts'

test.each<[EyeField, number | undefined, number, number | undefined]>([
  ['sphere', -2.25, 1, -2],
  ['sphere', -2.25, -1, -2.5],
  ['sphere', -2.25, 10, 0.25],
  ['sphere', -0.25, 1, 0],
  ['sphere', undefined, 1, 0.25],
  ['sphere', undefined, -1, -0.25],
  ['sphere', undefined, -10, -2.5],
  ['axis', undefined, 10, 10],
  ['pd', undefined, 10, 29.5],
  ['sphere', 6, 1, 6],
  ['sphere', -6, -1, -6],
  ['sphere', -5, -10, -6],
  ['sphere', -2.2, 1, -2],
  ['sphere', -2.2, -1, -2.25],
  ['sphere', 9, -1, 6],
  ['cylinder', undefined, -1, -0.25],
  ['axis', undefined, 1, 1],
  ['axis', undefined, -1, undefined],
  ['axis', 179, 10, 180],
  ['axis', 0, -1, undefined],
  ['addition', undefined, 1, 0.25],
  ['addition', 0.25, -1, undefined],
  ['addition', 2, -10, 0.25],
  ['prism', 0, -1, undefined],
  ['prism', 0.25, -1, 0],
  ['pd', undefined, 1, 25],
  ['pd', undefined, -1, undefined],
  ['pd', 31.5, 1, 32],
  ['pd', 25, -1, undefined],
])('%s: %d and %d steps give %d', (field, value, steps, expected) =>
  expect(stepEyeValue(field, value, steps)).toBe(expected),
)
