import { expect, test } from 'vitest'
import type { Polygon } from '#domain/frame/polygon.ts'
import { mirrored, traceOf } from '#domain/frame/trace.ts'

/** 40 wide and 20 high. */
const BOX: Polygon = [
  [20, 10],
  [-20, 10],
  [-20, -10],
  [20, -10],
]
/** Its right half is higher than its left one. */
const WEDGE: Polygon = [
  [20, 15],
  [-20, 5],
  [-20, -5],
  [20, -15],
]

test.each<[string, Polygon, number, number[]]>([
  ['a box', BOX, 4, [20, 10, 20, 10]],
  ['a box at its corners', BOX, 8, [20, 14.14, 10, 14.14, 20, 14.14, 10, 14.14]],
  ['a wedge', WEDGE, 8, [20, 18.86, 10, 11.31, 20, 11.31, 10, 18.86]],
  ['a wedge from behind', mirrored(WEDGE), 8, [20, 11.31, 10, 18.86, 20, 18.86, 10, 11.31]],
  ['nothing', [], 2, [0, 0]],
])('%s', (_, polygon, count, radii) =>
  expect(traceOf(polygon, count).map((radius) => Math.round(radius * 100) / 100)).toEqual(radii),
)
