import { expect, test } from 'vitest'
import {
  defaultHeight,
  heightFor,
  isPictureSize,
  PICTURE_RATIOS,
  PICTURE_WIDTHS,
} from '#domain/picture/sizes.ts'

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
])('%d × %d can be had: %s', (width, height, allowed) => {
  expect(isPictureSize(width, height)).toBe(allowed)
})

test('every width can be had in every shape and in the default height', () => {
  const heights = PICTURE_WIDTHS.flatMap((width) => [
    [width, defaultHeight(width)] as const,
    ...(['3:4', '4:5', '1:1', '7:5', '4:3', '3:2', '16:9'] as const).map(
      (ratio) => [width, heightFor(width, ratio)] as const,
    ),
  ])
  expect(heights.filter(([width, height]) => !isPictureSize(width, height))).toEqual([])
  expect(Object.keys(PICTURE_RATIOS)).toHaveLength(7)
})

test.each([
  [300, 400],
  [320, 427],
  [1, 2],
])('a width of %d has a height of %d by itself', (width, height) => expect(defaultHeight(width)).toBe(height))
