import { checkHeadphones, hearVolume } from './headphones.ts'
import {
  endSoundAndEnter,
  heard,
  holdSounds,
  mostOffSpectrum,
  preparedSounds,
  sounds,
  thresholdShown,
  withFastSounds,
} from './hearing-sounds.ts'
import { keepsNothing } from './on-device.ts'
import { expectFits } from './screens.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const DIGITS = '/instruments/digits/de'

const main = (page: Page) => page.locator('[data-instrument="hearing"] .button.main').first()
/** What a screen reader says of the digits that were typed. */
const entry = (page: Page) => page.getByRole('status', { name: 'Ihre Eingabe' })
const ok = (page: Page) => page.getByRole('button', { name: 'OK' })

async function type(page: Page, digits: readonly number[]): Promise<void> {
  await expect(ok(page)).toBeVisible()
  for (const digit of digits) await page.keyboard.press(String(digit))
  await expect(ok(page)).toBeEnabled()
  await page.keyboard.press('Enter')
}

/** The triplet, from 0, after whose answer the visitor makes a pause. */
const PAUSED_AFTER = 2
/** In dB; each step of the staircase is 2 dB. */
const UNDERSTOOD_FROM = -16

test('a visitor who understands digits down to −16 dB checks the hearing by keyboard, and is told that it is good', async ({
  page,
}) => {
  await withFastSounds(page)
  const response = await page.goto('/de-de/instruments/hearing/')
  expect(response?.headers()['permissions-policy']).toContain('camera=(), microphone=(self)')
  const expectNothingKept = await keepsNothing(page)
  await expectFits(page, main(page))
  await expectAccessible(page)
  await main(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // A browser that nobody asks refuses.
  await page.getByRole('button', { name: 'Mikrofon auf den Raum achten lassen' }).click()
  await expect(page.getByText('Es geht auch ohne')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, main(page))
  await main(page).click()
  await checkHeadphones(page, textsOf('de'))
  await main(page).click()
  await holdSounds(page, true)
  await main(page).click()
  for (const digit of (await heard(page, DIGITS)).digits) await page.keyboard.press(String(digit))
  await expect(ok(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Anfangen' })).toBeFocused()
  await expectFits(page, page.getByRole('button', { name: 'Löschen' }))
  // No voice speaks into the noise.
  await expect(entry(page)).toBeEmpty()
  await endSoundAndEnter(page)
  await expect(page.getByText('Richtig.')).toBeVisible()
  await holdSounds(page, false)
  for (let round = 0; round < 2; round++) {
    await main(page).click()
    await type(page, (await heard(page, DIGITS)).digits)
    await expect(page.getByText('Richtig.')).toBeVisible()
  }
  await main(page).click()
  await expectAccessible(page)
  for (let triplet = 0; triplet < 23; triplet++) {
    const { digits, ratio } = await heard(page, DIGITS)
    // Steps of 2 dB.
    expect(ratio / 2 - Math.round(ratio / 2)).toBeCloseTo(0, 3)
    const isHeard = ratio > UNDERSTOOD_FROM - 1
    if (triplet === PAUSED_AFTER) await page.getByRole('button', { name: 'Pause' }).click()
    await type(page, isHeard ? digits : [0, 0, 0])
    if (triplet !== PAUSED_AFTER) continue
    await expect(page.getByRole('button', { name: 'Weiter hören' })).toBeFocused()
    const pausedAt = await sounds(page)
    await page.keyboard.press('Enter')
    await expect(ok(page)).toBeVisible()
    expect(await sounds(page)).toBe(pausedAt + 1)
  }
  expect(await mostOffSpectrum(page, 'de')).toBeLessThan(0.37)
  const rows = page.locator('[data-instrument="hearing"] fieldset')
  await expect(rows).toHaveCount(6)
  await expectAccessible(page)
  await expectFits(page, main(page))
  for (const row of await rows.all()) await row.getByLabel('nie').check()
  await main(page).click()
  await expect(page.locator('[data-state="result"]')).toContainText('Sie verstehen Ziffern im Rauschen gut.')
  await expectAccessible(page)
  await expectFits(page, page.getByRole('button', { name: 'Noch einmal von vorn' }))
  const threshold = await thresholdShown(page, DIGITS, 'antiphasic')
  expect(Math.abs(threshold - UNDERSTOOD_FROM)).toBeLessThanOrEqual(1.5)
  await expectNothingKept()
})

test('a visitor in French-speaking Switzerland with headphones hears digits, and everything fits on a phone, a tablet and a desktop', async ({
  page,
}) => {
  const t = textsOf('fr')
  await withFastSounds(page)
  await page.goto('/fr-ch/instruments/hearing/')
  await expectFits(page, main(page))
  await main(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectFits(page, main(page))
  await main(page).click()
  await checkHeadphones(page, t)
  await main(page).click()
  await main(page).click()
  await type(page, (await heard(page, '/instruments/digits/fr')).digits)
  await expect(page.getByText(t('hearing.right'))).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, main(page))
})

test('a visitor in Poland with a sudden change is sent to a doctor before any sound', async ({ page }) => {
  const prepared = await preparedSounds(page)
  await page.goto('/pl-pl/instruments/hearing/')
  await page.getByLabel('Ostatnio nagle gorzej słyszę').check()
  await main(page).click()
  await expect(page.locator('[data-state="refused"]')).toContainText('lekarz')
  await expect(main(page)).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page, page.getByRole('button', { name: 'Jeszcze raz od początku' }))
  expect(await prepared()).toEqual({ files: 0, contexts: 0 })
  await page.getByRole('button', { name: 'Jeszcze raz od początku' }).click()
  await expect(page.locator('[data-state="idle"]')).toBeVisible()
  await expect(page.getByLabel('Ostatnio nagle gorzej słyszę')).not.toBeChecked()
})

test('without a microphone a sound that does not end is given up with a word, and can be tried again', async ({
  page,
}) => {
  await page.clock.install()
  await withFastSounds(page)
  await page.goto('/de-de/instruments/hearing/')
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
  })
  await main(page).click()
  await page.getByRole('button', { name: 'Mikrofon auf den Raum achten lassen' }).click()
  await expect(page.getByText('Das Mikrofon lässt sich nicht nutzen.')).toBeVisible()
  await page.getByLabel('Mit Lautsprechern').check()
  await main(page).click()
  await hearVolume(page, textsOf('de'))
  await page.getByRole('button', { name: 'Passt so' }).click()
  await holdSounds(page, true)
  await main(page).click()
  await expect(ok(page)).toBeVisible()
  await page.clock.fastForward('00:30')
  await expect(page.getByRole('alert')).toContainText('Der Ton ließ sich nicht abspielen')
  await expect(main(page)).toBeFocused()
  await expectAccessible(page)
  await holdSounds(page, false)
  await page.keyboard.press('Enter')
  await type(page, [1, 2, 3])
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await sounds(page)).toBe(3)
})
