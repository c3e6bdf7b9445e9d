import { describe, expect, test } from 'vitest'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { edgeThickness } from '#domain/frame/lens-edge.ts'
import type { Polygon } from '#domain/frame/polygon.ts'
import {
  fitsProgressive,
  lensEdge,
  lensReach,
  lensThickness,
  strongestPower,
} from '#domain/prescription/lens-thickness.ts'

/** 50 × 40 mm: its corners are √(25² + 20²) = 32.0156 mm from its centre. */
const BOX: Polygon = [
  [-25, -20],
  [25, -20],
  [25, 20],
  [-25, 20],
]
/** With a bridge of 18 mm and a pd of 34 mm the pupil is in the middle of the lens. */
const CENTRED = { outline: BOX, lensWidth: 50, bridge: 18 }

describe('the thickness of a lens, computed by hand', () => {
  test.each<[string, Eye, number, edge: number, centre: number]>([
    // 1025 · 4 / 1000 = 4.1, and 2.0 in the centre
    ['minus, 1.5', { sphere: -4, pd: 34 }, 1.5, 6.1, 2],
    // 1025 · 4 / 1200 = 3.4167
    ['minus, 1.6', { sphere: -4, pd: 34 }, 1.6, 5.4167, 2],
    // 1025 · 4 / 1340 = 3.0597, and 1.5 in the centre
    ['minus, 1.67', { sphere: -4, pd: 34 }, 1.67, 4.5597, 1.5],
    // 1025 · 4 / 1480 = 2.7703
    ['minus, 1.74', { sphere: -4, pd: 34 }, 1.74, 4.2703, 1.5],
    // the stronger meridian is −6
    ['minus with a cylinder', { sphere: -4, cylinder: -2, pd: 34 }, 1.5, 8.15, 2],
    // the stronger meridian is −3, the other one +1
    ['mixed', { sphere: 1, cylinder: -4, pd: 34 }, 1.5, 5.075, 2],
    // 1025 · 3 / 1000 = 3.075, and 1.0 at the edge
    ['plus, 1.5', { sphere: 3, pd: 34 }, 1.5, 1, 4.075],
    ['plus with a cylinder', { sphere: 3, cylinder: -1, pd: 34 }, 1.5, 1, 4.075],
    ['plano', { pd: 34 }, 1.5, 2, 2],
    // decentred by 4 mm: (29² + 20²) · 4 / 1000 = 4.964
    ['decentred', { sphere: -4, pd: 30 }, 1.5, 6.964, 2],
    // without a pd the mean of 32 mm: (27² + 20²) · 4 / 1000 = 4.516
    ['without a pd', { sphere: -4 }, 1.5, 6.516, 2],
  ])('%s', (_, eye, index, edge, centre) => {
    const thickness = lensThickness(eye, index, CENTRED)
    expect(thickness.edge).toBeCloseTo(edge, 3)
    expect(thickness.centre).toBeCloseTo(centre, 3)
    // Around the pupil the same lens is as thick there and in the middle.
    const around = lensEdge(eye, index, CENTRED)
    const corners = BOX.map((corner) => edgeThickness(around, corner))
    const farthest = around.slope < 0 ? Math.min(...corners) : Math.max(...corners)
    expect(farthest).toBeCloseTo(edge, 3)
    expect(edgeThickness(around, [-around.decentration, 0])).toBeCloseTo(centre, 3)
  })
})

describe('the weight of a lens, computed by hand', () => {
  test.each<[string, Eye, number, number]>([
    // 2000 mm² · 2 mm · 1.32 g/cm³
    ['plano', { sphere: 0, pd: 34 }, 1.5, 5.28],
    // ∫r² = 2000 · (50² + 40²) / 12 = 683,333 mm⁴; · 4 / 1000 = 2733 mm³ beside the 4000
    ['minus', { sphere: -4, pd: 34 }, 1.5, 8.888],
    // 1.0 mm · 2000 + (1025 · 2000 − 683,333) · 3 / 1000 = 6100 mm³
    ['plus', { sphere: 3, pd: 34 }, 1.5, 8.052],
    // the mean of −4 and −6
    ['minus with a cylinder', { sphere: -4, cylinder: -2, pd: 34 }, 1.5, 9.79],
    // 2733 · 0.5 / 0.67 + 3000 mm³ · 1.36
    ['minus, 1.67', { sphere: -4, pd: 34 }, 1.67, 6.854],
    ['of an unknown material', { sphere: 0, pd: 34 }, 1.53, 5.28],
  ])('%s', (_, eye, index, grams) => expect(lensThickness(eye, index, CENTRED).weight).toBeCloseTo(grams, 2))

  test('does not depend on the direction of the outline', () =>
    expect(lensThickness({ sphere: -4 }, 1.5, { ...CENTRED, outline: BOX.toReversed() }).weight).toBeCloseTo(
      lensThickness({ sphere: -4 }, 1.5, CENTRED).weight,
      9,
    ))
})

test.each([
  [27.9, false],
  [28, true],
])('a lens %d mm high holds progressive values: %s', (height, fits) =>
  expect(fitsProgressive(height)).toBe(fits),
)

test.each<[string, Eye, number]>([
  // √(25² + 20²)
  ['centred', { pd: 34 }, 32.0156],
  // √(29² + 20²)
  ['decentred', { pd: 30 }, 35.2278],
  // √(27² + 20²)
  ['without a pd', {}, 33.6006],
])('a lens reaches, %s, %#', (_, eye, reach) => expect(lensReach(eye, CENTRED)).toBeCloseTo(reach, 3))

test.each<[Eye, number]>([
  [{}, 0],
  [{ sphere: -2 }, -2],
  [{ sphere: -2, cylinder: -1 }, -3],
  [{ sphere: 2, cylinder: -1 }, 2],
  [{ sphere: 1, cylinder: -4 }, -3],
])('the stronger meridian of %j has %d dpt', (eye, power) => expect(strongestPower(eye)).toBe(power))
