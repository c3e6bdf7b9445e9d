import { beforeEach, expect, it, vi } from 'vitest'
import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { type FaceModels, findLandmarks } from '#islands/instruments/face/find-landmarks.ts'
import { openFastFaceModels } from '#tests/support/face-models.ts'
import { openStudio, type Photograph } from '#tests/support/subject/photograph.ts'
import type { Subject } from '#tests/support/subject/subject.ts'

const SIZE = { width: 480, height: 360 }

let shoot: (subject: Subject) => Photograph
let models: FaceModels
beforeEach(async () => {
  shoot = await openStudio()
  models = await openFastFaceModels()
  vi.spyOn(models.detector, 'run')
})

const film = (views: readonly Partial<Subject>[]) =>
  views.map((view) => shoot({ distance: 500, size: SIZE, ...view }))

/** Each picture is searched where the face was in the one before. */
function follow(pictures: readonly PixelImage[]): (FaceLandmarks | undefined)[] {
  let last: FaceLandmarks | undefined
  return pictures.map((picture) => (last = findLandmarks(models, picture, last)))
}

/** Of both centres of the irises from their true places, in pixels. */
function distances({ points }: FaceLandmarks, { irises }: Photograph['truth']): number[] {
  return [
    Math.hypot(points[468 * 3]! - irises.right.x, points[468 * 3 + 1]! - irises.right.y),
    Math.hypot(points[473 * 3]! - irises.left.x, points[473 * 3 + 1]! - irises.left.y),
  ]
}

it('a head that turns, nods and comes nearer is followed without searching the picture again', () => {
  const pictures = film(
    Array.from({ length: 12 }, (_, at) => ({
      yaw: 20 * Math.sin(at / 2),
      pitch: 6 * Math.cos(at / 2),
      x: 10 * at - 60,
      distance: 560 - 15 * at,
    })),
  )
  const found = follow(pictures.map(({ image }) => image))
  const off = found.flatMap((landmarks, at) => distances(landmarks!, pictures[at]!.truth))
  expect(Math.max(...off)).toBeLessThan(3)
  expect(models.detector.run).toHaveBeenCalledTimes(1)
})

it('a face that was lost is searched in the whole picture until it is there again, elsewhere', () => {
  const [left, right] = film([{ x: -110 }, { x: 110 }]) as [Photograph, Photograph]
  const empty = { ...SIZE, data: new Uint8ClampedArray(SIZE.width * SIZE.height * 4).fill(150) }
  const found = follow([left.image, empty, empty, right.image, right.image])
  expect(found.map(Boolean)).toEqual([true, false, false, true, true])
  expect(Math.max(...distances(found[4]!, right.truth))).toBeLessThan(2)
  expect(models.detector.run).toHaveBeenCalledTimes(4)
})

it('a face that jumps is found where it is', () => {
  const [left, right] = film([{ x: -130 }, { x: 130 }]) as [Photograph, Photograph]
  const found = follow([left.image, right.image])
  expect(Math.max(...distances(found[1]!, right.truth))).toBeLessThan(2)
})
