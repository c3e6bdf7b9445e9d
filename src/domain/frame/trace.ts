import { vertexAt, type Point, type Polygon } from './polygon.ts'

/**
 * Distances in mm from the centre of a shape to its rim at `count` equal angles, anticlockwise from the right: what a frame tracer measures.
 * The polygon is around its centre.
 */
export const traceOf = (polygon: Polygon, count: number): number[] =>
  Array.from({ length: count }, (_, step) => radiusAt(polygon, (step / count) * 2 * Math.PI))

/** The same shape from behind. */
export const mirrored = (polygon: Polygon): Polygon => polygon.map(([x, y]): Point => [-x, y])

/** To the farthest rim where the ray leaves the shape more than once. */
function radiusAt(polygon: Polygon, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let farthest = 0
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = vertexAt(polygon, index + 1)
    const [from, to] = [x * sin - y * cos, nextX * sin - nextY * cos]
    if (from === to || from * to > 0) return
    const share = from / (from - to)
    farthest = Math.max(farthest, (x + (nextX - x) * share) * cos + (y + (nextY - y) * share) * sin)
  })
  return farthest
}
