import { clamp } from '#domain/frame/scalar.ts'

/** Where brightness rises or falls along a line. All lengths are in samples. */
export type Edge = {
  /** Between samples: the parabola through the three steepest. */
  at: number
  /** Change of brightness across the edge. */
  height: number
  /** Height through the steepest slope: about 1 in a sharp picture, more in a blurred one. */
  width: number
}

/** The steepest rise of a row of samples after smoothing with a Gaussian of the standard deviation `sigma`. undefined: there is no rise. */
export function findRise(samples: readonly number[], sigma: number): Edge | undefined {
  const smooth = smoothed(samples, sigma)
  const slope = smooth.map((_, at) =>
    at === 0 || at === smooth.length - 1 ? 0 : (smooth[at + 1]! - smooth[at - 1]!) / 2,
  )
  const steepest = Math.max(...slope)
  if (steepest <= 0) return undefined
  const peak = slope.indexOf(steepest)
  const before = slope[peak - 1]!
  const after = slope[peak + 1]!
  const height = smooth[foot(slope, peak, 1)]! - smooth[foot(slope, peak, -1)]!
  return {
    at: peak + (before - after) / (2 * (before - 2 * steepest + after)),
    height,
    width: height / steepest,
  }
}

/** From the steepest place to where the slope has fallen to a tenth; at both ends of the row it is 0. */
function foot(slope: readonly number[], peak: number, direction: 1 | -1): number {
  let at = peak
  while (slope[at]! > slope[peak]! / 10) at += direction
  return at
}

function smoothed(samples: readonly number[], sigma: number): number[] {
  const reach = Math.ceil(3 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const last = samples.length - 1
  return samples.map(
    (_, centre) =>
      weights.reduce((sum, weight, at) => sum + weight * samples[clamp(centre + at - reach, 0, last)]!, 0) /
      total,
  )
}
