import { describe, expect, test } from 'vitest'
import { distanceTo, distanceToStroke } from '#domain/frame/distance.ts'
import type { Polygon } from '#domain/frame/polygon.ts'

const square: Polygon = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

describe('the distance to a square', () => {
  test.each([
    [5, 5, -5],
    [5, 1, -1],
    [10, 5, 0],
    [13, 14, 5],
    [-2, 5, 2],
  ])('at %f, %f is %f', (x, y, distance) => expect(distanceTo(square)(x, y)).toBeCloseTo(distance, 9))
})

test.each([
  [0, 0, -1],
  [0, 3, 2],
  [10, 0, -2],
  [14, 0, 2],
])('the distance to a limb at %f, %f is %f', (x, y, distance) => {
  expect(
    distanceToStroke([
      [0, 0, 1],
      [10, 0, 2],
    ])(x, y),
  ).toBeCloseTo(distance, 1)
})
