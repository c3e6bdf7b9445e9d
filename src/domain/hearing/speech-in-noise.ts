import { fourierTransform } from './fourier.ts'
import type { Presentation } from './hearing-norm.ts'

/** The level of a sound in dB, relative to a square wave of full scale. Silence has minus infinity. */
export const level = (samples: Float32Array): number => 20 * Math.log10(rms(samples))

function rms(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length)
}

/** A copy with the given level in dB, which silence cannot have. */
export function atLevel(samples: Float32Array, target: number): Float32Array {
  const factor = 10 ** ((target - level(samples)) / 20)
  return samples.map((sample) => sample * factor)
}

/**
 * Noise with the spectrum of the speech, which hides every part of it equally: each frequency has the strength that it has in the speech, and begins
 * anywhere. It repeats without a seam, and is as long as the speech or up to twice that.
 *
 * @param random Numbers from 0 up to 1, excluding 1.
 */
export function speechShapedNoise(speech: Float32Array, random: () => number): Float32Array {
  const length = 2 ** Math.ceil(Math.log2(speech.length))
  const real = new Float64Array(length)
  const imaginary = new Float64Array(length)
  real.set(speech)
  fourierTransform(real, imaginary)
  // A sound has no imaginary part where the upper half mirrors the lower one, and no level of its own where the first is 0.
  ;[real[0], imaginary[0], real[length / 2], imaginary[length / 2]] = [0, 0, 0, 0]
  for (let at = 1; at < length / 2; at += 1) {
    const strength = Math.hypot(real[at]!, imaginary[at]!)
    const phase = 2 * Math.PI * random()
    real[at] = real[length - at] = strength * Math.cos(phase)
    imaginary[at] = strength * Math.sin(phase)
    imaginary[length - at] = -strength * Math.sin(phase)
  }
  fourierTransform(imaginary, real)
  return Float32Array.from(real, (sample) => sample / length)
}

/** A piece of noise that repeats without a seam. `from`: where it begins, in samples. */
export const pieceOf = (noise: Float32Array, from: number, length: number): Float32Array =>
  Float32Array.from({ length }, (_, index) => noise[(from + index) % noise.length]!)

/** What a triplet is played with: dB below full scale for the noise, and samples of silence between digits and of noise around them. */
export type Playback = { noiseLevel: number; pause: number; margin: number }

/** How long digits with pauses and margins are, in samples. */
export const playedLength = (
  digits: readonly Pick<Float32Array, 'length'>[],
  { pause, margin }: Playback,
): number => digits.reduce((sum, digit) => sum + digit.length + pause, 2 * margin - pause)

/**
 * Digits in noise for both ears. The noise has always the same level and each digit that of the noise plus the ratio, so that no digit is louder than
 * another and nothing clips at low ratios.
 *
 * @param ratio Signal-to-noise ratio in dB.
 * @param noise As long as the digits with pauses and margins.
 */
export function digitsInNoise(
  digits: readonly Float32Array[],
  noise: Float32Array,
  { ratio, presentation }: { ratio: number; presentation: Presentation },
  playback: Playback,
): { left: Float32Array; right: Float32Array } {
  const { noiseLevel, pause, margin } = playback
  const left = atLevel(noise, noiseLevel)
  const right = left.slice()
  const sign = presentation === 'antiphasic' ? -1 : 1
  let start = margin
  for (const digit of digits) {
    const speech = atLevel(digit, noiseLevel + ratio)
    add(left, speech, start, 1)
    add(right, speech, start, sign)
    start += digit.length + pause
  }
  return { left, right }
}

function add(sum: Float32Array, samples: Float32Array, start: number, factor: number): void {
  samples.forEach((sample, index) => {
    sum[start + index]! += factor * sample
  })
}
