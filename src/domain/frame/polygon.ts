import { clamp } from './scalar.ts'

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

/** Distance to a polygon as a function of place, negative inside. */
export function distanceTo(polygon: Polygon): (x: number, y: number) => number {
  const xs = Float64Array.from(polygon, ([x]) => x)
  const ys = Float64Array.from(polygon, ([, y]) => y)
  const count = polygon.length
  const perSquare = Float64Array.from(polygon, ([x, y], index) => {
    const [beforeX, beforeY] = vertexAt(polygon, index - 1)
    return 1 / ((beforeX - x) ** 2 + (beforeY - y) ** 2)
  })
  return (x, y) => {
    let nearest = Infinity
    let inside = false
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const ax = xs[i]!
      const ay = ys[i]!
      const edgeX = xs[j]! - ax
      const edgeY = ys[j]! - ay
      const toX = x - ax
      const toY = y - ay
      let share = (toX * edgeX + toY * edgeY) * perSquare[i]!
      share = share < 0 ? 0 : share > 1 ? 1 : share
      const offX = toX - edgeX * share
      const offY = toY - edgeY * share
      const squared = offX * offX + offY * offY
      if (squared < nearest) nearest = squared
      if (ay > y !== ys[j]! > y && x < (edgeX * toY) / edgeY + ax) inside = !inside
    }
    return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
  }
}

/** A curve of discs, each with its own radius: the skeleton of a bridge or an end piece. */
export type TaperedStroke = readonly (readonly [x: number, y: number, radius: number])[]

export function distanceToStroke(limb: TaperedStroke): (x: number, y: number) => number {
  const segments = limb.slice(1).map(([endX, endY, endRadius], index) => {
    const [x, y, radius] = limb[index]!
    const [edgeX, edgeY] = [endX - x, endY - y]
    return {
      x,
      y,
      radius,
      edgeX,
      edgeY,
      perSquare: 1 / (edgeX * edgeX + edgeY * edgeY),
      growth: endRadius - radius,
    }
  })
  return (x, y) => {
    let nearest = Infinity
    for (let index = 0; index < segments.length; index++) {
      const from = segments[index]!
      const toX = x - from.x
      const toY = y - from.y
      const share = clamp((toX * from.edgeX + toY * from.edgeY) * from.perSquare)
      const offX = toX - from.edgeX * share
      const offY = toY - from.edgeY * share
      const away = Math.sqrt(offX * offX + offY * offY) - from.radius - from.growth * share
      if (away < nearest) nearest = away
    }
    return nearest
  }
}
