import type { FrameShape } from '#domain/image/render-spec.ts'
import { vertexAt, bounds, type Point, type Polygon } from './polygon.ts'

/**
 * Points on the rim of a lens as x, y, x, y …: nasal −1 to temporal +1, lower −1 to upper +1, clockwise from the nasal end. They are scaled
 * to the lens width and height of a frame.
 */
const SPLINES = {
  panto: [
    -0.985, 0.26, -0.83, 0.74, -0.42, 0.96, 0.1, 1, 0.6, 0.93, 0.93, 0.62, 1, 0.2, 0.87, -0.34, 0.52, -0.81,
    0.03, -1, -0.46, -0.85, -0.82, -0.4,
  ],
  round: ring(12, 2),
  oval: ring(16, 2.2),
  rectangle: [
    -0.965, 0.5, -0.88, 0.87, -0.55, 0.97, 0, 1, 0.58, 1, 0.9, 0.92, 1, 0.55, 0.985, 0, 0.94, -0.58, 0.8,
    -0.92, 0.42, -1, -0.15, -1, -0.62, -0.96, -0.86, -0.68, -0.95, 0,
  ],
  square: [
    -0.97, 0.45, -0.88, 0.83, -0.52, 0.97, 0, 1, 0.52, 0.99, 0.88, 0.88, 1, 0.5, 0.99, -0.02, 0.9, -0.58,
    0.66, -0.92, 0.22, -1, -0.25, -1, -0.64, -0.91, -0.88, -0.55, -0.97, 0,
  ],
  aviator: [
    -0.93, 0.42, -0.8, 0.82, -0.4, 0.97, 0.15, 1, 0.7, 0.9, 0.97, 0.55, 1, 0.05, 0.84, -0.5, 0.48, -0.9, 0.05,
    -1, -0.36, -0.86, -0.68, -0.47, -0.86, 0,
  ],
  cateye: [
    -0.97, 0.18, -0.84, 0.6, -0.44, 0.78, 0.1, 0.86, 0.6, 0.96, 0.9, 0.99, 0.995, 0.82, 0.985, 0.4, 0.86,
    -0.2, 0.58, -0.7, 0.12, -0.97, -0.38, -0.93, -0.78, -0.56, -0.95, -0.15,
  ],
  butterfly: [
    -0.94, 0.3, -0.76, 0.72, -0.3, 0.86, 0.25, 0.92, 0.74, 1, 0.97, 0.84, 1, 0.4, 0.96, -0.2, 0.78, -0.72,
    0.36, -0.98, -0.12, -1, -0.56, -0.84, -0.84, -0.4, -0.95, 0,
  ],
  brow: [
    -0.96, 0.4, -0.84, 0.82, -0.42, 0.95, 0.1, 1, 0.62, 0.99, 0.93, 0.82, 1, 0.4, 0.93, -0.2, 0.72, -0.7, 0.3,
    -0.97, -0.15, -1, -0.56, -0.82, -0.84, -0.4,
  ],
} satisfies Record<Exclude<FrameShape, 'hexagon'>, readonly number[]>

const HEXAGON = [-1, 0.05, -0.56, 1, 0.5, 1, 1, 0.12, 0.56, -1, -0.5, -1]

/** One cubic segment of a closed curve; it starts where the segment before it ends. */
export type Cubic = { control1: Point; control2: Point; end: Point }

/** The outline of the right lens, seen by the viewer, nasal side left, as a closed curve in the unit box. */
export function lensCurve(shape: FrameShape): Cubic[] {
  return shape === 'hexagon' ? roundedCorners(paired(HEXAGON), 0.2) : throughPoints(paired(SPLINES[shape]))
}

/** The same outline as a polygon around its own centre, exactly `width` by `height` millimetres. */
export function lensOutline(shape: FrameShape, width: number, height: number): Polygon {
  return fitted(sampleCurve(lensCurve(shape), 9), width, height)
}

/** A closed smooth curve through the points (Catmull–Rom). */
function throughPoints(points: Polygon): Cubic[] {
  return points.map((from, index) => {
    const before = vertexAt(points, index - 1)
    const to = vertexAt(points, index + 1)
    const after = vertexAt(points, index + 2)
    return {
      control1: [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      control2: [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      end: to,
    }
  })
}

/** Straight edges; a share of each corner's edges is replaced by a curve. */
function roundedCorners(corners: Polygon, share: number): Cubic[] {
  return corners.flatMap((corner, index) => {
    const enter = between(corner, vertexAt(corners, index - 1), share)
    const leave = between(corner, vertexAt(corners, index + 1), share)
    const next = between(vertexAt(corners, index + 1), corner, share)
    return [
      { control1: between(enter, corner, 0.6), control2: between(leave, corner, 0.6), end: leave },
      { control1: between(leave, next, 1 / 3), control2: between(leave, next, 2 / 3), end: next },
    ]
  })
}

export function sampleCurve(curve: Cubic[], perPiece: number): Polygon {
  return curve.flatMap(({ control1, control2, end }, index) => {
    const start = curve.at(index - 1)!.end
    return Array.from({ length: perPiece }, (_, step): Point => {
      const t = step / perPiece
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      return [
        a * start[0] + b * control1[0] + c * control2[0] + d * end[0],
        a * start[1] + b * control1[1] + c * control2[1] + d * end[1],
      ]
    })
  })
}

function fitted(polygon: Polygon, width: number, height: number): Polygon {
  const { left, right, bottom, top } = bounds(polygon)
  return polygon.map(([x, y]) => [
    ((x - left) / (right - left) - 0.5) * width,
    ((y - bottom) / (top - bottom) - 0.5) * height,
  ])
}

/** A superellipse: exponent 2 is a circle, a greater one is more rectangular. */
function ring(count: number, exponent: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI - (index / count) * 2 * Math.PI
    const reach = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / exponent)
    return [reach(Math.cos(angle)), reach(Math.sin(angle))]
  }).flat()
}

const paired = (flat: readonly number[]): Polygon =>
  Array.from({ length: flat.length / 2 }, (_, index) => [flat[2 * index]!, flat[2 * index + 1]!])

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]
