import { describe, expect, it } from 'vitest'
import {
  atLevel,
  digitsInNoise,
  level,
  pieceOf,
  playedLength,
  speechShapedNoise,
} from '#domain/hearing/speech-in-noise.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const RATE = 16_000
const random = randomOf(String(11)).next
/** 0.4 s of something like a vowel: two formants whose pitch rises by a third, louder in the middle. */
const vowel = (first: number, second: number) =>
  Float32Array.from({ length: 0.4 * RATE }, (_, index) => {
    const time = index / RATE
    const turns = 2 * Math.PI * time * (1 + 0.4 * time)
    return 0.1 * (Math.sin(first * turns) + 0.4 * Math.sin(second * turns)) * Math.sin((Math.PI * time) / 0.4)
  })
const DIGITS = [vowel(300, 2300), vowel(500, 1500), vowel(700, 1100)]
const SPEECH = Float32Array.from(DIGITS.flatMap((digit) => [...digit]))
const NOISE = speechShapedNoise(SPEECH, 3 * RATE, random)
const PLAYBACK = { noiseLevel: -26, pause: 0.1 * RATE, margin: 0.5 * RATE }

describe('levels', () => {
  it('a square wave of full scale has 0 dB, half of it 6 dB less', () => {
    expect(level(Float32Array.of(1, -1, 1, -1))).toBeCloseTo(0, 6)
    expect(level(Float32Array.of(0.5, -0.5))).toBeCloseTo(-6.0206, 3)
  })

  it('are set to a thousandth of a dB', () => {
    expect(level(atLevel(vowel(400, 1000), -31))).toBeCloseTo(-31, 3)
  })
})

describe('digits in noise', () => {
  const mix = (ratio: number, presentation: 'diotic' | 'antiphasic' = 'diotic') =>
    digitsInNoise(DIGITS, pieceOf(NOISE, 0, length), { ratio, presentation }, PLAYBACK)
  const length =
    DIGITS.reduce((sum, digit) => sum + digit.length, 0) + 2 * PLAYBACK.pause + 2 * PLAYBACK.margin
  const noise = atLevel(NOISE.slice(0, length), PLAYBACK.noiseLevel)

  it.each([0, -8, -16, 6])('have the ratio of %d dB, digit by digit', (ratio) => {
    const { left } = mix(ratio)
    expect(left).toHaveLength(length)
    expect(playedLength(DIGITS, PLAYBACK)).toBe(length)
    const speech = left.map((sample, index) => sample - (noise[index] ?? 0))
    let start = PLAYBACK.margin
    for (const digit of DIGITS) {
      expect(level(speech.slice(start, start + digit.length)) - level(noise)).toBeCloseTo(ratio, 2)
      start += digit.length + PLAYBACK.pause
    }
    expect(level(speech.slice(0, PLAYBACK.margin))).toBeLessThan(-120)
  })

  it('are the same in both ears when diotic, and cancel in the sum when antiphasic', () => {
    const same = mix(-6)
    expect(same.right).toEqual(same.left)
    const { left, right } = mix(-6, 'antiphasic')
    const speech = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2 - (noise[index] ?? 0))
    expect(level(speech)).toBeLessThan(-120)
  })
})

describe('speech-shaped noise', () => {
  const WINDOW = 0.1 * RATE
  /** The power at one frequency, over windows of 0.1 s (Goertzel). */
  const powerAt = (samples: Float32Array, frequency: number) => {
    let power = 0
    for (let start = 0; start + WINDOW <= samples.length; start += WINDOW) {
      let real = 0
      let imaginary = 0
      for (let index = 0; index < WINDOW; index++) {
        const angle = (2 * Math.PI * frequency * index) / RATE
        real += (samples[start + index] ?? 0) * Math.cos(angle)
        imaginary += (samples[start + index] ?? 0) * Math.sin(angle)
      }
      power += (real ** 2 + imaginary ** 2) / samples.length
    }
    return power
  }
  /** The level in the third of an octave around a frequency. */
  const bandLevel = (samples: Float32Array, centre: number) => {
    const width = centre * 0.23
    const frequencies = Array.from(
      { length: Math.floor(width / 10) + 1 },
      (_, step) => centre - width / 2 + step * 10,
    )
    return 10 * Math.log10(frequencies.reduce((sum, frequency) => sum + powerAt(samples, frequency), 0))
  }

  it('has the spectrum of the speech', () => {
    const speech = atLevel(SPEECH, -20)
    const shaped = atLevel(NOISE, -20)
    for (const frequency of [330, 560, 780, 1250, 1700])
      expect(Math.abs(bandLevel(speech, frequency) - bandLevel(shaped, frequency))).toBeLessThan(1)
    expect(bandLevel(shaped, 5000)).toBeLessThan(bandLevel(shaped, 780) - 30)
  })

  it('begins anywhere, and goes on at its beginning', () => {
    const piece = pieceOf(NOISE, NOISE.length - 2, NOISE.length + 4)
    expect(piece).toHaveLength(NOISE.length + 4)
    expect(piece.slice(0, 4)).toEqual(Float32Array.of(...NOISE.slice(-2), ...NOISE.slice(0, 2)))
    expect(piece.slice(-2)).toEqual(NOISE.slice(0, 2))
  })

  it('repeats without a seam', () => {
    const step = Math.abs((NOISE[0] ?? 0) - (NOISE.at(-1) ?? 0))
    const steps = NOISE.map((sample, index) => Math.abs(sample - (NOISE[index + 1] ?? sample)))
    expect(step).toBeLessThan(Math.max(...steps))
  })
})
