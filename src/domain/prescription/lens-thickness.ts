import type { LensEdge } from '#domain/frame/lens-edge.ts'
import { type Point, type Polygon, vertexAt } from '#domain/frame/polygon.ts'
import type { RimType } from '#domain/image/render-spec.ts'
import type { Eye, EyeSide } from './eye-field.ts'
import { CENTRE, DENSITY, edgeOf } from './lens-material.ts'

/** Of one lens, ground for a frame and a pupil: thickness in mm, weight in g. */
export type LensThickness = { edge: number; centre: number; weight: number }

/**
 * The outline of one lens around its own centre, nasal side at negative x, and the bridge between both; millimetres. How the frame holds it:
 * by a full rim unless it is said.
 */
export type LensPlace = {
  outline: Polygon
  lensWidth: number
  bridge: number
  hold?: { rim: RimType; isWire: boolean }
}

/** Half of the mean adult pupillary distance, in mm, where the values name none: then all figures are estimates. */
export const MEAN_PD = 31.5

/**
 * How thick and heavy the lens of an eye becomes. The pupil decentres the lens by (lens width + bridge) / 2 − pd. At a point at r and θ from it
 * the lens is c − r² · (S + C · sin²(θ − α)) / (2000 (n − 1)) thick, and a prism adds Δ / (100 (n − 1)) for each millimetre towards its base. The
 * centre c is the thinnest that leaves the thinnest centre of the index, and at each point of the outline the thinnest edge that the frame
 * needs; `leastCentre`, in mm, is what the product says of the former. `edge` is the thickest place of the outline of a minus lens, the thinnest of a plus lens. An addition is left out: it makes progressive
 * lenses estimates. Not rounded.
 */
export function lensThickness(
  eye: Eye,
  index: number,
  place: LensPlace,
  side: EyeSide,
  leastCentre?: number | null,
): LensThickness {
  const outline = aroundPupil(eye, place)
  const sagAt = sagOf(eye, index, side)
  const sags = outline.map(sagAt)
  const [highest, lowest] = [Math.max(...sags), Math.min(...sags)]
  const centre = Math.max(leastCentre ?? CENTRE[index] ?? CENTRE[1.5]!, edgeOf(index, place.hold) + highest)
  const volume = centre * areaOf(outline) - integralOf(outline, sagAt)
  return {
    edge: centre - (Math.abs(lowest) >= Math.abs(highest) ? lowest : highest),
    centre,
    weight: (volume / 1000) * (DENSITY[index] ?? DENSITY[1.5]!),
  }
}

/**
 * How thick the same lens is around its pupil: as much as `lensThickness` says in its middle and at the farthest point of the outline, and a
 * parabola in between.
 */
export function lensEdge(
  eye: Eye,
  index: number,
  place: LensPlace,
  side: EyeSide,
  leastCentre?: number,
): LensEdge {
  const { edge, centre } = lensThickness(eye, index, place, side, leastCentre)
  const slope = (edge - centre) / lensReach(eye, place) ** 2
  return { base: centre, slope, decentration: decentrationOf(eye, place) }
}

/** From the pupil to the farthest point of the lens, in mm. Not rounded. */
export const lensReach = (eye: Eye, place: LensPlace): number =>
  Math.max(...aroundPupil(eye, place).map(([x, y]) => Math.hypot(x, y)))

/**
 * How much thinner than at the pupil the lens is at a point, in mm, negative where it is thicker. Axis and base are seen from the front; with
 * the nose at negative x that is how the left eye is, and the right one is its mirror image.
 */
function sagOf(
  { sphere = 0, cylinder = 0, axis = 0, prism = 0, prismBase = 0 }: Eye,
  index: number,
  side: EyeSide,
): (point: Point) => number {
  const turned = (degrees: number) => ((side === 'right' ? 180 - degrees : degrees) * Math.PI) / 180
  const [alpha, base] = [turned(axis), turned(prismBase)]
  const [cosine, sine] = [Math.cos(alpha), Math.sin(alpha)]
  const [baseX, baseY] = [Math.cos(base), Math.sin(base)]
  const wedge = prism / (100 * (index - 1))
  return ([x, y]) => {
    const across = y * cosine - x * sine
    const power = sphere * (x * x + y * y) + cylinder * across * across
    return power / (2000 * (index - 1)) - wedge * (x * baseX + y * baseY)
  }
}

/** The outline with the pupil as its origin. */
function aroundPupil(eye: Eye, place: LensPlace): Polygon {
  const decentration = decentrationOf(eye, place)
  return place.outline.map(([x, y]) => [x + decentration, y] as const)
}

/** How far the pupil lies to the nose of the middle of the lens, in mm. Not rounded. */
export const decentrationOf = (
  { pd = MEAN_PD }: Eye,
  { lensWidth, bridge }: Pick<LensPlace, 'lensWidth' | 'bridge'>,
): number => (lensWidth + bridge) / 2 - pd

/** In mm². */
const areaOf = (polygon: Polygon): number => Math.abs(sumOver(polygon, (cross) => cross / 2))

/**
 * The integral of a function of second degree without a constant over a polygon, exact: over each triangle with the origin it is the mean of its
 * values in the middles of the sides, times the area.
 */
function integralOf(polygon: Polygon, valueAt: (point: Point) => number): number {
  const middle = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2]
  const origin: Point = [0, 0]
  const sum = sumOver(polygon, (cross, from, to) => {
    const values = valueAt(middle(origin, from)) + valueAt(middle(origin, to)) + valueAt(middle(from, to))
    return (cross / 2) * (values / 3)
  })
  // Around the other way the area is negative.
  return sumOver(polygon, (cross) => cross) < 0 ? -sum : sum
}

/** Over the triangles of the origin and each side of a polygon; `cross` is twice the area, with its sign. */
function sumOver(polygon: Polygon, of: (cross: number, from: Point, to: Point) => number): number {
  return polygon.reduce((sum, from, at) => {
    const to = vertexAt(polygon, at + 1)
    return sum + of(from[0] * to[1] - to[0] * from[1], from, to)
  }, 0)
}
