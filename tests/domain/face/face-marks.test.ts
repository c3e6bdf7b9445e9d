import { describe, expect, it } from 'vitest'
import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { findFaceMarks } from '#domain/face/face-marks.ts'
import { randomOf } from '#shop-api/seed/random.ts'
import { drawEye } from '#tests/support/drawn-eye.ts'

const { next: random } = randomOf('face-marks')
const WIDTH = 200
const HEIGHT = 100
const RIGHT = { x: 60.4, y: 60.2, radius: 9 }
const LEFT = { x: 140.1, y: 59.6, radius: 9 }

/** Two drawn eyes beside each other; `opening` of each. */
function drawFace(openings: readonly [number, number]): PixelImage {
  const [right, left] = [RIGHT, LEFT].map((iris, at) =>
    drawEye(WIDTH, HEIGHT, { iris, opening: openings[at] ?? 0.7, random }),
  )
  const data = new Uint8ClampedArray(right!.data)
  for (let row = 0; row < HEIGHT; row += 1)
    data.set(left!.data.subarray(4 * (row * WIDTH + 100), 4 * (row + 1) * WIDTH), 4 * (row * WIDTH + 100))
  return { width: WIDTH, height: HEIGHT, data }
}

/** As the model gives them: irises a tenth too large, beside the middle by a pixel. */
function landmarksAt(): FaceLandmarks {
  const points = new Float32Array(478 * 3)
  const put = (index: number, x: number, y: number) => points.set([x, y, 0], index * 3)
  for (const [first, iris] of [
    [468, RIGHT],
    [473, LEFT],
  ] as const) {
    const x = iris.x + 1
    const radius = iris.radius * 1.1
    put(first, x, iris.y)
    put(first + 1, x + radius, iris.y)
    put(first + 2, x, iris.y - radius)
    put(first + 3, x - radius, iris.y)
    put(first + 4, x, iris.y + radius)
  }
  put(133, 85, 60)
  put(362, 117, 60)
  put(151, 100, 20)
  put(127, 10, 62)
  put(356, 190, 58)
  return { points, score: 1 }
}

describe('what is marked in a face', () => {
  it('the irises where they are, the middle of the face, its temples, and a card on the forehead', () => {
    const marks = findFaceMarks(drawFace([0.7, 0.7]), landmarksAt())
    if (!marks.ok) throw new Error(marks.error)
    const { irises, bridge, card, temples } = marks.value
    for (const [found, truth] of [
      [irises.right, RIGHT],
      [irises.left, LEFT],
    ] as const) {
      expect(Math.abs(found.x - truth.x)).toBeLessThan(0.1)
      expect(Math.abs(found.radius - truth.radius)).toBeLessThan(0.2)
    }
    expect(bridge).toEqual({ x: 101, y: 60 })
    expect(temples).toEqual([
      { x: 10, y: 62 },
      { x: 190, y: 58 },
    ])
    expect(card[0].x).toBeCloseTo(100 - 54.15, 0)
    expect(card[1].x).toBeCloseTo(100 + 54.15, 0)
  })

  it.each([
    ['right', [0, 0.7]],
    ['left', [0.7, 0]],
  ] as const)('nothing where the %s eye is closed', (_, openings) => {
    expect(findFaceMarks(drawFace(openings), landmarksAt())).toEqual({ ok: false, error: 'unclear' })
  })
})
