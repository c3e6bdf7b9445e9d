import { expect, test } from 'vitest'
import { headScale, pixelsPerMm, RULER_MARGIN, rulerBelow } from '#domain/virtual-try-on/ruler.ts'
import { wearerSeen } from '#tests/support/worn.ts'

test.each([
  [undefined, 1],
  [63, 1],
  [126, 2],
  [56.7, 0.9],
])('pupils %d mm apart make a head of size %d', (distance, scale) =>
  expect(headScale(distance)).toBeCloseTo(scale),
)

test.each([
  [500, 1],
  [800, 1],
])('a millimetre at the frame, %d mm away', (distance, size) => {
  const wearer = wearerSeen({ yaw: 0, pitch: 0, roll: 0, distance }, size)
  expect(pixelsPerMm(wearer)).toBeCloseTo(wearer.camera.focal / (distance - 52), 1)
})

test('on a head of twice the size a millimetre is half as long', () => {
  const view = { yaw: 0, pitch: 0, roll: 0, distance: 500 }
  expect(pixelsPerMm(wearerSeen(view, 2))).toBeCloseTo(pixelsPerMm(wearerSeen(view)) / 2, 2)
})

test.each([
  [800, 4, 150],
  [800, 6, 90],
  [100, 10, 10],
])('below a picture of %d pixels, %d for a millimetre, a ruler has %d mm', (width, scale, length) => {
  const { marks, percent } = rulerBelow(width, scale)
  expect(marks[0]).toBe(0)
  expect(marks.at(-1)).toBe(length)
  expect(((percent / 100) * width) / scale).toBeCloseTo(length + 2 * RULER_MARGIN)
})
