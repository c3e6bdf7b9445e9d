import { expect, test } from 'vitest'
import {
  defaultImageHeight,
  imageHeight,
  isImageSize,
  IMAGE_RATIOS,
  IMAGE_WIDTHS,
  nearestImageSize,
} from '#domain/image/sizes.ts'

test.each([
  [320, 400, true],
  [320, 427, true],
  [320, 320, true],
  [320, 240, true],
  [320, 180, true],
  [320, 213, true],
  [320, 214, true],
  [320, 215, false],
  [1200, 630, true],
  [10, 10, true],
  [10, 13, false],
  [321, 401, false],
  [320, 4000, false],
  [0, 0, false],
  [320.5, 400, false],
  [Number.NaN, 400, false],
])('%d × %d is available: %s', (width, height, allowed) => {
  expect(isImageSize(width, height)).toBe(allowed)
})

test('every width is available in every aspect ratio and in the default height', () => {
  const heights = IMAGE_WIDTHS.flatMap((width) => [
    [width, defaultImageHeight(width)] as const,
    ...(['3:4', '4:5', '1:1', '7:5', '4:3', '3:2', '16:9'] as const).map(
      (ratio) => [width, imageHeight(width, ratio)] as const,
    ),
  ])
  expect(heights.filter(([width, height]) => !isImageSize(width, height))).toEqual([])
  expect(Object.keys(IMAGE_RATIOS)).toHaveLength(7)
})

test.each([
  [300, 400],
  [320, 427],
  [1, 2],
])('a width of %d has the default height %d', (width, height) =>
  expect(defaultImageHeight(width)).toBe(height),
)

test.each([
  [300, 400, '320 × 427'],
  [320, 400, '320 × 400'],
  [500, 500, '560 × 560'],
  [600, 400, '640 × 427'],
  [1000, 100, '1200 × 675'],
  [100, 1000, '120 × 160'],
  [1, 1, '80 × 80'],
  [4000, 3000, '1920 × 1440'],
  [99_999, 1, '1920 × 1080'],
])('for %d × %d there is %s, which is drawn', (width, height, expected) => {
  const size = nearestImageSize(width, height)
  expect(`${size.width} × ${size.height}`).toBe(expected)
  expect(isImageSize(size.width, size.height)).toBe(true)
})
