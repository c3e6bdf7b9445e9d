import sharp from 'sharp'
import { expect, expectAccessible, test } from './visitor.ts'

const PORTRAIT = new URL('../tests/support/portrait/portrait.png', import.meta.url).pathname

test('a visitor measures the pupil distance in a photo by keyboard, and nothing leaves the device', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto('/de-de/instruments/pupil-distance/')
  const instrument = page.locator('[data-instrument="pupil-distance"]')
  await expect(instrument.locator('[data-camera]')).toBeVisible()
  await page.getByRole('radio', { name: 'Ohne Karte' }).check()
  await expectAccessible(page)

  // An iris of few pixels cannot be measured.
  await page.locator('input[type=file]').setInputFiles(PORTRAIT)
  await expect(page.getByRole('alert')).toContainText('zu klein')

  const larger = await sharp(PORTRAIT).resize({ width: 1024, kernel: 'cubic' }).png().toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: larger })
  await expect(instrument).toHaveAttribute('data-state', 'measuring', { timeout: 20_000 })
  await expectAccessible(page)
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
  expect(sent).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
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
