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
export const side = (page: Page): Promise<'Links' | 'Rechts'> =>
  page.evaluate(() => {
    const [left, right] = [0, 1].map((ear) =>
      (Reflect.get(globalThis, 'sounds') as AudioBuffer[]).at(-1)?.getChannelData(ear).some(Boolean),
    )
    return left && !right ? 'Links' : 'Rechts'
  })

/** The digits of the latest sound. In antiphase half the difference of both ears is the speech without the noise. */
export const spoken = (page: Page, folder: string): Promise<number[]> =>
  page.evaluate(async (address) => {
    const RATE = 22_050
    const context = new OfflineAudioContext(1, 1, RATE)
    const digits = await Promise.all(
      Array.from({ length: 10 }, async (_, digit) => {
        const file = await (await fetch(`${address}/${digit}.wav`)).arrayBuffer()
        return (await context.decodeAudioData(file)).getChannelData(0)
      }),
    )
    const sound = (Reflect.get(globalThis, 'sounds') as AudioBuffer[]).at(-1)
    const right = sound?.getChannelData(1)
    const speech = sound?.getChannelData(0).map((left, index) => (left - (right?.[index] ?? 0)) / 2)
    const likeness = (digit: Float32Array, start: number) => {
      const part = speech?.slice(start, start + digit.length) ?? new Float32Array()
      const product = part.reduce((sum, each, index) => sum + each * (digit[index] ?? 0), 0)
      const energy = (samples: Float32Array) => samples.reduce((sum, each) => sum + each * each, 0)
      return product / Math.sqrt(energy(part) * energy(digit))
    }
    let start = 0.5 * RATE
    return [0, 1, 2].map(() => {
      const scores = digits.map((digit) => likeness(digit, start))
      const best = scores.indexOf(Math.max(...scores))
      start += (digits[best]?.length ?? 0) + 0.2 * RATE
      return best
    })
  }, folder)

/** How many sounds began. */
export const sounds = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(globalThis, 'sounds') as AudioBuffer[]).length)
