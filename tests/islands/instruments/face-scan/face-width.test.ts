import { beforeAll, describe, expect, it } from 'vitest'
import { type FaceWidth, faceWidth } from '#domain/face/face-width.ts'
import { widthClass } from '#domain/face/width-class.ts'
import { type FaceModels, findLandmarks } from '#islands/instruments/face/find-landmarks.ts'
import { measuredFace, readPicture } from '#islands/instruments/pupil-distance/measure.ts'
import { openFastFaceModels } from '#tests/support/face-models.ts'
import { openStudio, type Photograph } from '#tests/support/subject/photograph.ts'
import type { Subject } from '#tests/support/subject/subject.ts'

/** Between the temples of the canonical face, in mm. */
const CANONICAL = 154.9
const BOUNDS = { medium: 131, wide: 142 }

let shoot: (subject: Subject) => Photograph
let models: FaceModels
beforeAll(async () => {
  shoot = await openStudio()
  models = await openFastFaceModels()
})

/** Of a person with a card on the brow, whose marks are put where the card truly is. */
function widthOf(scale: number, subject: Subject): FaceWidth {
  const { image, truth } = shoot({ scale, pupilDistance: 63 * scale, cardDepth: 12, noise: 2, ...subject })
  const found = readPicture(image, findLandmarks(models, image))
  if (!found.ok) throw new Error(found.error)
  const marks = { ...found.value.marks, card: truth.card }
  const width = faceWidth(measuredFace({ ...found.value, marks }, 'card'))
  if (!width.ok) throw new Error(width.error)
  return width.value
}

describe('the width of a synthetic person', () => {
  it.each([
    [0.9, { distance: 450 }, 3, 'narrow'],
    [1, { distance: 400 }, 3, 'medium'],
    [1, { distance: 550, yaw: -6 }, 6, 'medium'],
    [1, { distance: 650, yaw: 6 }, 6, 'medium'],
    [1.1, { distance: 450 }, 3, 'wide'],
  ] as const)(
    'who is %d times as large as usual, %j, is measured within %d mm and %s',
    (scale, subject, most, expected) => {
      const width = widthOf(scale, subject)
      expect(Math.abs(width.temples - CANONICAL * scale)).toBeLessThanOrEqual(most)
      expect(widthClass({ ...width, plusMinus: 0 }, BOUNDS)).toBe(expected)
    },
  )
})
