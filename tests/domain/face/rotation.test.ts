import { expect, test } from 'vitest'
import { anglesOf, rotationOf, turned } from '#domain/face/rotation.ts'

const STRAIGHT = { yaw: 0, pitch: 0, roll: 0 }
const noseOf = (rotation: Float32Array) => [rotation[2]!, rotation[5]!, rotation[8]!]
const half = Math.SQRT1_2

test.each([
  ['straight on', STRAIGHT, [0, 0, 1]],
  ['to their left, which is right in the picture', { ...STRAIGHT, yaw: 45 }, [half, 0, half]],
  ['up', { ...STRAIGHT, pitch: 45 }, [0, half, half]],
  ['straight on, however it is rolled', { ...STRAIGHT, roll: 30 }, [0, 0, 1]],
])('the nose points %s', (_, angles, expected) => {
  noseOf(rotationOf(angles)).forEach((value, axis) => expect(value).toBeCloseTo(expected[axis]!, 6))
})

test('a head that rolls clockwise lowers what is right in the picture', () => {
  expect(rotationOf({ ...STRAIGHT, roll: 90 })[3]).toBeCloseTo(-1, 6)
})

test.each([
  [0, 0, 0],
  [25, 0, 0],
  [-25, 10, 5],
  [12, -18, -30],
])('yaw %d, pitch %d and roll %d come back', (yaw, pitch, roll) => {
  const angles = anglesOf(rotationOf({ yaw, pitch, roll }))
  expect(angles.yaw).toBeCloseTo(yaw, 4)
  expect(angles.pitch).toBeCloseTo(pitch, 4)
  expect(angles.roll).toBeCloseTo(roll, 4)
})

test.each([
  ['pitch', [-0.01, 0, 0]],
  ['yaw', [0, 0.01, 0]],
  ['roll', [0, 0, -0.01]],
] as const)('a small turn of the camera changes the %s', (angle, [x, y, z]) => {
  const angles = anglesOf(turned(rotationOf(STRAIGHT), x, y, z))
  expect(angles[angle]).toBeCloseTo(0.573, 2)
})
