import { keepsNothing } from './on-device.ts'
import { portraitPhoto } from './portrait-photo.ts'
import { expectFits } from './screens.ts'
import { watchScripts } from './script-weight.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const PORTRAIT = new URL('../tests/support/portrait/portrait.png', import.meta.url).pathname

test('a visitor measures the pupil distance in a photo by keyboard, and nothing leaves the device', async ({
  page,
}) => {
  const scripts = watchScripts(page)
  await page.goto('/de-de/instruments/pupil-distance/')
  const instrument = page.locator('[data-instrument="pupil-distance"]')
  await expect(instrument.locator('[data-camera]')).toBeVisible()
  const expectNothingKept = await keepsNothing(page)
  await page.getByRole('radio', { name: 'Ohne Karte' }).check()
  await expectAccessible(page)
  await expectFits(page, page.getByRole('button', { name: 'Kamera öffnen' }))
  expect(scripts.models()).toEqual([])

  // An iris of few pixels cannot be measured.
  await page.locator('input[type=file]').setInputFiles(PORTRAIT)
  await expect(page.getByRole('alert')).toContainText('zu klein')

  await page.locator('input[type=file]').setInputFiles(await portraitPhoto(1024))
  await expect(instrument).toHaveAttribute('data-state', 'measuring', { timeout: 20_000 })
  await expectAccessible(page)
  await expectFits(page, page.getByRole('button', { name: 'Zeichen stimmen' }))
  const reading = instrument.locator('output').filter({ hasText: 'Abstand' })
  const before = await reading.innerText()
  await page.getByRole('button', { name: 'Rechte Pupille' }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(reading).not.toHaveText(before)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(reading).toHaveText(before)

  await page.getByRole('button', { name: 'Zeichen stimmen' }).press('Enter')
  await expect(instrument).toHaveAttribute('data-state', 'result')
  await expect(instrument).toContainText(/6\d(,5)?\s±\s5\smm/)
  await expect(instrument).toContainText('Gleitsichtgläser')
  await expectAccessible(page)
  await expectFits(page, page.getByRole('link', { name: 'In einer Filiale messen lassen' }))
  expect(scripts.models()).toHaveLength(3)
  expect(await scripts.kilobytes()).toBeLessThanOrEqual(40)
  await expectNothingKept()
})

test('a visitor in French-speaking Switzerland measures in a photo, and everything fits on a phone, a tablet and a desktop', async ({
  page,
}) => {
  const t = textsOf('fr')
  await page.goto('/fr-ch/instruments/pupil-distance/')
  const instrument = page.locator('[data-instrument="pupil-distance"]')
  await expectFits(page, page.getByRole('button', { name: t('camera.open') }))
  await page.getByRole('radio', { name: t('pupil-distance.iris') }).check()
  await page.locator('input[type=file]').setInputFiles(await portraitPhoto(1024))
  await expect(instrument).toHaveAttribute('data-state', 'measuring', { timeout: 20_000 })
  const confirm = page.getByRole('button', { name: t('pupil-distance.confirm') })
  await expectFits(page, confirm)
  await confirm.press('Enter')
  await expect(instrument).toHaveAttribute('data-state', 'result')
  await expectFits(page, page.getByRole('link', { name: t('pupil-distance.visit') }))
})

test('a shop without the instrument has neither its page nor a link to it', async ({ page }) => {
  expect((await page.request.get('/it-it/instruments/pupil-distance/')).status()).toBe(404)
  for (const [variant, links] of [
    ['it-it', 0],
    ['it-ch', 1],
  ] as const) {
    await page.goto(`/${variant}/overlays/pd-tool/guide/`)
    await expect(page.locator('main a[href*="/instruments/pupil-distance/"]')).toHaveCount(links)
  }
})
