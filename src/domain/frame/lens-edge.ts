import type { Point } from './polygon.ts'

/**
 * How thick a lens is, in mm: base + slope · r², with r from its pupil, which lies `decentration` mm to the nose of the middle of the lens.
 */
export type LensEdge = { base: number; slope: number; decentration: number }

/** At a point around the middle of the lens, nasal side at negative x. */
export const edgeThickness = ({ base, slope, decentration }: LensEdge, [x, y]: Point): number =>
  base + slope * ((x + decentration) ** 2 + y * y)
