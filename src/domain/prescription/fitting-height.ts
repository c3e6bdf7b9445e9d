import { type Eye, EYES, type Prescription } from './eye-field.ts'
import type { CorridorForm } from './least-fitting-height.ts'
import type { RxPart } from './rx-part.ts'

/** What a lens has above the pupil at least, in mm. A judgement of the trade: nobody looks through the rim. */
const ABOVE = 8

/** What lies between distance and near zone; `least` is the lowest fitting height that it is made for, in mm. */
export type Corridor = { form: CorridorForm; least: number }

/** What lies below the corridor, in mm: half of the near zone. A rule of the trade. */
const BELOW = 4

/** The longest corridor of the same lenses, in mm; the shortest is what the lowest fitting height leaves. From memory of makers' lists. */
const LONGEST: Readonly<Record<CorridorForm, number>> = { normal: 18, short: 13 }

/** What a frame has above the least fitting height at least, in mm: nobody's eyes are as low as can be. */
const ABOVE_LEAST = 10

/** The corridor of a design in an index of that form; null for one distance. */
export const corridorOf = (
  { leastHeights }: Pick<Extract<RxPart, { kind: 'lensType' }>, 'leastHeights'>,
  form: CorridorForm,
): Corridor | null => leastHeights && { form, least: leastHeights[form] }

/** The lowest lens height that holds distance, corridor and near zone, in mm. */
export const leastLensHeight = ({ least }: Corridor): number => least + ABOVE_LEAST

/** Whether lenses of this height, in mm, hold a corridor; so do those whose height is not known, and those without a corridor. */
export const holdsCorridor = (lensHeight: number | null, corridor: Corridor | null): boolean =>
  lensHeight === null || corridor === null || lensHeight >= leastLensHeight(corridor)

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
  if (corridor !== null && heights.some((height) => height < corridor.least)) return 'height-too-small'
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
  const design = parts.find((part) => part.kind === 'lensType')
  return design?.design === 'progressive'
    ? corridorOf(design, hasShortCorridor(parts) ? 'short' : 'normal')
    : null
}

/**
 * How long the corridor of both progressive lenses is, in whole mm: the lower of the fitting heights less 4, rounded down, so that the near zone
 * stays within the frame, from the shortest to the longest that lenses are made with. Null without a fitting height.
 */
export function corridorLength(prescription: Prescription, corridor: Corridor): number | null {
  const heights = EYES.flatMap((side) => prescription[side].hpd ?? [])
  if (heights.length === 0) return null
  const length = Math.floor(Math.min(...heights) - BELOW)
  return Math.max(Math.min(length, LONGEST[corridor.form]), Math.ceil(corridor.least - BELOW))
}
