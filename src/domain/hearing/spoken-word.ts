/** What is quieter than this part of the peak, before and after a word, is silence: room and voice of a recording differ by more. */
const SILENCE = 0.01

/** Several channels as one: both ears hear the same word. All are of one length. */
export const mixedDown = (channels: readonly Float32Array[]): Float32Array =>
  channels[0]!.map((_, at) => channels.reduce((sum, channel) => sum + channel[at]!, 0) / channels.length)

/**
 * The word without the silence before and after it, which would make it seem quieter than it is. Empty where nothing sounds.
 *
 * @param margin How much of the silence stays on both sides, in samples: a word that fades there is not cut again.
 */
export function withoutSilence(samples: Float32Array, margin = 0): Float32Array {
  const limit = SILENCE * samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  const isSound = (sample: number) => Math.abs(sample) > limit
  const first = samples.findIndex(isSound)
  if (first < 0) return new Float32Array()
  return samples.slice(Math.max(0, first - margin), samples.findLastIndex(isSound) + 1 + margin)
}
