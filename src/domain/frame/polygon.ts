export type Point = readonly [x: number, y: number]

/** Closed, without its first point repeated at the end; millimetres. */
export type Polygon = readonly Point[]

export type Bounds = { left: number; right: number; bottom: number; top: number }

export function bounds(polygon: Polygon): Bounds {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of polygon) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  return { left, right, bottom, top }
}

/** The sign of the enclosed area: +1 is anticlockwise. */
export function orientation(polygon: Polygon): 1 | -1 {
  let doubled = 0
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = vertexAt(polygon, index + 1)
    doubled += x * nextY - nextX * y
  })
  return doubled > 0 ? 1 : -1
}

/** Outward unit normal at a corner, from its second neighbours, which smooths the sampling. */
export function normalAt(polygon: Polygon, index: number, turn: 1 | -1): Point {
  const [beforeX, beforeY] = vertexAt(polygon, index - 2)
  const [afterX, afterY] = vertexAt(polygon, index + 2)
  const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
  return [(turn * (afterY - beforeY)) / length, (-turn * (afterX - beforeX)) / length]
}

/** Moves each corner outwards by the result of `width` for its normal. */
export function offsetPolygon(polygon: Polygon, width: (normal: Point, corner: Point) => number): Polygon {
  const turn = orientation(polygon)
  return polygon.map((corner, index) => {
    const normal = normalAt(polygon, index, turn)
    const by = width(normal, corner)
    return [corner[0] + normal[0] * by, corner[1] + normal[1] * by]
  })
}

export const vertexAt = (polygon: Polygon, index: number): Point => {
  const found = polygon[(index + polygon.length) % polygon.length]
  if (!found) throw new RangeError('A polygon has at least one corner')
  return found
}
