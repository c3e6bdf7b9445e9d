import { expect, test } from 'vitest'
import type { PixelImage } from '#domain/face/face-landmarks.ts'
import { pictureLight } from '#domain/virtual-try-on/picture-light.ts'
import { VIEW } from '#tests/support/face-views.ts'
import { plainPicture, wearerSeen } from '#tests/support/worn.ts'

const { landmarks } = wearerSeen({ yaw: 0, pitch: 0, roll: 0, distance: 500 })
const lightOf = (image: PixelImage) => pictureLight(image, landmarks)

test.each([
  ['a dark room', 40, 0.35],
  ['a room', 175, 0.69],
  ['the sun', 255, 1.1],
])('%s', (_, byte, exposure) => {
  for (const channel of lightOf(plainPicture([byte, byte, byte])).colour)
    expect(channel).toBeCloseTo(exposure, 2)
})

test('a black picture has a light, too', () =>
  expect(lightOf(plainPicture([0, 0, 0])).colour.every((channel) => channel > 0)).toBe(true))

test('warm light is warm, but less than the skin that it falls on', () => {
  const [red, , blue] = lightOf(plainPicture([230, 180, 150])).colour
  expect(red / blue).toBeGreaterThan(1.05)
  expect(red / blue).toBeLessThan(1.6)
})

test.each([
  ['right', 1],
  ['left', -1],
])('light from the %s of the picture', (_, side) => {
  const image = plainPicture([120, 120, 120])
  for (let at = 0; at < image.data.length; at += 4) {
    const isRight = (at / 4) % VIEW.width > VIEW.width / 2
    if (isRight === side > 0) image.data.fill(220, at, at + 3)
  }
  expect(lightOf(image).side * side).toBeGreaterThan(0.2)
  expect(lightOf(image).side * side).toBeLessThanOrEqual(0.35)
})
