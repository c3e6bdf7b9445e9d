import { expect, it } from 'vitest'
import { brightnessAt } from '#domain/face/brightness.ts'

/** Places count from the middle of the first pixel. Black and white above, grey 100 and red below. */
const image = {
  width: 2,
  height: 2,
  data: new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255, 100, 100, 100, 255, 255, 0, 0, 255]),
}

it.each([
  ['a pixel', 0, 1, 100],
  ['between two', 0.5, 0, 127.5],
  ['a quarter of the way', 0.25, 0, 63.75],
  ['between four', 0.5, 0.5, (0 + 255 + 100 + 76.245) / 4],
  ['red', 1, 1, 76.245],
  ['beyond the border', -3, -2, 0],
  ['beyond the other border', 7, 0, 255],
])('%s', (_, x, y, brightness) => {
  expect(brightnessAt(image, x + 0.5, y + 0.5)).toBeCloseTo(brightness, 6)
})
