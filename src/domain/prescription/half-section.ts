import type { Eye, EyeSide } from './eye-field.ts'
import { lensReach, lensThickness, type LensPlace } from './lens-thickness.ts'

/**
 * A lens cut through its stronger meridian, from its centre to its farthest edge: SVG path data in millimetres, true to scale. The origin is the
 * centre of the front; x is towards the edge, y towards the eye.
 */
export type HalfSection = {
  path: string
  /** From the centre to the edge, in mm. */
  reach: number
  /** How far the front has fallen at the edge, in mm. */
  fall: number
  /** Thickness, in mm, not rounded. */
  edge: number
  centre: number
  /** Whether the centre is the thick part. */
  isPlus: boolean
}

/** Index of the tools in which makers state base curves. */
const TOOL_INDEX = 1.53

/**
 * The section of the lens of an eye. The front has the base curve of Vogel's rule (spherical equivalent + 6 dpt for plus lenses, half of it + 6 for
 * minus ones), the same for every index; the back is what the thickness of `lensThickness` leaves. Both are parabolas, as in its sag.
 */
export function halfSection(
  eye: Eye,
  index: number,
  place: LensPlace,
  side: EyeSide,
  leastCentre?: number | null,
): HalfSection {
  const { edge, centre } = lensThickness(eye, index, place, side, leastCentre)
  const reach = lensReach(eye, place)
  const { sphere = 0, cylinder = 0 } = eye
  const equivalent = sphere + cylinder / 2
  const baseCurve = 6 + (equivalent > 0 ? equivalent : equivalent / 2)
  const fall = (reach * reach * baseCurve) / (2000 * (TOOL_INDEX - 1))
  const [x, front, back, depth] = [reach, fall, fall + edge, centre].map(rounded)
  return {
    path: `M0 0Q${rounded(reach / 2)} 0 ${x} ${front}V${back}Q${rounded(reach / 2)} ${depth} 0 ${depth}Z`,
    reach,
    fall,
    edge,
    centre,
    isPlus: centre > edge,
  }
}

const rounded = (millimetres: number): number => Math.round(millimetres * 100) / 100
