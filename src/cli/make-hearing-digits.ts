import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atLevel } from '#domain/hearing/speech-in-noise.ts'
import { withoutSilence } from '#domain/hearing/spoken-word.ts'
import { WAV_HEADER, wavFile } from './wav-file.ts'

/**
 * Makes the digits of the hearing check: `node src/cli/make-hearing-digits.ts`, with `espeak-ng` 1.51 installed. One voice and one method for all languages,
 * so that they can be compared. What it has made is committed; an operator may put recordings of a person in its place, ten WAV files a language.
 */
const FOLDER = 'public/instruments/digits'
const VOICES = { de: 'de', cs: 'cs', pl: 'pl', fr: 'fr', it: 'it' }
const RATE = 22_050
/** In dB below full scale; low enough that no digit clips at the easiest ratio. */
const LEVEL = -26
/** Silence before and after a digit is cut off; what stays is faded over 5 ms. */
const FADE = 0.005 * RATE

const LICENCE = `Digits 0 to 9, synthesized by espeak-ng 1.51 (src/cli/make-hearing-digits.ts). The sound of the program is not a work
derived from it; these files may be used like the rest of this project.
`

/** Guide values after published tests with other voices (see the guide of the instruments), until this one is measured: the middle is wider. */
const NORMS = {
  isNormed: false,
  source:
    'Guide values: Zokoll 2012 (German) for diotic, Ceccato 2021 (French) for antiphasic, both with other voices',
  listeners: 0,
  diotic: { reference: -9.3, goodUpTo: -8, poorAbove: -4 },
  antiphasic: { reference: -15.4, goodUpTo: -13.5, poorAbove: -9.5 },
}

for (const [language, voice] of Object.entries(VOICES)) {
  const folder = join(FOLDER, language)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'LICENSE.txt'), LICENCE)
  writeFileSync(join(folder, 'norms.json'), `${JSON.stringify(NORMS, null, 2)}\n`)
  for (let digit = 0; digit < 10; digit++)
    writeFileSync(join(folder, `${digit}.wav`), wavFile(spoken(voice, digit), RATE))
}

function spoken(voice: string, digit: number): Float32Array {
  const file = execFileSync('espeak-ng', ['-v', voice, '-s', '120', '-p', '40', '--stdout', String(digit)])
  const body = file.subarray(WAV_HEADER)
  const samples = Float32Array.from(
    { length: body.length >> 1 },
    (_, index) => body.readInt16LE(index * 2) / 32_768,
  )
  return atLevel(faded(withoutSilence(samples)), LEVEL)
}

function faded(samples: Float32Array): Float32Array {
  return samples.map(
    (sample, index) => sample * Math.min(1, index / FADE, (samples.length - 1 - index) / FADE),
  )
}
