import { expect, test } from 'vitest'
import type { Polygon } from '#domain/frame/polygon.ts'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { halfSection } from '#domain/prescription/half-section.ts'

/** 48 × 14 mm: its corners are 25 mm from its centre; a pd of 33 mm is its middle. */
const BOX: Polygon = [
  [-24, -7],
  [24, -7],
  [24, 7],
  [-24, 7],
]
const PLACE = { outline: BOX, lensWidth: 48, bridge: 18 }

test.each<[string, Eye, number, { fall: number; edge: number; centre: number }, string]>([
  // Front: base 6 − 4/2 = 4, 625 · 4 / 1060 = 2.36. Edge: 625 · 4 / 1000 + 2 = 4.5.
  [
    '−4.00 in 1.5',
    { sphere: -4, pd: 33 },
    1.5,
    { fall: 2.3585, edge: 4.5, centre: 2 },
    'M0 0Q12.5 0 25 2.36V6.86Q12.5 2 0 2Z',
  ],
  // The same front. Edge: 625 · 4 / 1340 + 1.5 = 3.37.
  [
    '−4.00 in 1.67',
    { sphere: -4, pd: 33 },
    1.67,
    { fall: 2.3585, edge: 3.3657, centre: 1.5 },
    'M0 0Q12.5 0 25 2.36V5.72Q12.5 1.5 0 1.5Z',
  ],
  // Front: base 6 + 4 = 10, 625 · 10 / 1060 = 5.90. Centre: 625 · 4 / 1000 + 1 = 3.5.
  [
    '+4.00 in 1.5',
    { sphere: 4, pd: 33 },
    1.5,
    { fall: 5.8962, edge: 1, centre: 3.5 },
    'M0 0Q12.5 0 25 5.9V6.9Q12.5 3.5 0 3.5Z',
  ],
  // The equivalent of −2.00 −2.00 is −3.00: base 4.5. The stronger meridian, −4.00, makes the edge.
  [
    '−2.00 −2.00 in 1.5',
    { sphere: -2, cylinder: -2, pd: 33 },
    1.5,
    { fall: 2.6533, edge: 4.5, centre: 2 },
    'M0 0Q12.5 0 25 2.65V7.15Q12.5 2 0 2Z',
  ],
  // No correction: both sides are parallel.
  [
    'plano in 1.5',
    { pd: 33 },
    1.5,
    { fall: 3.5377, edge: 2, centre: 2 },
    'M0 0Q12.5 0 25 3.54V5.54Q12.5 2 0 2Z',
  ],
  // A cylinder alone: the equivalent is −1.00, base 5.5; the meridian of −2.00 makes the edge.
  [
    '−2.00 cylinder in 1.5',
    { cylinder: -2, pd: 33 },
    1.5,
    { fall: 3.2429, edge: 3.25, centre: 2 },
    'M0 0Q12.5 0 25 3.24V6.49Q12.5 2 0 2Z',
  ],
])('%s, computed by hand', (_, eye, index, { fall, edge, centre }, path) => {
  const section = halfSection(eye, index, PLACE)
  expect(section.path).toBe(path)
  expect(section.reach).toBe(25)
  expect(section.fall).toBeCloseTo(fall, 3)
  expect(section.edge).toBeCloseTo(edge, 3)
  expect(section.centre).toBeCloseTo(centre, 3)
})

test.each<[Eye, boolean]>([
  [{ sphere: -4 }, false],
  [{ sphere: 4, cylinder: -1 }, true],
  [{}, false],
])('%j is thick in its centre: %s', (eye, isPlus) => expect(halfSection(eye, 1.5, PLACE).isPlus).toBe(isPlus))
