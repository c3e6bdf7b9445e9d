import { expect, test } from 'vitest'
import type { Polygon } from '#domain/frame/polygon.ts'
import { lensPosition } from '#domain/workshop/lens-position.ts'

/** 50 × 40 mm, nasal side at negative x. */
const BOX: Polygon = [
  [-25, -20],
  [25, -20],
  [25, 20],
  [-25, 20],
]
const dimensions = { lensWidth: 50, lensHeight: 40, bridge: 18, temple: 140, width: 136 }

test.each([
  // The farthest corner: 28 mm to the temple, 20 mm down.
  [{ pd: 31 }, { decentration: 3, height: 0, blank: 71 }],
  // 2 mm above the middle: 25 mm aside, 22 mm down.
  [
    { pd: 34, hpd: 22 },
    { decentration: 0, height: 2, blank: 69 },
  ],
  [
    { pd: 34, hpd: 17.5 },
    { decentration: 0, height: -2.5, blank: 70 },
  ],
  // Pupils wider apart than the middles of the lenses.
  [{ pd: 36 }, { decentration: -2, height: 0, blank: 70 }],
  [{ hpd: 22 }, null],
])('the lens of %j lies at %j', (eye, position) =>
  expect(lensPosition(eye, 'right', { outline: BOX, dimensions })).toEqual(position),
)
