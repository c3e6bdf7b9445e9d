import { EYES, type Prescription } from './eye-field.ts'

/** What a lens has above the pupil at least, in mm. A judgement of the trade: nobody looks through the rim. */
const ABOVE = 8

/** The lowest fitting height of progressive lenses by the length of their corridor, in mm. From memory of makers' lists. */
const LEAST = { normal: 18, short: 14 }
export type Corridor = keyof typeof LEAST

/** What a frame has above the least fitting height at least, in mm: nobody's eyes are as low as can be. */
const ABOVE_LEAST = 10

/** The lowest lens height that holds distance, corridor and near zone, in mm. */
export const leastLensHeight = (corridor: Corridor): number => LEAST[corridor] + ABOVE_LEAST

/** Whether lenses of this height, in mm, hold a corridor; so do those whose height is not known. */
export const holdsCorridor = (lensHeight: number | null, corridor: Corridor): boolean =>
  lensHeight === null || lensHeight >= leastLensHeight(corridor)

export type FittingHeightFault = 'height-of-one-eye' | 'height-too-large' | 'height-too-small'

/**
 * What is wrong with how high the pupils lie above the lowest points of the lenses; null where nothing is, or where no height is given.
 * `lensHeight` in mm, null where it is not known; `corridor` of progressive lenses, null for others.
 */
export function fittingHeightFault(
  prescription: Prescription,
  lensHeight: number | null,
  corridor: Corridor | null,
): FittingHeightFault | null {
  const heights = EYES.flatMap((side) => prescription[side].hpd ?? [])
  if (heights.length === 0) return null
  if (heights.length === 1) return 'height-of-one-eye'
  if (lensHeight !== null && heights.some((height) => height > lensHeight - ABOVE)) return 'height-too-large'
  if (corridor !== null && heights.some((height) => height < LEAST[corridor])) return 'height-too-small'
  return null
}
