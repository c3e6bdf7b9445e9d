import type { Eye, EyeSide } from '#domain/prescription/eye-field.ts'
import { type LensCentre, lensCentre, reachFrom } from '#domain/prescription/lens-centre.ts'
import { leastBlank } from '#domain/prescription/lens-material.ts'
import type { WorkshopJob } from './workshop-job.ts'

/** `blank`: the least diameter of the uncut lens in mm, rounded up to a whole one. */
export type LensPosition = LensCentre & { blank: number }

/** Where the edger grinds a lens. Null without a pupillary distance. */
export function lensPosition(
  eye: Eye,
  side: EyeSide,
  { outline, dimensions }: Pick<NonNullable<WorkshopJob['shape']>, 'outline' | 'dimensions'>,
): LensPosition | null {
  const centre = lensCentre(eye, side, { outline, ...dimensions })
  return centre && { ...centre, blank: Math.ceil(leastBlank(reachFrom(centre, outline))) }
}
