import { describe, expect, it } from 'vitest'
import { readHearingNorms } from '#domain/hearing/hearing-norm.ts'
import { messagesFile } from '#i18n/messages-source.ts'
import { LANGUAGES } from '#i18n/variants.ts'
import { DIGIT_RATE, digitFile, digitFiles, readWav } from '#tests/support/digits.ts'

const WAVS = Array.from({ length: 10 }, (_, digit) => `${digit}.wav`)
const MOST_BYTES = 400_000

describe.each(LANGUAGES)('the digits of %s', (language) => {
  it('are ten sounds with norms and a licence', () => {
    expect(digitFiles(language)).toEqual([...WAVS, 'LICENSE.txt', 'norms.json'])
    expect(readHearingNorms(JSON.parse(digitFile(language, 'norms.json').toString()))).not.toBeNull()
    const licence = digitFile(language, 'LICENSE.txt').toString()
    // Recordings of a person have terms of their own.
    expect(licence).toMatch(licence.includes('espeak-ng') ? /may be used/ : /\w/)
  })

  it('are at most 400 KB, and at most what the button says', () => {
    const bytes = WAVS.reduce((sum, name) => sum + digitFile(language, name).length, 0)
    const [, said = ''] = /([\d,]+) M[Bo]/.exec(messagesFile('hearing', language)['hearing.load'] ?? '') ?? []
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
    expect(bytes).toBeLessThanOrEqual(Number(said.replace(',', '.')) * 1_000_000)
  })

  it.each(WAVS)('%s is a word of 0.2 to 1 s that begins and ends in silence', (name) => {
    const samples = readWav(digitFile(language, name))
    expect(samples.length / DIGIT_RATE).toBeGreaterThan(0.2)
    expect(samples.length / DIGIT_RATE).toBeLessThan(1)
    for (const end of [samples.at(0), samples.at(-1)]) expect(Math.abs(end ?? 1)).toBeLessThan(0.001)
  })
})
