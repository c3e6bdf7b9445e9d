import { describe, expect, it } from 'vitest'
import { faceWidth } from '#domain/face/face-width.ts'
import { USUAL_BOUNDS, widthClass } from '#domain/face/width-class.ts'
import { photographFace, type PhotographedFace } from '#tests/support/photographed-face.ts'

const BOUNDS = { medium: 131, wide: 142 }
const WIDTHS = [135, 145, 155, 165, 172]
const every = WIDTHS.flatMap((width) =>
  [300, 480, 800].flatMap((distance) =>
    [-6, 0, 6].map((turn): PhotographedFace => ({ pupilDistance: 63, width, distance, turn })),
  ),
)

const withCard = (face: PhotographedFace) => faceWidth(photographFace(face))
function withIris(face: PhotographedFace) {
  const { card: _, ...measured } = photographFace(face)
  return faceWidth(measured)
}
const error = (result: ReturnType<typeof faceWidth>, truth = 0) =>
  result.ok ? Math.abs(result.value.temples - truth) : Number.NaN

describe('the width of a face', () => {
  it('is within 3 mm by a card and by usual irises, at 30 to 80 cm, turned by up to 6 degrees', () => {
    for (const face of every) {
      expect(error(withCard(face), face.width)).toBeLessThanOrEqual(3)
      expect(error(withIris(face), face.width)).toBeLessThanOrEqual(3)
    }
  })

  it.each([10.9, 12.5])('gives a frame within its 10 mm for irises of %d mm', (irisDiameter) => {
    const usual = every.filter(({ width = 0 }) => width <= 155 && width >= 145)
    for (const face of usual)
      expect(0.88 * error(withIris({ ...face, irisDiameter }), face.width)).toBeLessThanOrEqual(10)
  })

  it('says how far off it may be, and the pupil distance of the same picture', () => {
    const [card, iris] = [withCard, withIris].map((measure) => measure({ pupilDistance: 63, distance: 480 }))
    expect(card).toMatchObject({
      value: { width: 136, temples: 155, plusMinus: 5, pupilDistance: { both: 63, plusMinus: 2 } },
    })
    expect(iris).toMatchObject({
      value: { width: 136, temples: 155, plusMinus: 10, pupilDistance: { method: 'iris' } },
    })
  })

  const sized = (times: number): PhotographedFace => ({
    pupilDistance: 63 * times,
    width: 155 * times,
    distance: 480,
  })

  it.each([
    [0.9, 'narrow'],
    [1, 'medium'],
    [1.1, 'wide'],
  ])('of a face that is %d times as large is %s', (times, expected) => {
    const result = withCard(sized(times))
    expect(result.ok && widthClass(result.value, BOUNDS)).toBe(expected)
  })

  it.each([
    [0.9, 123, 'narrow', 'narrow-medium'],
    [1, 136, 'medium-wide', 'narrow-medium-wide'],
    [1.1, 150, 'wide', 'wide'],
  ])(
    'of a face that is %d times as large, %d mm, is by the usual bounds %s with a card and %s without',
    (times, width, card, iris) => {
      for (const [result, expected] of [
        [withCard(sized(times)), card],
        [withIris(sized(times)), iris],
      ] as const) {
        expect(result).toMatchObject({ value: { width } })
        expect(result.ok && widthClass(result.value, USUAL_BOUNDS)).toBe(expected)
      }
    },
  )

  it.each([
    [{ turn: 12 }, 'turned'],
    [{ pupilDistance: 80 }, 'unlikely'],
    [{ width: 100 }, 'unlikely'],
    [{ width: 210 }, 'unlikely'],
  ] as const)('is refused with %j: %s', (wrong, fault) => {
    expect(withCard({ pupilDistance: 63, distance: 480, ...wrong })).toEqual({ ok: false, error: fault })
  })
})
