import { describe, expect, it } from 'vitest'
import { focalLength } from '#domain/face/head-pose.ts'
import { CARD_WIDTH, type MeasuredFace, pupilDistance, scaleOf } from '#domain/face/pupil-distance.ts'
import { photographFace, type PhotographedFace } from '#tests/support/photographed-face.ts'

const TRUTHS = [56, 60, 63, 66, 70]
const DISTANCES = [300, 400, 480, 600, 800]
const TURNS = [-6, -3, 0, 3, 6]
const every = TRUTHS.flatMap((truth) =>
  DISTANCES.flatMap((distance) =>
    TURNS.map((turn): PhotographedFace => ({ pupilDistance: truth, distance, turn })),
  ),
)

const withCard = (face: PhotographedFace) => pupilDistance(photographFace(face))
function withIris(face: PhotographedFace) {
  const { card: _, ...measured } = photographFace(face)
  return pupilDistance(measured)
}
const error = (result: ReturnType<typeof pupilDistance>, truth: number) =>
  result.ok ? Math.abs(result.value.both - truth) : Number.NaN

describe('a pupil distance by a card on the brow', () => {
  it('is within half a millimetre and its rounding at 30 to 80 cm, turned by up to 6 degrees', () => {
    for (const face of every) expect(error(withCard(face), face.pupilDistance)).toBeLessThanOrEqual(0.5)
  })

  it.each([50, 60])('is within a millimetre with a camera of %d degrees', (fieldOfView) => {
    for (const face of every)
      expect(error(withCard({ ...face, fieldOfView }), face.pupilDistance)).toBeLessThanOrEqual(1)
  })

  it('says its method and how far off it may be', () => {
    expect(withCard({ pupilDistance: 63, distance: 480 })).toEqual({
      ok: true,
      value: { method: 'card', both: 63, plusMinus: 2, eyes: { right: 31.5, left: 31.5 } },
    })
  })

  it.each([
    [0, 31.5, 31.5],
    [1, 32.5, 30.5],
    [-1.5, 30, 33],
  ])('has a value for each eye where the nose is %d mm beside the middle', (bridgeOffset, right, left) => {
    const result = withCard({ pupilDistance: 63, distance: 480, bridgeOffset })
    expect(result.ok && result.value.eyes).toEqual({ right, left })
  })

  it.each([-3, -2, 2, 3])('has the same for each eye where the head is turned by %d degrees', (turn) => {
    const result = withCard({ pupilDistance: 63, distance: 480, bridgeOffset: 1, turn })
    expect(result.ok && result.value.eyes).toEqual({ right: 32.5, left: 30.5 })
  })

  it.each([
    [300, false],
    [345, false],
    [355, true],
    [800, true],
  ])('at %d mm from the camera has a value for each eye: %j', (distance, has) => {
    const result = withCard({ pupilDistance: 63, distance })
    expect(result.ok && result.value.eyes !== undefined).toBe(has)
  })

  it('has none for each eye in a face that is turned by more than 3 degrees, or without a bridge', () => {
    const turned = withCard({ pupilDistance: 63, distance: 480, turn: 3.5 })
    expect(turned.ok && turned.value.eyes).toBeUndefined()
    const { bridge: _, ...face } = photographFace({ pupilDistance: 63, distance: 480 })
    const result = pupilDistance(face)
    expect(result.ok && result.value.eyes).toBeUndefined()
  })
})

describe('a pupil distance by the size of the iris', () => {
  it('is within half a millimetre and its rounding for irises of the mean size', () => {
    for (const face of every) expect(error(withIris(face), face.pupilDistance)).toBeLessThanOrEqual(0.5)
  })

  it.each([10.9, 12.5])('is within its 5 mm for irises of %d mm', (irisDiameter) => {
    const usual = every.filter((face) => face.pupilDistance > 58 && face.pupilDistance < 68)
    for (const face of usual)
      expect(error(withIris({ ...face, irisDiameter }), face.pupilDistance)).toBeLessThanOrEqual(5)
  })

  it('never has a value for each eye', () => {
    expect(withIris({ pupilDistance: 63, distance: 480 })).toEqual({
      ok: true,
      value: { method: 'iris', both: 63, plusMinus: 5 },
    })
  })
})

describe('what is corrected', () => {
  const IMAGE = { width: 960, height: 720 }
  /** Of eyes that are so far apart in the plane of the pupils, so far from the camera; all in mm. */
  const seen = (apart: number, distance: number) => {
    const perMillimetre = focalLength(IMAGE) / distance
    const iris = (x: number) => ({ x: x * perMillimetre, y: 0, radius: (11.71 / 2) * perMillimetre })
    return { imageSize: IMAGE, irises: { right: iris(0), left: iris(apart) }, turn: 0 }
  }
  const both = (face: MeasuredFace) => {
    const result = pupilDistance(face)
    return result.ok && result.value.both
  }

  it.each([
    [350, 1.9],
    [480, 1.4],
    [600, 1.1],
  ])('at %d mm eyes that look into the camera are %d mm nearer to each other', (distance, nearer) => {
    expect(both(seen(63 - nearer, distance))).toBe(63)
    // Half a millimetre is as fine as a distance is told: a little less or more is another one.
    expect(both(seen(63 - nearer - 0.35, distance))).toBe(62.5)
    expect(both(seen(63 - nearer + 0.35, distance))).toBe(63.5)
  })

  it('at 480 mm a card that is nearer than the pupils makes them seem 1.6 mm nearer to each other', () => {
    const { irises, ...face } = seen(63, 480)
    const cardWidth = (CARD_WIDTH * focalLength(IMAGE)) / (480 - 12)
    const card = [
      { x: 0, y: -90 },
      { x: cardWidth, y: -90 },
    ] as const
    const { scale, distance } = scaleOf({ ...face, irises, card })
    expect(distance).toBeCloseTo(480, 3)
    const pixels = irises.left.x - irises.right.x
    expect(pixels * scale).toBeCloseTo(63, 3)
    expect((pixels * CARD_WIDTH) / cardWidth - 63).toBeCloseTo(-1.6, 1)
  })
})

describe('a pupil distance that is refused', () => {
  it.each([-6.5, 6.5, 20])('as the face is turned by %d degrees', (turn) => {
    expect(withCard({ pupilDistance: 63, distance: 480, turn })).toEqual({ ok: false, error: 'turned' })
  })

  it.each([
    [9.8, false],
    [10.2, true],
    [10.7, true],
    [12.6, true],
    [13.1, true],
    [13.5, false],
  ])('unless the card makes irises usual, of %d mm: %j', (irisDiameter, is) => {
    for (const turn of [-6, 0, 6]) {
      const result = withCard({ pupilDistance: 63, distance: 480, irisDiameter, turn })
      expect(result).toMatchObject(is ? { ok: true } : { ok: false, error: 'unlikely' })
    }
  })

  it.each([
    [0.85, 58, false],
    [0.9, 58, true],
    [1.1, 68, true],
    [1.2, 68, false],
  ])('unless the marks are as far apart as a card, at %d times as far, of %d mm: %j', (times, truth, is) => {
    const { card, ...face } = photographFace({ pupilDistance: truth, distance: 480 })
    const [first, last] = card
    const marked = [first, { x: first.x + times * (last.x - first.x), y: last.y }] as const
    expect(pupilDistance({ ...face, card: marked }).ok).toBe(is)
  })

  it.each([45, 53, 75, 90])('as it is %d mm', (truth) => {
    expect(withCard({ pupilDistance: truth, distance: 480 })).toEqual({ ok: false, error: 'unlikely' })
  })
})
