/** Triplets of one check; with fewer the threshold becomes less certain than 1 dB. */
export const TRIPLET_COUNT = 23

/** In dB: where the staircase starts, and how far it moves. */
const START = 0
const STEP = 2
/** No triplet is easier, so that no digit clips. */
const EASIEST = 8
/** The ratios of the first triplets only lead to the threshold and do not count. */
const APPROACH = 4

/**
 * The signal-to-noise ratios, in dB, of all triplets so far and of the next one: 2 dB harder after a triplet that was understood, 2 dB easier
 * after one that was not.
 */
export function signalToNoiseRatios(answers: readonly boolean[]): number[] {
  let ratio = START
  const next = answers.map(
    (isUnderstood) => (ratio = isUnderstood ? ratio - STEP : Math.min(EASIEST, ratio + STEP)),
  )
  return [START, ...next]
}

/**
 * The speech reception threshold in dB: the ratio at which half of the triplets are understood. It is the mean of the ratios after the
 * approach, including the one that would follow the last answer. Null until all triplets are answered.
 */
export function speechReceptionThreshold(answers: readonly boolean[]): number | null {
  if (answers.length < TRIPLET_COUNT) return null
  const counted = signalToNoiseRatios(answers).slice(APPROACH)
  return counted.reduce((sum, ratio) => sum + ratio, 0) / counted.length
}
