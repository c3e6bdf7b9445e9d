import { afterEach, describe, expect, it, vi } from 'vitest'
import { withoutSilence } from '#domain/hearing/spoken-word.ts'
import { LANGUAGES } from '#i18n/variants.ts'
import { openHearingSounds } from '#islands/instruments/hearing/hearing-sounds.ts'
import { DIGIT_RATE as RATE, digitFile, readWav } from '#tests/support/digits.ts'
import { browserWithSounds } from '#tests/support/played-sounds.ts'

const FOLDER = '/instruments/digits/de'
const PADDING = 0.4 * RATE
/** Of the silence that stays around a digit, in dB. */
const MOST_OFF = 0.2

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The level of three digits in dB, whatever silence is around them. */
async function heardLevel(record?: (digit: Float32Array) => Float32Array[]): Promise<number> {
  const played = browserWithSounds('recordings', record)
  const sounds = await openHearingSounds(FOLDER)
  await sounds.playDigits([4, 0, 9], 0, 'antiphasic')
  const { left, right } = played.at(-1)!
  // What is turned round in one ear is half the difference of both.
  return 10 * Math.log10(left.reduce((sum, sample, at) => sum + ((sample - right[at]!) / 2) ** 2, 0))
}

const padded = (digit: Float32Array): Float32Array =>
  Float32Array.from({ length: digit.length + 2 * PADDING }, (_, at) => digit[at - PADDING] ?? 0)
const quieter = (digit: Float32Array): Float32Array => digit.map((sample) => sample / 8)
const silent = (digit: Float32Array): Float32Array => digit.map(() => 0)

describe('recordings of a person', () => {
  it.each<[string, (digit: Float32Array) => Float32Array[]]>([
    ['that are quieter', (digit) => [quieter(digit)]],
    ['with silence around the digit', (digit) => [padded(digit)]],
    ['with two channels, of which one is silent', (digit) => [silent(digit), digit]],
    ['with all of it', (digit) => [silent(padded(digit)), quieter(padded(digit))]],
  ])('%s are as loud as those without', async (_, record) => {
    expect(Math.abs((await heardLevel(record)) - (await heardLevel()))).toBeLessThan(MOST_OFF)
  })

  it('that are silent are refused', async () => {
    await expect(heardLevel((digit) => [silent(digit)])).rejects.toThrow('silence')
  })
})

/** Made by `src/cli/make-hearing-digits.ts`, which has cut their silence off. */
const MADE = LANGUAGES.filter((language) => digitFile(language, 'LICENSE.txt').includes('espeak-ng'))

it.each(MADE)('digits of espeak-ng are heard as they were made: %s', (language) => {
  for (let digit = 0; digit < 10; digit += 1) {
    const samples = readWav(digitFile(language, `${digit}.wav`))
    expect(withoutSilence(samples, Math.round(0.005 * RATE))).toEqual(samples)
  }
})
