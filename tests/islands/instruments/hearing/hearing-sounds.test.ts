import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { atLevel, level } from '#domain/hearing/speech-in-noise.ts'
import { LANGUAGES } from '#i18n/variants.ts'
import { type HearingSounds, openHearingSounds } from '#islands/instruments/hearing/hearing-sounds.ts'
import { DIGIT_RATE as RATE, digitFile, readWav } from '#tests/support/digits.ts'
import { browserWithSounds, type PlayedSound } from '#tests/support/played-sounds.ts'
import { bandLevels } from '#tests/support/third-octaves.ts'

const MARGIN = 0.5 * RATE
const PAUSE = 0.2 * RATE
const NOISE_LEVEL = -30
const TRIPLET = [4, 0, 9] as const
/**
 * How far the noise of one triplet may be from the digits in a third of an octave, and in the mean square of all of them, in dB. All of the noise has their spectrum
 * to 0.01 dB; a piece of it differs by chance, of 200 by up to 0.9 and 0.3 dB.
 */
const MOST_OFF = 1
const USUALLY_OFF = 0.35

describe.each(LANGUAGES)('what is heard with the digits of %s', (language) => {
  const digits = Array.from({ length: 10 }, (_, digit) => readWav(digitFile(language, `${digit}.wav`)))
  let played: PlayedSound[] = []
  let sounds: HearingSounds
  beforeAll(async () => {
    played = browserWithSounds(language)
    sounds = await openHearingSounds(`/instruments/digits/${language}`)
  })
  afterAll(() => {
    vi.unstubAllGlobals()
  })

  async function heard(act: (open: HearingSounds) => Promise<void>): Promise<PlayedSound> {
    await act(sounds)
    return played.at(-1)!
  }
  const triplet = (ratio: number, presentation: 'diotic' | 'antiphasic') =>
    heard((open) => open.playDigits(TRIPLET, ratio, presentation))

  it.each([8, 0, -8, -16])('at %d dB each digit is that much louder than the noise', async (ratio) => {
    const { left, right } = await triplet(ratio, 'antiphasic')
    // What is turned round in one ear is half the difference of both, the rest half the sum.
    const [noise, speech] = [parted(left, right, 1), parted(left, right, -1)]
    expect(level(noise)).toBeCloseTo(NOISE_LEVEL, 3)
    let start = MARGIN
    for (const digit of TRIPLET) {
      const { length } = digits[digit]!
      expect(level(speech.slice(start, start + length)) - level(noise)).toBeCloseTo(ratio, 3)
      start += length + PAUSE
    }
    expect(level(speech.slice(0, MARGIN))).toBe(Number.NEGATIVE_INFINITY)
  })

  it.each([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [9, 0, 1],
  ] as const)('at the easiest ratio %d %d %d do not clip', async (...spoken) => {
    const { left, right } = await heard((open) => open.playDigits(spoken, 8, 'antiphasic'))
    for (const ear of [left, right])
      expect(ear.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.8)
  })

  it('the digits are those that are asked for, and nothing is left of them where both ears are added', async () => {
    // Zeros: both pieces of noise begin with its first sample.
    const chance = vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => numbers)
    const { left, right } = await triplet(0, 'antiphasic')
    const { left: noise } = await triplet(-400, 'diotic')
    chance.mockRestore()
    const speech = parted(left, right, -1)
    const first = atLevel(digits[TRIPLET[0]]!, NOISE_LEVEL)
    const off = first.map((sample, at) => sample - speech[MARGIN + at]!)
    expect(level(off)).toBeLessThan(-150)
    // Samples have 24 bits, which leave about −180 dB beside such a noise.
    expect(level(parted(left, right, 1).map((sample, at) => sample - noise[at]!))).toBeLessThan(-170)
  })

  it('the noise of each triplet begins elsewhere', async () => {
    const [one, other] = [await triplet(-400, 'diotic'), await triplet(-400, 'diotic')]
    expect(one.left.slice(0, MARGIN)).not.toEqual(other.left.slice(0, MARGIN))
  })

  it('both ears hear the same where there are no headphones', async () => {
    const { left, right } = await triplet(-8, 'diotic')
    expect(isSilent(parted(left, right, -1))).toBe(true)
  })

  it('the noise has the spectrum of the digits, and is there before, between and after the longest of them', async () => {
    const longest = digits
      .map(({ length }, digit) => ({ digit, length }))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 3)
    const [one, two, three] = longest.map(({ digit }) => digit) as [number, number, number]
    const { left } = await heard((open) => open.playDigits([one, two, three], -400, 'diotic'))
    expect(left).toHaveLength(longest.reduce((sum, { length }) => sum + length, 2 * (MARGIN + PAUSE)))
    for (const part of [left.slice(0, MARGIN), left.slice(-MARGIN)])
      expect(Math.abs(level(part) - NOISE_LEVEL)).toBeLessThan(1)
    const speech = Float32Array.from(digits.flatMap((digit) => [...digit]))
    const [noisy, spoken] = [left, atLevel(speech, NOISE_LEVEL)].map((sound) => bandLevels(sound, RATE))
    const off = noisy!.map((band, at) => Math.abs(band - spoken![at]!))
    expect(Math.max(...off)).toBeLessThan(MOST_OFF)
    expect(Math.sqrt(off.reduce((sum, each) => sum + each ** 2, 0) / off.length)).toBeLessThan(USUALLY_OFF)
  })

  it('a tone of 200 Hz is in one ear, and the other one is silent', async () => {
    for (const side of ['left', 'right'] as const) {
      const sound = await heard((open) => open.playSide(side))
      expect(isSilent(sound[side === 'left' ? 'right' : 'left'])).toBe(true)
      const middle = sound[side].slice(0.2 * RATE, 0.8 * RATE)
      expect(hertzOf(middle)).toBeCloseTo(200, 0)
      expect(level(middle)).toBeCloseTo(20 * Math.log10(0.15 / Math.SQRT2), 2)
    }
  })

  it('the quiet tone is 6 dB quieter, and the one that is turned round cancels in the air', async () => {
    const [loud, quiet, antiphasic] = [
      await heard((open) => open.playTone('loud')),
      await heard((open) => open.playTone('quiet')),
      await heard((open) => open.playTone('antiphasic')),
    ]
    expect(level(loud.left) - level(quiet.left)).toBeCloseTo(6.02, 2)
    for (const { left, right } of [loud, quiet]) expect(isSilent(parted(left, right, -1))).toBe(true)
    expect(level(antiphasic.left)).toBe(level(loud.left))
    expect(isSilent(parted(antiphasic.left, antiphasic.right, 1))).toBe(true)
  })
})

const parted = (left: Float32Array, right: Float32Array, sign: 1 | -1): Float32Array =>
  left.map((sample, at) => (sample + sign * right[at]!) / 2)

/** Exactly. */
const isSilent = (samples: Float32Array): boolean => samples.every((sample) => sample === 0)

/** By how often it rises through zero. */
function hertzOf(samples: Float32Array): number {
  const rises = [...samples.keys()].filter((at) => at > 0 && samples[at - 1]! < 0 && samples[at]! >= 0)
  return ((rises.length - 1) * RATE) / (rises.at(-1)! - rises[0]!)
}
