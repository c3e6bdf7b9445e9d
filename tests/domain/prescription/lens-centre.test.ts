import { expect, test } from 'vitest'
import type { Polygon } from '#domain/frame/polygon.ts'
import { lensCentre, reachFrom } from '#domain/prescription/lens-centre.ts'

/** 50 × 40 mm, nasal side at negative x. */
const BOX: Polygon = [
  [-25, -20],
  [25, -20],
  [25, 20],
  [-25, 20],
]
const PLACE = { outline: BOX, lensWidth: 50, bridge: 18 }

test.each([
  [{ pd: 31 }, { decentration: 3, height: 0 }],
  [
    { pd: 34, hpd: 22 },
    { decentration: 0, height: 2 },
  ],
  [
    { pd: 34, hpd: 17.5 },
    { decentration: 0, height: -2.5 },
  ],
  // Pupils wider apart than the middles of the lenses.
  [{ pd: 36 }, { decentration: -2, height: 0 }],
  [{ hpd: 22 }, null],
])('the lens of %j lies at %j', (eye, centre) => expect(lensCentre(eye, 'right', PLACE)).toEqual(centre))

test.each([
  ['right', 0, 'in', { decentration: 2.5, height: 0 }],
  ['right', 180, 'out', { decentration: 3.5, height: 0 }],
  ['left', 180, 'in', { decentration: 2.5, height: 0 }],
  ['left', 0, 'out', { decentration: 3.5, height: 0 }],
  ['right', 90, 'up', { decentration: 3, height: -0.5 }],
  ['left', 270, 'down', { decentration: 3, height: 0.5 }],
  ['right', 45, 'in and up', { decentration: 2.65, height: -0.35 }],
] as const)('a prism of 2 cm/m moves the %s lens against its base at %d, %s', (side, prismBase, _, centre) =>
  expect(lensCentre({ pd: 31, prism: 2, prismBase }, side, PLACE)).toEqual(centre),
)

test.each([
  // √(25² + 20²)
  ['centred', { decentration: 0, height: 0 }, 32.0156],
  // √(28² + 20²)
  ['to the nose', { decentration: 3, height: 0 }, 34.4093],
  // √(25² + 22²)
  ['above the middle', { decentration: 0, height: 2 }, 33.3017],
])('a lens reaches, %s, %#', (_, centre, reach) => expect(reachFrom(centre, BOX)).toBeCloseTo(reach, 3))
