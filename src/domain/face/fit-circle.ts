export type Point = { x: number; y: number }
export type Circle = Point & { radius: number }

/** How far a point lies outside of a circle; inside it is negative. */
export const outsideCircle = ({ x, y, radius }: Circle, point: Point): number =>
  Math.hypot(point.x - x, point.y - y) - radius

const ROUNDS = 8

/**
 * The circle with the least squared distances to the points, by Gauss and Newton from a first guess. Arcs of both sides are needed; from
 * one short arc the answer would be at the mercy of noise. What does not determine a circle gives NaN.
 */
export function fitCircle(points: readonly Point[], guess: Circle): Circle {
  let circle = guess
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = stepTo(points, circle)
    circle = { x: circle.x + step.x, y: circle.y + step.y, radius: circle.radius + step.radius }
  }
  return circle
}

/** The normal equations of the distances, solved by Cramer's rule. */
function stepTo(points: readonly Point[], circle: Circle): Circle {
  let [xx, xy, yy, x1, y1, xd, yd, d1] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const point of points) {
    const distance = Math.hypot(point.x - circle.x, point.y - circle.y)
    const x = (point.x - circle.x) / distance
    const y = (point.y - circle.y) / distance
    const outside = distance - circle.radius
    xx += x * x
    xy += x * y
    yy += y * y
    x1 += x
    y1 += y
    xd += x * outside
    yd += y * outside
    d1 += outside
  }
  const n = points.length
  const determinant = det(xx, xy, x1, xy, yy, y1, x1, y1, n)
  return {
    x: det(xd, xy, x1, yd, yy, y1, d1, y1, n) / determinant,
    y: det(xx, xd, x1, xy, yd, y1, x1, d1, n) / determinant,
    radius: det(xx, xy, xd, xy, yy, yd, x1, y1, d1) / determinant,
  }
}

const det = (
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
): number => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
