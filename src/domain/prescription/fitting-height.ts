import { type Eye, EYES, type Prescription } from './eye-field.ts'
import type { RxPart } from './rx-part.ts'

/** What a lens has above the pupil at least, in mm. A judgement of the trade: nobody looks through the rim. */
const ABOVE = 8

/** The lowest fitting height of progressive lenses by the length of their corridor, in mm. From memory of makers' lists. */
const LEAST = { normal: 18, short: 14 }
export type Corridor = keyof typeof LEAST

/** What lies below the corridor, in mm: half of the near zone. A rule of the trade. */
const BELOW = 4

/** The longest corridor of the same lenses, in mm; the shortest is what the lowest fitting height leaves. From memory of makers' lists. */
const LONGEST: Readonly<Record<Corridor, number>> = { normal: 18, short: 13 }

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

/** The values as they hold in any frame: how high the pupils lie, they do in one alone. */
export const withoutHeights = (prescription: Prescription): Prescription => ({
  ...prescription,
  right: withoutHeight(prescription.right),
  left: withoutHeight(prescription.left),
})

function withoutHeight(eye: Eye): Eye {
  const { hpd: _, ...others } = eye
  return others
}

export const hasShortCorridor = (parts: readonly RxPart[]): boolean =>
  parts.some((part) => part.kind === 'index' && part.form === 'compact')

/** The corridor of progressive lenses; null for others. */
export function progressiveCorridor(parts: readonly RxPart[]): Corridor | null {
  if (!parts.some((part) => part.kind === 'lensType' && part.design === 'progressive')) return null
  return hasShortCorridor(parts) ? 'short' : 'normal'
}

/**
 * How long the corridor of both progressive lenses is, in whole mm: the lower of the fitting heights less 4, rounded down, so that the near zone
 * stays within the frame, from the shortest to the longest that lenses are made with. Null without a fitting height.
 */
export function corridorLength(prescription: Prescription, corridor: Corridor): number | null {
  const heights = EYES.flatMap((side) => prescription[side].hpd ?? [])
  if (heights.length === 0) return null
  const length = Math.floor(Math.min(...heights) - BELOW)
  return Math.min(Math.max(length, LEAST[corridor] - BELOW), LONGEST[corridor])
}
