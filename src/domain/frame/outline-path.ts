import type { FrameDimensions, FrameShape } from '#domain/image/render-spec.ts'
import { frontDesign, type FrameForm } from './design.ts'
import { outerDistance, type SignedDistance } from './front-field.ts'
import { lensCurve, sampleCurve, type Cubic } from './lens-outline.ts'
import { bounds, type Point, type Polygon } from './polygon.ts'
import { BEND_BEFORE_END, templeCentreLine } from './temples.ts'

/** A drawing to scale: SVG path data in millimetres, y downwards, and its bounding box. */
export type Outline = { path: string; left: number; top: number; width: number; height: number }

/** The form whose outline is drawn where only shape and dimensions are known. */
const formOf = (figures: FrameDimensions, shape: FrameShape): FrameForm => ({
  shape,
  figures,
  build: 'acetate',
  rim: 'full',
  boldness: 0.35,
})

/**
 * The front: its outer edge and both lens openings as three closed curves, from the same geometry as the picture. The origin is the middle
 * of the bridge at half the lens height; the box is exactly as wide as the frame.
 */
export function outlinePath(figures: FrameDimensions, shape: FrameShape): Outline {
  const fine = frontDesign(formOf(figures, shape))
  // The picture's rim has more corners than a drawing can show, and each is measured many times.
  const design = { ...fine, rim: simplifyPolygon(fine.rim, 0.02) }
  const right = simplifyPolygon(traced(outerDistance(design, { bridge: true, blend: 5 })), 0.06)
  const left = right.map(([x, y]): Point => [-x, y]).toReversed()
  const edge = [...right, ...left]
  const { bottom, top } = bounds(edge)
  return {
    path: `${polygonPath(edge)}${lensPath(figures, shape, 1)}${lensPath(figures, shape, -1)}`,
    left: -figures.width / 2,
    top: -top,
    width: figures.width,
    height: top - bottom,
  }
}

/**
 * A simpler drawing for small icons, of the right half alone: a lens, half the bridge and an end piece as lines. The box contains both
 * halves.
 */
export function halfShapePath(figures: FrameDimensions, shape: FrameShape): Outline {
  const { centre, bridgeHeight, hingeHeight } = frontDesign(formOf(figures, shape))
  const edge = figures.bridge / 2 + 0.2
  const bridge = `M0 ${round(-bridgeHeight - 2.2)}q${round(edge / 2)} 0 ${round(edge)} 2.2`
  const outer = centre + figures.lensWidth / 2 - 0.4
  const end = `M${round(outer)} ${round(-hingeHeight)}H${round(figures.width / 2)}`
  return {
    path: `${lensPath(figures, shape, 1)}${bridge}${end}`,
    left: -figures.width / 2,
    top: -figures.lensHeight / 2,
    width: figures.width,
    height: figures.lensHeight,
  }
}

/** One temple and the edge of the front, seen from the side; the hinge is the origin and the temple extends to the right. */
export function sidePath({ temple, lensHeight }: FrameDimensions): Outline {
  const alongs = [0, ...Array.from({ length: 13 }, (_, step) => temple - BEND_BEFORE_END * (1 - step / 12))]
  const spine = alongs.map((along) => templeCentreLine(along, temple))
  const half = (share: number) => 3 - 1.1 * Math.min(share * 1.5, 1)
  const upper = spine.map(({ back, drop, angle }, index): Point => {
    const by = half(index / spine.length)
    return [back + by * Math.sin(angle), -drop + by * Math.cos(angle)]
  })
  const lower = spine.map(({ back, drop, angle }, index): Point => {
    const by = half(index / spine.length)
    return [back - by * Math.sin(angle), -drop - by * Math.cos(angle)]
  })
  const below = -lensHeight * 0.77 - 3
  const above = lensHeight * 0.23 + 3.5
  const front: Polygon = [
    [-4, above],
    [-0.8, above],
    [2.8, below],
    [0.6, below],
  ]
  const all = bounds([...upper, ...lower, ...front])
  return {
    path: polygonPath([...upper, ...lower.toReversed()]) + polygonPath(front),
    left: all.left,
    top: -all.top,
    width: all.right - all.left,
    height: all.top - all.bottom,
  }
}

/** On the right (1) or on the left. */
export function lensPath(figures: FrameDimensions, shape: FrameShape, side: 1 | -1): string {
  const centre = (figures.bridge + figures.lensWidth) / 2
  const curve = lensCurve(shape)
  const box = bounds(sampleCurve(curve, 9))
  return curvePath(curve, ([x, y]) => [
    side * (centre + ((x - box.left) / (box.right - box.left) - 0.5) * figures.lensWidth),
    ((y - box.bottom) / (box.top - box.bottom) - 0.5) * figures.lensHeight,
  ])
}

function curvePath(curve: Cubic[], place: (point: Point) => Point): string {
  const start = curve.at(-1)!.end
  const pieces = curve.map(
    ({ control1, control2, end }) =>
      `C${[control1, control2, end].map((each) => pair(place(each))).join(' ')}`,
  )
  return `M${pair(place(start))}${pieces.join('')}Z`
}

export const polygonPath = (polygon: Polygon): string => `M${polygon.map(pair).join('L')}Z`

const pair = ([x, y]: Point): string => `${round(x)} ${round(-y)}`

const round = (value: number): string => String(Math.round(value * 10) / 10 + 0)

/** Follows the edge from the middle above the bridge around the right side to the middle below it. */
function traced(distance: SignedDistance): Polygon {
  const step = 0.8
  let y = 60
  while (distance(0, y) > 0 && y > -60) y -= 0.2
  let at = ontoEdge(distance, 0, y)
  const points: Point[] = []
  do {
    points.push([at.x, at.y])
    // A step in the direction of the last point, then back onto the edge: over so short a distance one step suffices.
    at = ontoEdge(distance, at.x + at.gy * step, at.y - at.gx * step)
  } while (at.x > 0 && points.length < 2000)
  return points
}

type EdgePoint = { x: number; y: number; gx: number; gy: number }

/** The nearest point of the edge, and the outward direction there. */
function ontoEdge(distance: SignedDistance, x: number, y: number): EdgePoint {
  const reach = 0.05
  const off = distance(x, y)
  const right = distance(x + reach, y) - off
  const up = distance(x, y + reach) - off
  const length = Math.hypot(right, up)
  const [gx, gy] = [right / length, up / length]
  return { x: x - gx * off, y: y - gy * off, gx, gy }
}

/** Leaves out points close to the line between their neighbours, within `tolerance` (Douglas and Peucker). */
export function simplifyPolygon(points: Polygon, tolerance: number): Polygon {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.max(Math.hypot(dx, dy), Number.EPSILON)
  const offs = points.map(([x, y]) => Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length)
  const farthest = offs.indexOf(Math.max(...offs))
  if (offs[farthest]! <= tolerance) return [first, last]
  return [
    ...simplifyPolygon(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyPolygon(points.slice(farthest), tolerance),
  ]
}
