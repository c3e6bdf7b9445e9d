import { expect, test } from 'vitest'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { needsOpticianCheck } from '#domain/prescription/optician-check.ts'

test.each<[string, Eye, boolean]>([
  ['no prism', { sphere: 1 }, false],
  ['3 cm/m in', { prism: 3, prismBase: 0 }, false],
  ['3 cm/m out', { prism: 3, prismBase: 180 }, false],
  ['3 cm/m at 360°', { prism: 3, prismBase: 360 }, false],
  ['3.25 cm/m in', { prism: 3.25, prismBase: 0 }, true],
  ['a little up', { prism: 0.25, prismBase: 90 }, true],
  ['a little down', { prism: 0.25, prismBase: 270 }, true],
  ['in and a little up', { prism: 2.02, prismBase: 7.13 }, true],
  ['over 3 cm/m without a base yet', { prism: 4 }, true],
  ['a prism without a base yet', { prism: 1 }, false],
])('%s', (_, eye, expected) => {
  expect(needsOpticianCheck({ right: eye, left: {} })).toBe(expected)
  expect(needsOpticianCheck({ right: {}, left: eye })).toBe(expected)
})
