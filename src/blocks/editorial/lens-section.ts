import type { Polygon } from '#domain/frame/polygon.ts'
import { lensThickness } from '#domain/prescription/lens-thickness.ts'

export type LensSection = {
  /** Millimetres at the rim, to a tenth, as the configurator says it. */
  edge: number
  /** Sag of the two surfaces at the rim, millimetres. */
  front: number
  back: number
}

/** Dioptres of the front surface, as makers choose it for minus lenses. */
const BASE = 2

/** Corners of the outline of a round lens. */
const CORNERS = 72

/**
 * Cross-section of a round lens with the given power in dpt and diameter in mm, worn in its middle. Two
 * parabolas enclose what `lensThickness` says of all lenses of the shop.
 */
export function lensSection(power: number, diameter: number, index: number): LensSection {
  const radius = diameter / 2
  const place = { outline: circle(radius), lensWidth: diameter, bridge: 0 }
  const { edge, centre } = lensThickness({ sphere: power, pd: radius }, index, place, 'right')
  const front = (radius ** 2 * BASE) / (2000 * (index - 1))
  return { edge: tenth(edge), front, back: front + edge - centre }
}

/** The tiny part is for the machine, to which 1.6 − 1 is a little more than 0.6: 5.25 mm must not become 5.2 by that. */
const tenth = (millimetres: number): number => Math.round(millimetres * 10 + 1e-6) / 10

const circle = (radius: number): Polygon =>
  Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
