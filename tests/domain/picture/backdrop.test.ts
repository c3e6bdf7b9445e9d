import { expect, test } from 'vitest'
import { backdrop } from '#domain/picture/backdrop.ts'

test.each([
  ['white', 0.96, 'ffffff'],
  ['grey', 1.06, 'ffffff'],
  ['transparent', 1, 'f4f4f4'],
  [undefined, 1, 'ffffff'],
] as const)('a picture on %s is shown at brightness %f on %s', (background, brightness, bg) => {
  expect(backdrop(background)).toEqual({ brightness, bg })
})
