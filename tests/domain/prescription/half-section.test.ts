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
  // The same front. Edge: 625 · 4 / 1340 + 1.3 = 3.17.
  [
    '−4.00 in 1.67',
    { sphere: -4, pd: 33 },
    1.67,
    { fall: 2.3585, edge: 3.1657, centre: 1.3 },
    'M0 0Q12.5 0 25 2.36V5.52Q12.5 1.3 0 1.3Z',
  ],
  // Front: base 6 + 4 = 10, 625 · 10 / 1060 = 5.90. Centre: 625 · 4 / 1000 + 0.8 = 3.3.
  [
    '+4.00 in 1.5',
    { sphere: 4, pd: 33 },
    1.5,
    { fall: 5.8962, edge: 0.8, centre: 3.3 },
    'M0 0Q12.5 0 25 5.9V6.7Q12.5 3.3 0 3.3Z',
  ],
  // The equivalent of −2.00 −2.00 is −3.00: base 4.5. Edge: (2 · 625 + 2 · 24²) / 1000 + 2 = 4.40.
  [
    '−2.00 −2.00 in 1.5',
    { sphere: -2, cylinder: -2, axis: 90, pd: 33 },
    1.5,
    { fall: 2.6533, edge: 4.402, centre: 2 },
    'M0 0Q12.5 0 25 2.65V7.06Q12.5 2 0 2Z',
  ],
  // No correction: both sides are parallel.
  [
    'plano in 1.5',
    { pd: 33 },
    1.5,
    { fall: 3.5377, edge: 2, centre: 2 },
    'M0 0Q12.5 0 25 3.54V5.54Q12.5 2 0 2Z',
  ],
  // A cylinder alone: the equivalent is −1.00, base 5.5. Edge: 2 · 24² / 1000 + 2 = 3.15.
  [
    '−2.00 cylinder in 1.5',
    { cylinder: -2, axis: 90, pd: 33 },
    1.5,
    { fall: 3.2429, edge: 3.152, centre: 2 },
    'M0 0Q12.5 0 25 3.24V6.39Q12.5 2 0 2Z',
  ],
])('%s, computed by hand', (_, eye, index, { fall, edge, centre }, path) => {
  const section = halfSection(eye, index, PLACE, 'right')
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
])('%j is thick in its centre: %s', (eye, isPlus) =>
  expect(halfSection(eye, 1.5, PLACE, 'left').isPlus).toBe(isPlus),
)
