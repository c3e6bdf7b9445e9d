import { EYES, type Eye, type Prescription } from './eye-field.ts'
import type { LensDesign } from './rx-part.ts'

/** Horizontal prism of both lenses together that is tolerated, in cm/m, and from which power on a distance counts instead. ANSI Z80.1. */
const TOLERATED_PRISM = 0.67
const STRONG_FROM = 2.75
/** In mm. */
const TOLERATED_IF_STRONG = 2.5

/**
 * A pupil distance that may be `plusMinus` mm off is good enough for these values. Weak lenses forgive much: an error of e mm makes e × F / 10
 * cm/m of prism. Others than single-vision lenses, which leave an addition out, need each eye measured within 1 mm, which no picture gives.
 */
export function isPupilDistanceGoodEnough(
  prescription: Prescription,
  design: LensDesign,
  plusMinus: number,
): boolean {
  if (design !== 'single-vision') return false
  return plusMinus <= tolerance(Math.max(...EYES.map((side) => horizontalPower(prescription[side]))))
}

/**
 * The greatest power in dioptres, of either sign, of single-vision lenses for which a pupil distance that may be `plusMinus` mm off is good enough, rounded down
 * to a quarter; null where it is good enough for each.
 */
export function greatestPowerFor(plusMinus: number): number | null {
  if (plusMinus <= tolerance(STRONG_FROM)) return null
  return Math.floor(((TOLERATED_PRISM * 10) / plusMinus) * 4) / 4
}

const tolerance = (power: number): number =>
  power > STRONG_FROM ? TOLERATED_IF_STRONG : (TOLERATED_PRISM * 10) / power

/** Power along the horizontal in dioptres, without its sign. */
function horizontalPower({ sphere = 0, cylinder = 0, axis = 0 }: Eye): number {
  return Math.abs(sphere + cylinder * Math.sin((axis * Math.PI) / 180) ** 2)
}
