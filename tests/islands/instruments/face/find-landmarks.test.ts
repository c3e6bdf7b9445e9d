import { beforeAll, describe, expect, it } from 'vitest'
import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { findFaceMarks } from '#domain/face/face-marks.ts'
import { headPose } from '#domain/face/head-pose.ts'
import { pupilDistance } from '#domain/face/pupil-distance.ts'
import { type FaceModels, findLandmarks } from '#islands/instruments/face/find-landmarks.ts'
import { openFaceModels } from '#tests/support/face-models.ts'
import { COMPARED, fromMediaPipe, readPortrait } from '#tests/support/portrait.ts'

let models: FaceModels
let portrait: PixelImage
let found: FaceLandmarks
beforeAll(async () => {
  models = openFaceModels()
  portrait = await readPortrait()
  found = findLandmarks(models, portrait)!
})

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]

describe('the points of a face that is 92 pixels wide', () => {
  it('lie where MediaPipe finds them', () => {
    expect(median(fromMediaPipe(found, COMPARED))).toBeLessThan(0.45)
    expect(Math.max(...fromMediaPipe(found, [1, 2, 4, 5, 6, 168, 195, 197]))).toBeLessThan(0.5)
    expect(Math.max(...fromMediaPipe(found, range(468, 478)))).toBeLessThan(0.5)
    expect(found.score).toBeGreaterThan(0.99)
  })

  it('are the same in a larger picture', async () => {
    const larger = findLandmarks(models, await readPortrait(3))!
    expect(Math.max(...fromMediaPipe(larger, range(468, 478), 3))).toBeLessThan(0.9)
  })

  it('are the same where the face was in the picture before', () => {
    const tracked = findLandmarks(models, portrait, found)!
    expect(Math.max(...fromMediaPipe(tracked, range(468, 478)))).toBeLessThan(0.8)
  })

  it('are found in a picture that is turned by 30 degrees', async () => {
    const turned = findLandmarks(models, turn(portrait, 30))!
    expect(turned.score).toBeGreaterThan(0.9)
    expect(headPose(turned, portrait, { scale: 1 }).roll).toBeCloseTo(
      headPose(found, portrait, { scale: 1 }).roll + 30,
      -1,
    )
  })
})

it('gives the pupil distance of the enlarged portrait by its irises', async () => {
  const image = await readPortrait(4)
  const landmarks = findLandmarks(models, image)!
  const marks = findFaceMarks(image, landmarks)
  if (!marks.ok) throw new Error(marks.error)
  const { yaw } = headPose(landmarks, image, { scale: 1 })
  const result = pupilDistance({ imageSize: image, irises: marks.value.irises, turn: yaw })
  expect(result).toMatchObject({ ok: true, value: { method: 'iris', plusMinus: 5 } })
  expect(Math.abs((result.ok ? result.value.both : 0) - 63)).toBeLessThan(3)
})

describe('no face is found', () => {
  it.each([
    ['in grey', () => 128],
    ['in black', () => 0],
    ['in a pattern', (at: number) => (at * 7919) % 256],
  ])('%s', (_, colour) => {
    const data = new Uint8ClampedArray(200 * 150 * 4).map((__, at) => colour(at))
    expect(findLandmarks(models, { width: 200, height: 150, data })).toBeUndefined()
  })
})

/** The picture turned clockwise about its middle; what is outside is black. */
function turn({ width, height, data }: PixelImage, degrees: number): PixelImage {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const turned = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [across, down] = [x - width / 2, y - height / 2]
      const fromX = Math.round(across * cos + down * sin + width / 2)
      const fromY = Math.round(down * cos - across * sin + height / 2)
      if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue
      const from = 4 * (fromY * width + fromX)
      turned.set(data.subarray(from, from + 4), 4 * (y * width + x))
    }
  return { width, height, data: turned }
}
