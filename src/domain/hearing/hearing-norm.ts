/** How the digits reach the ears: the same in both, or turned round in one, which only headphones can keep apart. */
export type Presentation = 'diotic' | 'antiphasic'

/** What thresholds mean for one voice in one presentation, in dB signal-to-noise ratio. */
export type HearingNorm = {
  /** The mean threshold of young people who hear well. */
  reference: number
  /** Up to here speech in noise is understood well. */
  goodUpTo: number
  /** Above this it is understood badly. What lies between is unclear. */
  poorAbove: number
}

export type HearingRange = 'good' | 'unclear' | 'poor'

/** The range of a threshold in dB. Bounds belong to the better range, on the good side, and to the unclear one on the other. */
export function hearingRange(threshold: number, norm: HearingNorm): HearingRange {
  if (threshold <= norm.goodUpTo) return 'good'
  return threshold <= norm.poorAbove ? 'unclear' : 'poor'
}

/** The error of one check in dB: about two thirds of repeated checks differ by less. */
export const THRESHOLD_ERROR = 1

/** Whether the range of a threshold in dB would be another one within the error of one check. */
export const isNearBound = (threshold: number, norm: HearingNorm): boolean =>
  hearingRange(threshold - THRESHOLD_ERROR, norm) !== hearingRange(threshold + THRESHOLD_ERROR, norm)

/** What one voice was measured to mean. */
export type HearingNorms = Record<Presentation, HearingNorm> & {
  /** False: the bounds are guide values from other voices, with a wider middle. */
  isNormed: boolean
}

/**
 * The norms of a folder of digits, from its JSON file; null where anything is missing, where the middle is narrower than 2 dB, or where a voice is said to be
 * normed with too few listeners.
 */
export function readHearingNorms(file: unknown): HearingNorms | null {
  const { isNormed, source, listeners, diotic, antiphasic } = Object(file)
  if (typeof isNormed !== 'boolean' || typeof source !== 'string' || !Number.isInteger(listeners)) return null
  if (isNormed && listeners < LEAST_LISTENERS) return null
  if (!isNorm(diotic) || !isNorm(antiphasic)) return null
  return { isNormed, diotic, antiphasic }
}

const MIDDLE = 2
/** Young people with good hearing who heard this voice. */
const LEAST_LISTENERS = 20

function isNorm(value: unknown): value is HearingNorm {
  const { reference, goodUpTo, poorAbove } = Object(value)
  return [reference, goodUpTo, poorAbove].every(Number.isFinite) && poorAbove - goodUpTo >= MIDDLE
}
