import { expect, test } from 'vitest'
import {
  vertexAt,
  bounds,
  offsetPolygon,
  normalAt,
  orientation,
  type Polygon,
} from '#domain/frame/polygon.ts'

const square: Polygon = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]
const circle: Polygon = Array.from({ length: 90 }, (_, k) => [
  20 * Math.cos((k * Math.PI) / 45),
  20 * Math.sin((k * Math.PI) / 45),
])

test('corner indices wrap around', () => {
  expect([vertexAt(square, 0), vertexAt(square, 4), vertexAt(square, -1)]).toEqual([
    [0, 0],
    [0, 0],
    [0, 10],
  ])
  expect(() => vertexAt([], 0)).toThrow('at least one corner')
})

test('bounds contain every corner', () =>
  expect(bounds(square)).toEqual({ left: 0, right: 10, bottom: 0, top: 10 }))

test.each([
  ['against the clock', square, 1],
  ['with the clock', square.toReversed(), -1],
] as const)('runs %s', (_, polygon, turn) => expect(orientation(polygon)).toBe(turn))

test('the normal points outwards for both directions of the polygon', () => {
  expect(normalAt(circle, 0, orientation(circle))[0]).toBeCloseTo(1, 5)
  const reversed = circle.toReversed()
  expect(normalAt(reversed, 89, orientation(reversed))[0]).toBeCloseTo(1, 5)
})

test('where both neighbours are the same point, there is no outward direction', () =>
  expect(normalAt(square, 0, 1)).toEqual([0, -0]))

test('an enlarged circle is larger on all sides', () => {
  const radii = offsetPolygon(circle, () => 3).map(([x, y]) => Math.hypot(x, y))
  expect(Math.min(...radii)).toBeCloseTo(23, 1)
  expect(Math.max(...radii)).toBeCloseTo(23, 1)
})
