import { expect, test } from 'vitest'
import { fitsBlank, planoIndex } from '#domain/prescription/lens-material.ts'

test.each([
  // 2 · 39 + 2 = 80
  [39, 1.5, true],
  [39.1, 1.5, false],
  [39, 1.67, true],
  // 2 · 36.5 + 2 = 75
  [36.5, 1.74, true],
  [36.6, 1.74, false],
  // Of an unknown material: the smallest.
  [36.6, 1.53, false],
])('a lens that reaches %d mm can be cut in %d: %s', (reach, index, fits) =>
  expect(fitsBlank(reach, index)).toBe(fits),
)

test.each([
  [31.5, 65, true],
  [31.6, 65, false],
  [39, null, true],
])('a lens that reaches %d mm can be cut from a raw lens of %s mm: %s', (reach, diameter, fits) =>
  expect(fitsBlank(reach, 1.5, diameter)).toBe(fits),
)

test.each([
  ['full', 1.5],
  ['nylor', 1.6],
  ['rimless', 1.6],
] as const)('lenses without power in a %s frame are of index %d', (rim, index) =>
  expect(planoIndex(rim)).toBe(index),
)
