import { bounds, type Polygon } from '#domain/frame/polygon.ts'
import type { Eye, EyeSide } from './eye-field.ts'
import type { LensPlace } from './lens-thickness.ts'
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
  { pd, hpd, prism = 0, prismBase = 0 }: Eye,
  side: EyeSide,
  { outline, lensWidth, bridge }: Pick<LensPlace, 'outline' | 'lensWidth' | 'bridge'>,
): LensCentre | null {
  if (pd === undefined) return null
  const shift = prism * MM_PER_PRISM
  return {
    decentration: rounded(
      (lensWidth + bridge) / 2 - pd - shift * cosine(prismBase - prismBaseOf('in', side)),
    ),
    height: rounded((hpd === undefined ? 0 : bounds(outline).bottom + hpd) - shift * cosine(prismBase - 90)),
  }
}

/** From the centre of a lens to the farthest point of its outline, in mm. Not rounded. */
export const reachFrom = ({ decentration, height }: LensCentre, outline: Polygon): number =>
  Math.max(...outline.map(([x, y]) => Math.hypot(x + decentration, y - height)))

const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)

/** Without a negative zero. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0
