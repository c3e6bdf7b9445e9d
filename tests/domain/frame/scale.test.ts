import { expect, test } from 'vitest'
import { frameMesh } from '#domain/frame/frame-mesh.ts'
import { FRONT_DISTANCE, frontPixels, seenAt } from '#domain/frame/scale.ts'

test.each([
  [{ width: 560, height: 700 }, 2.98],
  [{ width: 320, height: 400 }, 1.703],
  [{ width: 1200, height: 630 }, 6.386],
  [{ width: 1000, height: 200 }, 2.273],
])('a front picture of %o has %f pixels per millimetre', (size, pixels) => {
  expect(frontPixels(size)).toBeCloseTo(pixels, 3)
})

test.each([
  [0, 0],
  [25, 24.94],
  [69, 67.76],
  [-69, -67.76],
])('a point of a front %f mm from its middle is seen at %f mm', (x, seen) => {
  expect(seenAt(x)).toBeCloseTo(seen, 2)
})

test.each([
  ['panto', 'acetate', 138],
  ['cateye', 'acetate', 128],
  ['round', 'metal', 142],
] as const)('the width of a frame (%s, %s, %f mm) is seen where its front ends', (shape, build, width) => {
  const figures = { lensWidth: 50, lensHeight: 42, bridge: 19, temple: 145, width }
  const { positions } = frameMesh({ shape, build, rim: 'full', figures, boldness: 0.5 })
  let end = 0
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, , z = 0] = positions.slice(at, at + 3)
    // The temples lie behind the front.
    if (z > -1 - (width / 2) ** 2 / 420) end = Math.max(end, (x * FRONT_DISTANCE) / (FRONT_DISTANCE - z))
  }
  expect(Math.abs(end - seenAt(width / 2))).toBeLessThan(0.5)
})
