import { describe, expect, test } from 'vitest'
import type { Eye, EyeSide } from '#domain/prescription/eye-field.ts'
import { edgeThickness } from '#domain/frame/lens-edge.ts'
import type { Polygon } from '#domain/frame/polygon.ts'
import { lensEdge, lensReach, type LensPlace, lensThickness } from '#domain/prescription/lens-thickness.ts'

/** 50 × 40 mm: its corners are √(25² + 20²) = 32.0156 mm from its centre. */
const BOX: Polygon = [
  [-25, -20],
  [25, -20],
  [25, 20],
  [-25, 20],
]
/** With a bridge of 18 mm and a pd of 34 mm the pupil is in the middle of the lens. */
const CENTRED = { outline: BOX, lensWidth: 50, bridge: 18 }

test('a product may say how thin the centre of its lenses is', () => {
  const thickness = lensThickness({ sphere: -4, pd: 34 }, 1.6, CENTRED, 'left', 1.1)
  expect(thickness.centre).toBeCloseTo(1.1, 3)
  expect(thickness.edge).toBeCloseTo(4.5167, 3)
})

describe('the thickness of a lens, computed by hand', () => {
  test.each<[string, Eye, number, edge: number, centre: number]>([
    // 1025 · 4 / 1000 = 4.1, and 2.0 in the centre
    ['minus, 1.5', { sphere: -4, pd: 34 }, 1.5, 6.1, 2],
    // 1025 · 4 / 1200 = 3.4167, and 1.5
    ['minus, 1.6', { sphere: -4, pd: 34 }, 1.6, 4.9167, 1.5],
    // 1025 · 4 / 1340 = 3.0597, and 1.3
    ['minus, 1.67', { sphere: -4, pd: 34 }, 1.67, 4.3597, 1.3],
    // 1025 · 4 / 1480 = 2.7703, and 1.2
    ['minus, 1.74', { sphere: -4, pd: 34 }, 1.74, 3.9703, 1.2],
    // −6 in the vertical, −4 in the horizontal: (4 · 1025 + 2 · 400) / 1000 = 4.9
    ['minus with a cylinder', { sphere: -4, cylinder: -2, axis: 180, pd: 34 }, 1.5, 6.9, 2],
    // the cylinder alone, in the vertical: 4 · 400 / 1000 = 1.6
    ['a cylinder at 180', { cylinder: -4, axis: 180, pd: 34 }, 1.5, 3.6, 2],
    // in the horizontal: 4 · 625 / 1000 = 2.5
    ['a cylinder at 90', { cylinder: -4, axis: 90, pd: 34 }, 1.5, 4.5, 2],
    // +1 and −3: (1025 − 4 · 400) / 1000 = −0.575
    ['mixed', { sphere: 1, cylinder: -4, axis: 180, pd: 34 }, 1.5, 2.575, 2],
    // 1025 · 3 / 1000 = 3.075, and 0.8 at the edge
    ['plus, 1.5', { sphere: 3, pd: 34 }, 1.5, 0.8, 3.875],
    // (3 · 1025 − 400) / 1000 = 2.675
    ['plus with a cylinder', { sphere: 3, cylinder: -1, axis: 180, pd: 34 }, 1.5, 0.8, 3.475],
    // 1025 · 0.5 / 1000 + 0.8 would be too thin in its centre
    ['a slight plus', { sphere: 0.5, pd: 34 }, 1.5, 1.4875, 2],
    ['plano', { pd: 34 }, 1.5, 2, 2],
    // decentred by 4 mm: (29² + 20²) · 4 / 1000 = 4.964
    ['decentred', { sphere: -4, pd: 30 }, 1.5, 6.964, 2],
    // without a pd the mean of 31.5 mm: (27.5² + 20²) · 4 / 1000 = 4.625
    ['without a pd', { sphere: -4 }, 1.5, 6.625, 2],
    // 3 Δ over 50 mm at 1.6 are 2.5 mm: 0.8 at the apex, 3.3 at the base
    ['a prism', { prism: 3, prismBase: 180, pd: 34 }, 1.6, 3.3, 2.05],
  ])('%s', (_, eye, index, edge, centre) => {
    const thickness = lensThickness(eye, index, CENTRED, 'left')
    expect(thickness.edge).toBeCloseTo(edge, 3)
    expect(thickness.centre).toBeCloseTo(centre, 3)
    // Around the pupil the same lens is as thick there and in the middle.
    const around = lensEdge(eye, index, CENTRED, 'left')
    const corners = BOX.map((corner) => edgeThickness(around, corner))
    const farthest = around.slope < 0 ? Math.min(...corners) : Math.max(...corners)
    expect(farthest).toBeCloseTo(edge, 3)
    expect(edgeThickness(around, [-around.decentration, 0])).toBeCloseTo(centre, 3)
  })

  /** Its one far corner lies at the temple, below. */
  const KITE: Polygon = [
    [-10, -10],
    [25, -20],
    [10, 10],
    [-10, 10],
  ]
  test.each<[string, Eye, EyeSide, number]>([
    // across the axis the corner lies 45/√2 mm away: 1012.5 · 4 / 1000 = 4.05
    ['the left eye, away from the corner', { cylinder: -4, axis: 45, pd: 34 }, 'left', 6.05],
    // 200 · 4 / 1000 = 0.8
    ['the left eye, along the corner', { cylinder: -4, axis: 135, pd: 34 }, 'left', 2.8],
    ['the right eye, mirrored', { cylinder: -4, axis: 135, pd: 34 }, 'right', 6.05],
    ['the right eye, along the corner', { cylinder: -4, axis: 45, pd: 34 }, 'right', 2.8],
    // 2 Δ at 1.5 are 0.04 mm a mm: base out 1.0 mm thicker at the corner, base in 0.4 mm at 10 mm
    ['the left eye, base out', { prism: 2, prismBase: 0, pd: 34 }, 'left', 3],
    ['the right eye, base out', { prism: 2, prismBase: 180, pd: 34 }, 'right', 3],
    ['the right eye, base in', { prism: 2, prismBase: 0, pd: 34 }, 'right', 1],
  ])('%s', (_, eye, side, edge) =>
    expect(lensThickness(eye, 1.5, { ...CENTRED, outline: KITE }, side).edge).toBeCloseTo(edge, 3),
  )

  test.each<[string, LensPlace['hold'], number, number]>([
    // 1025 · 3 / 1000 = 3.075 and the edge; at 1.6 2.5625
    ['a bevel', { rim: 'full', isWire: true }, 1.5, 3.875],
    ['a groove', { rim: 'nylor', isWire: false }, 1.5, 4.875],
    ['a groove for metal', { rim: 'nylor', isWire: true }, 1.5, 5.275],
    ['drilled', { rim: 'rimless', isWire: true }, 1.5, 5.375],
    ['drilled, 1.6', { rim: 'rimless', isWire: true }, 1.6, 4.3625],
  ])('a plus lens that is held by %s', (_, hold, index, centre) =>
    expect(
      lensThickness({ sphere: 3, pd: 34 }, index, { ...CENTRED, ...(hold && { hold }) }, 'right').centre,
    ).toBeCloseTo(centre, 3),
  )
})

