import { expect, test } from 'vitest'
import { fittedSize } from '#islands/instruments/camera/read-picture.ts'

test.each([
  [1280, 960, 1280, 960],
  [1600, 1200, 1600, 1200],
  [4032, 3024, 1600, 1200],
  [3024, 4032, 1200, 1600],
  [5000, 1, 1600, 1],
])('%i × %i becomes %i × %i', (width, height, fittedWidth, fittedHeight) =>
  expect(fittedSize(width, height)).toEqual({ width: fittedWidth, height: fittedHeight }),
)
