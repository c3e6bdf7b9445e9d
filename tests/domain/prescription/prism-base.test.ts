import { expect, test } from 'vitest'
import type { EyeSide } from '#domain/prescription/eye-field.ts'
import { prismBaseOf, type PrismDirection } from '#domain/prescription/prism-base.ts'

test.each<[PrismDirection, EyeSide, number]>([
  ['in', 'right', 0],
  ['in', 'left', 180],
  ['out', 'right', 180],
  ['out', 'left', 0],
  ['up', 'right', 90],
  ['up', 'left', 90],
  ['down', 'left', 270],
])('base %s of the %s eye is at %i', (direction, side, degrees) =>
  expect(prismBaseOf(direction, side)).toBe(degrees),
)
