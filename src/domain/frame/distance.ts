import { type Polygon, vertexAt } from './polygon.ts'
import { clamp } from './scalar.ts'

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