describe('the weight of a lens, computed by hand', () => {
  test.each<[string, Eye, number, number]>([
    // 2000 mm² · 2 mm · 1.32 g/cm³
    ['plano', { sphere: 0, pd: 34 }, 1.5, 5.28],
    // ∫r² = 2000 · (50² + 40²) / 12 = 683,333 mm⁴; · 4 / 1000 = 2733 mm³ beside the 4000
    ['minus', { sphere: -4, pd: 34 }, 1.5, 8.888],
    // 3.875 mm · 2000 − 683,333 · 3 / 1000 = 5700 mm³
    ['plus', { sphere: 3, pd: 34 }, 1.5, 7.524],
    // ∫y² = 2000 · 40² / 12 = 266,667 mm⁴; · 2 / 1000 = 533 mm³ beside the 6733
    ['minus with a cylinder', { sphere: -4, cylinder: -2, axis: 180, pd: 34 }, 1.5, 9.592],
    // 2733 · 0.5 / 0.67 + 2600 mm³ · 1.36
    ['minus, 1.67', { sphere: -4, pd: 34 }, 1.67, 6.31],
    // 2.05 mm · 2000 · 1.3: what a prism adds here it lacks there
    ['a prism', { prism: 3, prismBase: 180, pd: 34 }, 1.6, 5.33],
    ['of an unknown material', { sphere: 0, pd: 34 }, 1.53, 5.28],
  ])('%s', (_, eye, index, grams) =>
    expect(lensThickness(eye, index, CENTRED, 'right').weight).toBeCloseTo(grams, 2),
  )

  test('does not depend on the direction of the outline', () =>
    expect(
      lensThickness({ sphere: -4 }, 1.5, { ...CENTRED, outline: BOX.toReversed() }, 'left').weight,
    ).toBeCloseTo(lensThickness({ sphere: -4 }, 1.5, CENTRED, 'left').weight, 9))
})

test.each<[string, Eye, number]>([
  // √(25² + 20²)
  ['centred', { pd: 34 }, 32.0156],
  // √(29² + 20²)
  ['decentred', { pd: 30 }, 35.2278],
  // √(27.5² + 20²)
  ['without a pd', {}, 34.0037],
])('a lens reaches, %s, %#', (_, eye, reach) => expect(lensReach(eye, CENTRED)).toBeCloseTo(reach, 3))
