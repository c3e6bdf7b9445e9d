import { expect, test } from 'vitest'
import type { FaceLandmarks } from '#domain/face/face-landmarks.ts'
import { focalLength } from '#domain/face/head-pose.ts'
import { centreCrop, cropLandmarks, faceCrop, pinholeOf } from '#domain/virtual-try-on/face-crop.ts'

const faceAt = (x: number, y: number, size: number): FaceLandmarks => ({
  score: 1,
  points: Float32Array.of(x - size / 2, y - size / 2, 0, x + size / 2, y + size / 2, 5),
})
const picture = { width: 1000, height: 800 }

test.each([
  ['in the middle', faceAt(500, 400, 200), { left: 372, top: 224, width: 256, height: 320, zoom: 3.125 }],
  ['at the left edge', faceAt(60, 400, 200), { left: 0, top: 224, width: 256, height: 320, zoom: 3.125 }],
  [
    'at the lower right',
    faceAt(990, 790, 200),
    { left: 744, top: 480, width: 256, height: 320, zoom: 3.125 },
  ],
  [
    'as high as the picture',
    faceAt(500, 400, 700),
    { left: 180, top: 0, width: 640, height: 800, zoom: 1.25 },
  ],
])('around a face %s', (_, face, crop) => expect(faceCrop(face, picture, 1000)).toEqual(crop))

test('a narrow picture is cut as wide as it is', () =>
  expect(faceCrop(faceAt(150, 400, 280), { width: 300, height: 800 }, 1000)).toMatchObject({
    width: 300,
    height: 375,
  }))

test('the camera and the points move with the part', () => {
  const crop = { left: 100, top: 50, width: 400, height: 500, zoom: 2 }
  expect(pinholeOf(picture, crop)).toEqual({ focal: focalLength(picture) * 2, centre: [800, 700] })
  expect([...cropLandmarks(faceAt(200, 150, 100), crop).points]).toEqual([100, 100, 0, 300, 300, 10])
})

test.each([
  [picture, { left: 180, top: 0, width: 640, height: 800, zoom: 0.9 }],
  [
    { width: 400, height: 800 },
    { left: 0, top: 150, width: 400, height: 500, zoom: 1.44 },
  ],
])('the middle of %j', (size, crop) => expect(centreCrop(size, 720)).toEqual(crop))
