import { beforeAll, describe, expect, it } from 'vitest'
import { headPose } from '#domain/face/head-pose.ts'
import { type FaceModels, findLandmarks } from '#islands/instruments/face/find-landmarks.ts'
import { openFastFaceModels } from '#tests/support/face-models.ts'
import { readCanonicalFace } from '#tests/support/subject/canonical-face.ts'
import { openStudio, type Photograph } from '#tests/support/subject/photograph.ts'
import type { Subject } from '#tests/support/subject/subject.ts'

let models: FaceModels
let shoot: (subject: Subject) => Photograph
beforeAll(async () => {
  models = await openFastFaceModels()
  shoot = await openStudio()
})

it('the canonical face has 468 vertices, 898 triangles and a bridge in the middle', () => {
  const { positions, triangles } = readCanonicalFace()
  expect(positions).toHaveLength(468 * 3)
  expect(triangles).toHaveLength(898 * 3)
  expect([...positions.subarray(6 * 3, 7 * 3)].map(Math.round)).toEqual([0, 25, 58])
})

/**
 * The model reads the portrait's own face into its skin, and makes turned faces a little smaller. Pitch is damped to nine tenths. The last number is the
 * share that the distance may be off.
 */
describe('a face is found as it is turned, and as far away as it is', () => {
  it.each<[Subject, number]>([
    [{ distance: 500 }, 0.02],
    [{ distance: 500, yaw: 12 }, 0.03],
    [{ distance: 500, yaw: -25 }, 0.03],
    [{ distance: 500, pitch: 10 }, 0.03],
    [{ distance: 500, pitch: -10 }, 0.03],
    [{ distance: 500, roll: 15 }, 0.02],
    [{ distance: 350, x: 40, y: -20 }, 0.02],
    [{ distance: 800 }, 0.02],
    [{ distance: 450, yaw: 20, pitch: 8, roll: -10, x: -30, y: 15 }, 0.05],
  ])('%j', (subject, share) => {
    const { image, truth } = shoot(subject)
    const found = findLandmarks(models, image)!
    expect(found.score).toBeGreaterThan(0.99)
    const pose = headPose(found, image, { scale: 1 })
    expect(Math.abs(pose.yaw - (subject.yaw ?? 0))).toBeLessThan(3)
    expect(Math.abs(pose.pitch - 0.9 * (subject.pitch ?? 0))).toBeLessThan(4.5)
    expect(Math.abs(pose.roll - (subject.roll ?? 0))).toBeLessThan(2)
    expect(Math.abs(pose.distance / truth.distance - 1)).toBeLessThan(share)
  })
})
