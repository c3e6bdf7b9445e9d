import { expect, test } from 'vitest'
import { frontPixels } from '#domain/frame/scale.ts'

test.each([
  [{ width: 560, height: 700 }, 2.98],
  [{ width: 320, height: 400 }, 1.703],
  [{ width: 1200, height: 630 }, 6.386],
  [{ width: 1000, height: 200 }, 2.273],
])('a front picture of %o has %f pixels per millimetre', (size, pixels) => {
  expect(frontPixels(size)).toBeCloseTo(pixels, 3)
})
