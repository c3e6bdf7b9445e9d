import { solveSymmetric } from './solve-symmetric.ts'

export type Point = { x: number; y: number }
export type Circle = Point & { radius: number }
/** A place on a border, and how much it counts against others. */
export type Mark = Point & { weight: number }

/** How far a point lies outside of a circle; inside it is negative. */
export const outsideCircle = ({ x, y, radius }: Circle, point: Point): number =>
  Math.hypot(point.x - x, point.y - y) - radius

const ROUNDS = 8

/**
 * Circles of one radius, a circle for each border, with the least weighted squared distances to its marks, by Gauss and Newton from a first guess of each.
 * Arcs of both sides are needed of one border at least; from one short arc the answer would be at the mercy of noise. What does not determine circles gives NaN.
 */
export function fitCircles(borders: readonly (readonly Mark[])[], guesses: readonly Circle[]): Circle[] {
  const radius = guesses.reduce((sum, guess) => sum + guess.radius, 0) / guesses.length
  let circles = guesses.map(({ x, y }) => ({ x, y, radius }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = stepTo(borders, circles)
    circles = circles.map((circle, border) => ({
      x: circle.x + step[2 * border]!,
      y: circle.y + step[2 * border + 1]!,
      radius: circle.radius + step.at(-1)!,
    }))
  }
  return circles
}

/** Of x and y of each circle, and of their radius. */
function stepTo(borders: readonly (readonly Mark[])[], circles: readonly Circle[]): Float64Array {
  const size = 2 * borders.length + 1
  const normal = new Float64Array(size * size)
  const right = new Float64Array(size)
  for (const [border, marks] of borders.entries())
    for (const { x, y, weight } of marks) {
      const circle = circles[border]!
      const distance = Math.hypot(x - circle.x, y - circle.y)
      const slopes = [
        [2 * border, (x - circle.x) / distance],
        [2 * border + 1, (y - circle.y) / distance],
        [size - 1, 1],
      ] as const
      for (const [row, slope] of slopes) {
        right[row]! += weight * slope * (distance - circle.radius)
        for (const [column, other] of slopes) normal[row * size + column]! += weight * slope * other
      }
    }
  return solveSymmetric(normal, right)
}
