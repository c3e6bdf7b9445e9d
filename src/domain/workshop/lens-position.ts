import type { Eye } from '#domain/prescription/eye-field.ts'
import { bounds } from '#domain/frame/polygon.ts'
import type { WorkshopJob } from './workshop-job.ts'

/**
 * Where the centre of a lens lies in its frame, in mm: to the nose from the middle of the boxed lens (negative: to the temple), and above
 * that middle. `blank`: the least diameter of the uncut lens, rounded up to a whole millimetre.
 */
export type LensPosition = { decentration: number; height: number; blank: number }

/** What the edger needs around the lens, in mm. */
const ALLOWANCE = 2

/**
 * The pupil decentres the lens by (lens width + bridge) / 2 − pd, and its fitting height counts from the lowest point of the lens; without one the
 * centre lies halfway up. The blank reaches from there to the farthest point of the outline, twice, and 2 mm more. Null without a
 * pupillary distance.
 */
export function lensPosition(
  { pd, hpd }: Eye,
  { outline, dimensions }: Pick<NonNullable<WorkshopJob['shape']>, 'outline' | 'dimensions'>,
): LensPosition | null {
  if (pd === undefined) return null
  const { lensWidth, bridge } = dimensions
  const decentration = (lensWidth + bridge) / 2 - pd
  const height = hpd === undefined ? 0 : bounds(outline).bottom + hpd
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x + decentration, y - height)))
  return { decentration, height, blank: Math.ceil(2 * reach + ALLOWANCE) }
}
