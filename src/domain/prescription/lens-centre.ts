import { bounds, type Polygon } from '#domain/frame/polygon.ts'
import type { Eye, EyeSide } from './eye-field.ts'
import { decentrationOf, type LensPlace } from './lens-thickness.ts'
import { prismBaseOf } from './prism-base.ts'

/** Where the centre of a lens lies in its frame, in mm: to the nose from the middle of the boxed lens (negative: to the temple), and above that middle. */
export type LensCentre = { decentration: number; height: number }

/** An eye behind a prism turns towards its apex: the lens follows by so many mm for each cm/m. A rule of the trade. */
const MM_PER_PRISM = 0.25

/**
 * The pupil decentres the lens by (lens width + bridge) / 2 − pd, and its fitting height counts from the lowest point of the lens; without one the
 * centre lies halfway up. A prism moves the centre against its base. To hundredths of a millimetre. Null without a pupillary distance.
 */
export function lensCentre(
  eye: Eye,
  side: EyeSide,
  place: Pick<LensPlace, 'outline' | 'lensWidth' | 'bridge'>,
): LensCentre | null {
  const { pd, hpd, prism = 0, prismBase = 0 } = eye
  if (pd === undefined) return null
  const shiftTo = (base: number) => prism * MM_PER_PRISM * Math.cos(((prismBase - base) * Math.PI) / 180)
  const fitted = hpd === undefined ? 0 : bounds(place.outline).bottom + hpd
  return {
    decentration: rounded(decentrationOf(eye, place) - shiftTo(prismBaseOf('in', side))),
    height: rounded(fitted - shiftTo(90)),
  }
}

/** From the centre of a lens to the farthest point of its outline, in mm. Not rounded. */
export const reachFrom = ({ decentration, height }: LensCentre, outline: Polygon): number =>
  Math.max(...outline.map(([x, y]) => Math.hypot(x + decentration, y - height)))

/** Without a negative zero. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0
