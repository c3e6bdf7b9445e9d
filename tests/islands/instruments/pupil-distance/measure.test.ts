import { beforeAll, describe, expect, it } from 'vitest'
import type { Circle } from '#domain/face/fit-circles.ts'
import type { FaceMarks } from '#domain/face/face-marks.ts'
import { type FaceModels, findLandmarks } from '#islands/instruments/face/find-landmarks.ts'
import { measure, readPicture } from '#islands/instruments/pupil-distance/measure.ts'
import { openFastFaceModels } from '#tests/support/face-models.ts'
import { openStudio, type Photograph } from '#tests/support/subject/photograph.ts'
import type { Subject } from '#tests/support/subject/subject.ts'

let models: FaceModels
let shoot: (subject: Subject) => Photograph
beforeAll(async () => {
  models = await openFastFaceModels()
  shoot = await openStudio()
})

const IRIS = 11.71
const DARK = { iris: [40, 26, 20], skin: [0.3, 0.22, 0.19] } as const

const distanceBetween = ({ right, left }: FaceMarks['irises']) =>
  Math.hypot(left.x - right.x, left.y - right.y)
const radius = ({ right, left }: { right: Circle; left: Circle }) => (right.radius + left.radius) / 2

/** What is found in a picture whose card was marked where it truly is. */
function errorsOf(subject: Subject) {
  const { image, truth } = shoot({ cardDepth: 12, noise: 2, ...subject })
  const picture = readPicture(image, findLandmarks(models, image))
  if (!picture.ok) return { refused: picture.error }
  const marks = { ...picture.value.marks, card: truth.card }
  const { pupilDistance = 63 } = subject
  const of = (method: 'card' | 'iris') => {
    const result = measure({ ...picture.value, marks }, method)
    if (!result.ok) throw new Error(result.error)
    const { both, eyes } = result.value
    return { both: both - pupilDistance, eye: eyes && eyes.right - pupilDistance / 2 }
  }
  const millimetres = IRIS / 2 / radius(truth.irises)
  const between = (distanceBetween(marks.irises) - distanceBetween(truth.irises)) * millimetres
  return { between, card: of('card'), iris: of('iris') }
}

/** Of faces of 56 to 70 mm, from 30 to 80 cm, turned by up to 6 degrees. */
const GRID: Subject[] = [56, 63, 70].flatMap((pupilDistance) =>
  [300, 550, 800].flatMap((distance) => [-6, 0, 6].map((yaw) => ({ pupilDistance, distance, yaw }))),
)
/** Refused, see below. */
const TOO_FAR = '56 mm, 800 mm, -6°'
const nameOf = ({ pupilDistance, distance, yaw = 0 }: Subject) =>
  `${pupilDistance} mm, ${distance} mm, ${yaw}°`

/** By a card, as a face that is turned or near has a value of both eyes alone. */
const hasEyes = ({ distance, yaw = 0 }: Subject) => distance >= 350 && Math.abs(yaw) <= 4

describe('of a person whose every length is known', () => {
  it.each([
    ...GRID.filter((subject) => nameOf(subject) !== TOO_FAR).map(
      (subject) => [nameOf(subject), subject] as const,
    ),
    ['60 mm, 300 mm, -6°', { pupilDistance: 60, distance: 300, yaw: -6 }],
    ['66 mm, 450 mm, -3°', { pupilDistance: 66, distance: 450, yaw: -3 }],
    ['dark', { distance: 400, ...DARK }],
    ['dark and blurred', { distance: 600, ...DARK, noise: 6, blur: 1 }],
    ['dark in little light', { distance: 400, ...DARK, light: 0.5, noise: 8 }],
  ] satisfies (readonly [string, Subject])[])('%s', (_, subject) => {
    const { between, card, iris } = errorsOf(subject)
    expect(Math.abs(between!)).toBeLessThan(0.2)
    expect(Math.abs(card!.both)).toBeLessThanOrEqual(0.5)
    expect(card!.eye !== undefined).toBe(hasEyes(subject))
    expect(Math.abs(card!.eye ?? 0)).toBeLessThanOrEqual(1.5)
    expect(iris!.eye).toBeUndefined()
    expect(Math.abs(iris!.both)).toBeLessThanOrEqual(1.5)
  })
})

describe('refused', () => {
  it.each<[Subject, string]>([
    [{ distance: 400, opening: 0 }, 'unclear'],
    [{ pupilDistance: 56, distance: 800, yaw: -6 }, 'unclear'],
    [{ distance: 400, blur: 4 }, 'unclear'],
    [{ distance: 600, blur: 3 }, 'unclear'],
    [{ distance: 400, ...DARK, light: 0.12, noise: 14 }, 'no-face'],
    ...[-12, -9, 9, 12].flatMap((yaw) =>
      [350, 450, 600].map((distance): [Subject, string] => [{ distance, yaw }, 'turned']),
    ),
    [{ distance: 1100 }, 'too-small'],
  ])('%j', (subject, fault) => expect(errorsOf(subject)).toEqual({ refused: fault }))
})
