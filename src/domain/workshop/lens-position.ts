import type { Eye, EyeSide } from '#domain/prescription/eye-field.ts'
import { prismBaseOf } from '#domain/prescription/prism-base.ts'
import { bounds } from '#domain/frame/polygon.ts'
import type { WorkshopJob } from './workshop-job.ts'

/**
 * Where the centre of a lens lies in its frame, in mm: to the nose from the middle of the boxed lens (negative: to the temple), and above
 * that middle. `blank`: the least diameter of the uncut lens, rounded up to a whole millimetre.
 */
export type LensPosition = { decentration: number; height: number; blank: number }

/** What the edger needs around the lens, in mm. */
const ALLOWANCE = 2

/** An eye behind a prism turns towards its apex: the lens follows by so many mm for each cm/m. A rule of the trade. */
const MM_PER_PRISM = 0.25

/**
 * The pupil decentres the lens by (lens width + bridge) / 2 − pd, and its fitting height counts from the lowest point of the lens; without one the
 * centre lies halfway up. A prism moves the centre against its base. The blank reaches from there to the farthest point of the outline, twice, and 2 mm more. Null without a
 * pupillary distance.
 */
export function lensPosition(
  { pd, hpd, prism = 0, prismBase = 0 }: Eye,
  side: EyeSide,
  { outline, dimensions }: Pick<NonNullable<WorkshopJob['shape']>, 'outline' | 'dimensions'>,
): LensPosition | null {
  if (pd === undefined) return null
  const { lensWidth, bridge } = dimensions
  const shift = prism * MM_PER_PRISM
  const decentration = rounded(
    (lensWidth + bridge) / 2 - pd - shift * cosine(prismBase - prismBaseOf('in', side)),
  )
  const height = rounded(
    (hpd === undefined ? 0 : bounds(outline).bottom + hpd) - shift * cosine(prismBase - 90),
  )
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x + decentration, y - height)))
  return { decentration, height, blank: Math.ceil(2 * reach + ALLOWANCE) }
}

const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)

/** To hundredths of a millimetre, without a negative zero. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0
