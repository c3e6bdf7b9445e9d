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
import { bandLevels } from '#tests/support/third-octaves.ts'

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
const NOISE = speechShapedNoise(SPEECH, random)
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
  const noise = atLevel(pieceOf(NOISE, 0, length), PLAYBACK.noiseLevel)

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
  it('is as strong as the speech in each third of an octave', () => {
    const spoken = bandLevels(SPEECH, RATE)
    expect(NOISE).toHaveLength(2 ** 15)
    // As strong as the speech would be with silence up to its length.
    const silence = 10 * Math.log10(NOISE.length / SPEECH.length)
    const off = bandLevels(NOISE, RATE).map((band, at) => Math.abs(band + silence - spoken[at]!))
    expect(Math.max(...off)).toBeLessThan(0.01)
  })

  it('has nothing else of it: no word is heard, and none of two noises is the other', () => {
    const likeness = (one: Float32Array, other: Float32Array) =>
      one.reduce((sum, each, at) => sum + each * other[at]!, 0) /
      (10 ** ((level(one) + level(other)) / 20) * one.length)
    expect(Math.abs(likeness(SPEECH, NOISE))).toBeLessThan(0.1)
    expect(Math.abs(likeness(NOISE, speechShapedNoise(SPEECH, random)))).toBeLessThan(0.1)
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
