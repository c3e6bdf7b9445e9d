import { atLevel } from '#domain/hearing/speech-in-noise.ts'
import { DIGIT_RATE, digitFile, readWav } from '#tests/support/digits.ts'
import { bandLevels } from '#tests/support/third-octaves.ts'
import type { Page } from './visitor.ts'

/** Sounds last a fortieth of their time, or until the journey ends them, and the page can look at the latest ones. */
export async function withFastSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: AudioBuffer[] = []
    Reflect.set(globalThis, 'sounds', sounds)
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function () {
      if (this.buffer) sounds.push(this.buffer)
      const isHeld = Boolean(Reflect.get(globalThis, 'isSoundHeld'))
      // A sound at the speed of 0 never ends.
      this.playbackRate.value = isHeld ? 0 : 40
      if (isHeld) Reflect.set(globalThis, 'heldSound', this)
      start.call(this)
    }
  })
}

export const holdSounds = (page: Page, isSoundHeld: boolean): Promise<unknown> =>
  page.evaluate((value) => Reflect.set(globalThis, 'isSoundHeld', value), isSoundHeld)

/** Ends the sound, and presses Enter as soon as the page shows that it may be pressed, before the browser does anything else. */
export const endSoundAndEnter = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver((changes) => {
          const isReady = changes.some(
            ({ target }) =>
              target instanceof HTMLButtonElement &&
              target.textContent === 'OK' &&
              target.ariaDisabled === 'false',
          )
          if (!isReady) return
          watch.disconnect()
          dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }))
          resolve()
        })
        watch.observe(document.body, { subtree: true, attributeFilter: ['aria-disabled'] })
        ;(Reflect.get(globalThis, 'heldSound') as AudioBufferSourceNode).dispatchEvent(new Event('ended'))
      }),
  )

/** The place of the quietest of the latest three tones. */
export const quietest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sounds = (Reflect.get(globalThis, 'sounds') as AudioBuffer[]).slice(-3)
    const peaks = sounds.map((sound) =>
      sound.getChannelData(0).reduce((most, each) => Math.max(most, each), 0),
    )
    return peaks.indexOf(Math.min(...peaks))
  })

/** The ear that hears the latest tone. */
export const side = (page: Page): Promise<'left' | 'right'> =>
  page.evaluate(() => {
    const [left, right] = [0, 1].map((ear) =>
      (Reflect.get(globalThis, 'sounds') as AudioBuffer[]).at(-1)?.getChannelData(ear).some(Boolean),
    )
    return left && !right ? 'left' : 'right'
  })

/** The digits of the latest sound, and how much louder they are than its noise, in dB; as an ear finds them that knows their sounds. */
export const heard = (page: Page, folder: string): Promise<{ digits: number[]; ratio: number }> =>
  page.evaluate(async (address) => {
    const RATE = 22_050
    const product = (one: Float32Array, other: Float32Array) =>
      one.reduce((sum, each, index) => sum + each * (other[index] ?? 0), 0)
    async function load(digit: number) {
      const file = await (await fetch(`${address}/${digit}.wav`)).arrayBuffer()
      return (await new OfflineAudioContext(1, 1, RATE).decodeAudioData(file)).getChannelData(0)
    }
    const known = Reflect.get(globalThis, 'knownDigits') as Float32Array[] | undefined
    const words = known ?? (await Promise.all(Array.from({ length: 10 }, (_, digit) => load(digit))))
    Reflect.set(globalThis, 'knownDigits', words)
    const sound = (Reflect.get(globalThis, 'sounds') as AudioBuffer[]).at(-1)!
    const [left, right] = [sound.getChannelData(0), sound.getChannelData(1)]
    // In antiphase half the difference of both ears is the speech without the noise.
    const half = left.map((each, index) => (each - right[index]!) / 2)
    const speech = half.some(Boolean) ? half : left
    const noise = left.slice()
    let start = 0.5 * RATE
    let power = 0
    const digits = [0, 1, 2].map(() => {
      const parts = words.map((word) => speech.slice(start, start + word.length))
      const likeness = words.map((word, digit) => {
        const part = parts[digit]!
        return product(part, word) / Math.sqrt(product(part, part) * product(word, word))
      })
      const best = likeness.indexOf(Math.max(...likeness))
      const word = words[best]!
      const amplitude = product(parts[best]!, word) / product(word, word)
      word.forEach((each, index) => (noise[start + index]! -= amplitude * each))
      power += (amplitude ** 2 * product(word, word)) / word.length / 3
      start += word.length + 0.2 * RATE
      return best
    })
    return { digits, ratio: 10 * Math.log10(power / (product(noise, noise) / noise.length)) }
  }, folder)

/** The threshold of a result in dB, by its place on the bar and the bounds of the norms: no number is written. */
export async function thresholdShown(
  page: Page,
  folder: string,
  presentation: 'diotic' | 'antiphasic',
): Promise<number> {
  const norms = await (await page.request.get(`${folder}/norms.json`)).json()
  const { goodUpTo, poorAbove } = norms[presentation]
  const [from, to] = [goodUpTo - 6, poorAbove + 6]
  const place = page.locator('[data-state="result"] svg rect').last()
  const share = await place.evaluate((line: SVGRectElement) => (line.x.baseVal.value + 0.25) / 100)
  return from + share * (to - from)
}

/** What the page has prepared to be heard: the files that it loaded, and how many ways to the loudspeakers it opened. */
export async function preparedSounds(
  page: Page,
): Promise<() => Promise<{ files: number; contexts: number }>> {
  let files = 0
  page.on('request', (request) => {
    if (request.url().includes('/instruments/digits/')) files += 1
  })
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'contexts', 0)
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        Reflect.set(globalThis, 'contexts', Reflect.get(globalThis, 'contexts') + 1)
      }
    }
  })
  return async () => ({ files, contexts: await page.evaluate(() => Reflect.get(globalThis, 'contexts')) })
}

/** How many sounds began. */
export const sounds = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(globalThis, 'sounds') as AudioBuffer[]).length)

/** How far the noise of all triplets is from the digits of a language in the third of an octave where it is farthest, in dB. With headphones. */
export async function mostOffSpectrum(page: Page, language: string): Promise<number> {
  const pieces = await page.evaluate(() =>
    Promise.all(
      (Reflect.get(globalThis, 'sounds') as AudioBuffer[])
        // Tones last a second.
        .filter(({ duration }) => duration > 1)
        .map(async (sound) => {
          const [left, right] = [sound.getChannelData(0), sound.getChannelData(1)]
          // What is not turned round in one ear.
          const noise = left.map((each, at) => (each + right[at]!) / 2)
          const reader = new FileReader()
          reader.readAsDataURL(new Blob([noise]))
          await new Promise((resolve) => reader.addEventListener('load', resolve))
          return String(reader.result)
        }),
    ),
  )
  const digits = Array.from({ length: 10 }, (_, digit) => readWav(digitFile(language, `${digit}.wav`)))
  const speech = Float32Array.from(digits.flatMap((digit) => [...atLevel(digit, 0)]))
  const noises = pieces.map((piece) => {
    const bytes = Uint8Array.from(Buffer.from(piece.split(',')[1] ?? '', 'base64'))
    return bandLevels(atLevel(new Float32Array(bytes.buffer), 0), DIGIT_RATE)
  })
  const off = bandLevels(atLevel(speech, 0), DIGIT_RATE).map((spoken, band) => {
    const power = noises.reduce((sum, levels) => sum + 10 ** ((levels[band] ?? 0) / 10), 0) / noises.length
    return Math.abs(10 * Math.log10(power) - spoken)
  })
  return Math.max(...off)
}
