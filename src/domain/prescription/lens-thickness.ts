import type { LensEdge } from '#domain/frame/lens-edge.ts'
import { vertexAt, type Polygon } from '#domain/frame/polygon.ts'
import type { Eye } from './eye-field.ts'

/** Of one lens, ground for a frame and a pupil: thickness in mm, weight in g. */
export type LensThickness = { edge: number; centre: number; weight: number }

/** The outline of one lens around its own centre, nasal side at negative x, and the bridge between both; millimetres. */
export type LensPlace = { outline: Polygon; lensWidth: number; bridge: number }

/** g/cm³ of the usual material of an index. */
const DENSITY: Record<number, number> = { 1.5: 1.32, 1.6: 1.3, 1.67: 1.36, 1.74: 1.47 }

/** The thinnest edge of a plus lens, in mm. */
const PLUS_EDGE = 1

/** Half of the mean adult pupillary distance, where the values name none. */
const MEAN_PD = 32

/**
 * How thick and heavy the lens of an eye becomes. The pupil decentres the lens by (lens width + bridge) / 2 − pd; the sag
 * r² · |D| / (2000 (n − 1)) of the stronger meridian is taken at the farthest point of the outline. A minus lens has 2.0 mm in its centre
 * (1.5 from index 1.67 on), a plus lens 1.0 mm at its edge. The weight takes the mean of both meridians. Prism and addition are left out:
 * together they change less than makers' tolerances. Not rounded.
 */
export function lensThickness(eye: Eye, index: number, place: LensPlace): LensThickness {
  const outline = aroundPupil(eye, place)
  const { sphere = 0, cylinder = 0 } = eye
  const strongest = strongestPower(eye)
  const reach = Math.max(...outline.map(([x, y]) => x * x + y * y))
  const sag = (power: number, squared: number) => (squared * Math.abs(power)) / (2000 * (index - 1))
  const minimum = strongest > 0 ? PLUS_EDGE : minusCentre(index)
  const thick = minimum + sag(strongest, reach)
  const { area, squared } = moments(outline)
  const mean = sphere + cylinder / 2
  const slope = sag(mean, squared)
  const volume = minimum * area + (strongest > 0 ? sag(mean, reach) * area - slope : slope)
  return {
    edge: strongest > 0 ? minimum : thick,
    centre: strongest > 0 ? thick : minimum,
    weight: (volume / 1000) * (DENSITY[index] ?? 1.32),
  }
}

/**
 * How thick the same lens is around its pupil: at the farthest point of the outline the `edge` of a minus lens, and that of a plus lens.
 */
export function lensEdge(eye: Eye, index: number, place: LensPlace): LensEdge {
  const strongest = strongestPower(eye)
  const slope = Math.abs(strongest) / (2000 * (index - 1))
  const decentration = decentrationOf(eye, place)
  return strongest > 0
    ? { base: PLUS_EDGE + slope * lensReach(eye, place) ** 2, slope: -slope, decentration }
    : { base: minusCentre(index), slope, decentration }
}

/** The power of the stronger meridian, in dpt. */
export const strongestPower = ({ sphere = 0, cylinder = 0 }: Eye): number =>
  Math.abs(sphere + cylinder) > Math.abs(sphere) ? sphere + cylinder : sphere

/** From the pupil to the farthest point of the lens, in mm. Not rounded. */
export const lensReach = (eye: Eye, place: LensPlace): number =>
  Math.max(...aroundPupil(eye, place).map(([x, y]) => Math.hypot(x, y)))

/** The outline with the pupil as its origin. */
function aroundPupil(eye: Eye, place: LensPlace): Polygon {
  const decentration = decentrationOf(eye, place)
  return place.outline.map(([x, y]) => [x + decentration, y] as const)
}

/** How far the pupil lies to the nose of the middle of the lens, in mm. */
const decentrationOf = ({ pd = MEAN_PD }: Eye, { lensWidth, bridge }: LensPlace): number =>
  (lensWidth + bridge) / 2 - pd

/** The centre of a minus lens, in mm. */
const minusCentre = (index: number): number => (index >= 1.67 ? 1.5 : 2)

/** The area of a polygon in mm², and the integral of the squared distance from the origin over it in mm⁴. */
function moments(polygon: Polygon): { area: number; squared: number } {
  let [area, squared] = [0, 0]
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = vertexAt(polygon, index + 1)
    const cross = x * nextY - nextX * y
    area += cross / 2
    squared += (cross * (x * x + x * nextX + nextX * nextX + y * y + y * nextY + nextY * nextY)) / 12
  })
  return { area: Math.abs(area), squared: Math.abs(squared) }
}

/** The lowest lens height that holds distance, corridor and near zone, in mm. */
const PROGRESSIVE_HEIGHT = 28

/** Whether progressive lenses can be ground for the frame. */
export const fitsProgressive = (lensHeight: number): boolean => lensHeight >= PROGRESSIVE_HEIGHT
