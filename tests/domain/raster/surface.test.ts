import { expect, test } from 'vitest'
import { fresnel } from '#domain/raster/surface.ts'

test.each([
  ['seen head on', 1, 0.04],
  ['at 60 degrees', 0.5, 0.07],
  ['at the brink', 0, 1],
])('glass %s reflects its share', (_, facing, share) => {
  expect(fresnel(facing)).toBeCloseTo(share, 10)
})
