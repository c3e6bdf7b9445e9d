import { expect, expectAccessible, type Page, test } from './visitor.ts'

/** Sounds last a fortieth of their time, or until the journey ends them, and the page can look at the latest ones. */
async function withFastSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: AudioBuffer[] = []
    Reflect.set(globalThis, 'sounds', sounds)
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function () {
      if (this.buffer) sounds.push(this.buffer)
      this.playbackRate.value = 40
      if (Reflect.get(globalThis, 'isSoundHeld')) Reflect.set(globalThis, 'heldSound', this)
      else start.call(this)
    }
  })
}

const holdSounds = (page: Page, isSoundHeld: boolean): Promise<unknown> =>
  page.evaluate((value) => Reflect.set(globalThis, 'isSoundHeld', value), isSoundHeld)

/** Ends the sound, and presses Enter as soon as the page shows that it may be pressed, before the browser does anything else. */
const endSoundAndEnter = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver((changes) => {
          const isReady = changes.some(
            ({ target }) =>
              target instanceof HTMLButtonElement && target.textContent === 'OK' && !target.disabled,
          )
          if (!isReady) return
          watch.disconnect()
          dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }))
          resolve()
        })
        watch.observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
        ;(Reflect.get(globalThis, 'heldSound') as AudioBufferSourceNode).dispatchEvent(new Event('ended'))
      }),
  )

/** The place of the quietest of the latest three tones. */
const quietest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sounds = (Reflect.get(globalThis, 'sounds') as AudioBuffer[]).slice(-3)
    const peaks = sounds.map((sound) =>
      sound.getChannelData(0).reduce((most, each) => Math.max(most, each), 0),
    )
    return peaks.indexOf(Math.min(...peaks))
  })

/** The ear that hears the latest tone. */
const side = (page: Page): Promise<'Links' | 'Rechts'> =>
  page.evaluate(() => {
    const [left, right] = [0, 1].map((ear) =>
      (Reflect.get(globalThis, 'sounds') as AudioBuffer[]).at(-1)?.getChannelData(ear).some(Boolean),
    )
    return left && !right ? 'Links' : 'Rechts'
  })

/** The digits of the latest sound. In antiphase half the difference of both ears is the speech without the noise. */
const spoken = (page: Page, folder: string): Promise<number[]> =>
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

const main = (page: Page) => page.locator('[data-instrument="hearing"] .button.main').first()
const entry = (page: Page) => page.locator('[data-instrument="hearing"] output').last()

async function type(page: Page, digits: readonly number[]): Promise<void> {
  await expect(entry(page)).toBeVisible()
  for (const digit of digits) await page.keyboard.press(String(digit))
  await expect(page.getByRole('button', { name: 'OK' })).toBeEnabled()
  await page.keyboard.press('Enter')
}

test('a visitor who understands digits down to −16 dB checks the hearing by keyboard, and is told that it is good', async ({
  page,
}) => {
  await withFastSounds(page)
  const foreign: string[] = []
  const response = await page.goto('/de-de/instruments/hearing/')
  expect(response?.headers()['permissions-policy']).toContain('camera=(), microphone=(self)')
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().includes('localhost')) foreign.push(request.url())
  })
  await expectAccessible(page)
  await main(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // A browser that nobody asks refuses.
  await page.getByRole('button', { name: 'Mikrofon auf den Raum achten lassen' }).click()
  await expect(page.getByText('Es geht auch ohne')).toBeVisible()
  await expectAccessible(page)
  await main(page).click()
  await expect(page.locator('[data-state="ready"]')).toBeVisible()
  await expectAccessible(page)
  for (let tone = 0; tone < 4; tone++) {
    await main(page).click()
    await expect(page.getByRole('button', { name: 'Auf beiden Seiten' })).toBeEnabled()
    await page.getByRole('button', { name: await side(page) }).click()
  }
  for (let trial = 0; trial < 6; trial++) {
    await main(page).click()
    const tones = page.getByRole('button', { name: /^Ton/ })
    await expect(tones.first()).toBeEnabled()
    await tones.nth(await quietest(page)).click()
  }
  await expectAccessible(page)
  await main(page).click()
  await holdSounds(page, true)
  await main(page).click()
  for (const digit of await spoken(page, '/instruments/digits/de')) await page.keyboard.press(String(digit))
  await expect(page.getByRole('button', { name: 'OK' })).toBeDisabled()
  await endSoundAndEnter(page)
  await expect(page.getByText('Richtig.')).toBeVisible()
  await holdSounds(page, false)
  for (let round = 0; round < 2; round++) {
    await main(page).click()
    await type(page, await spoken(page, '/instruments/digits/de'))
    await expect(page.getByText('Richtig.')).toBeVisible()
  }
  await main(page).click()
  await expectAccessible(page)
  let ratio = 0
  for (let triplet = 0; triplet < 23; triplet++) {
    const digits = await spoken(page, '/instruments/digits/de')
    const isHeard = ratio >= -16
    await type(page, isHeard ? digits : [0, 0, 0])
    ratio += isHeard ? -2 : 2
  }
  const rows = page.locator('form fieldset')
  await expect(rows).toHaveCount(6)
  await expectAccessible(page)
  for (const row of await rows.all()) await row.getByLabel('nie').check()
  await main(page).click()
  await expect(page.locator('[data-state="result"]')).toContainText('Sie verstehen Ziffern im Rauschen gut.')
  await expectAccessible(page)
  expect(foreign).toEqual([])
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('hearing'))),
  ).toEqual([])
})

test('a visitor in Poland with a sudden change is sent to a doctor before any sound', async ({ page }) => {
  await page.goto('/pl-pl/instruments/hearing/')
  await page.getByLabel('Ostatnio nagle gorzej słyszę').check()
  await main(page).click()
  await expect(page.locator('[data-state="refused"]')).toContainText('lekarz')
  await expect(main(page)).toHaveCount(0)
})
