import { step } from './configurator-step.ts'
import sharp from 'sharp'
import { confirmValues } from './confirm-values.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const PORTRAIT = new URL('../tests/support/portrait/portrait.png', import.meta.url).pathname
/** By the size of the irises: method, uncertainty and today. */
const MEASURED = /PD selbst gemessen \(Iris\), ±5 mm, \d{1,2}\. [A-Z]\S+ 20\d\d/

const next = (page: Page) => page.locator('[data-step] button[type=submit].main').click()

/** In the frame over the page: a photo, whose marks are right as they are found. */
async function measure(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Jetzt selbst messen' }).press('Enter')
  const frame = page.frameLocator('dialog iframe')
  await frame.getByRole('radio', { name: 'Ohne Karte' }).check()
  const buffer = await sharp(PORTRAIT).resize({ width: 1024, kernel: 'cubic' }).png().toBuffer()
  await frame.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await frame.getByRole('button', { name: 'Zeichen stimmen' }).press('Enter', { timeout: 20_000 })
  await expect(frame.getByText('± 5 mm')).toBeVisible()
  await frame.getByRole('button', { name: 'Wert übernehmen' }).press('Enter')
  await expect(page.locator('dialog iframe')).toHaveCount(0)
}

test('a pupil distance that was measured comes with method, uncertainty and day, and makes no progressive pair', async ({
  page,
}) => {
  await page.goto('/de-de/brillen/')
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(`${product}?configure=type`)
  await page.locator('input[value=type_ei]').check()
  await next(page)
  await page.getByLabel('Ich habe meine Werte').check()
  await next(page)
  await expect(step(page, 'values')).toBeVisible()
  for (const eye of ['right', 'left']) {
    await page.locator(`[name="${eye}.sphere"]`).fill('-0,75')
    await page.locator(`[name="${eye}.addition"]`).fill('2,00')
  }
  await measure(page)
  // The irises tell one number, and eyes with an addition need one each.
  const [right, left] = [page.locator('[name="right.pd"]'), page.locator('[name="left.pd"]')]
  await expect(right).toHaveValue(/^6\d,[05]$/)
  await expect(left).toHaveValue('')
  await next(page)
  await expect(page.getByText('Hier zählt jedes Auge für sich').first()).toBeVisible()
  // What is typed after measuring stays measured.
  await right.fill('31,5')
  await left.fill('32,0')
  await expect(page.getByText(MEASURED)).toBeVisible()
  const warning = page.getByText('Für Gleitsichtgläser ist eine selbst gemessene')
  await expect(warning).toBeVisible()
  const ofSlip = page.getByLabel('Diese Pupillendistanz steht auf meiner Verordnung.')
  await ofSlip.check()
  await expect(warning).toHaveCount(0)
  await ofSlip.uncheck()
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await next(page)

  await expect(step(page, 'recalculate')).toBeVisible()
  await page.getByLabel('Gleitsicht behalten').check()
  await next(page)
  await confirmValues(page)
  await next(page)
  await expect(step(page, 'glass')).toBeVisible()
  await page.locator('input[name=design][value=rx-progressive-comfort]').check()
  await next(page)
  await expect(page.getByText('Für Gleitsichtgläser messen wir die Pupillendistanz genauer.')).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[name=design][value=rx-single-vision]').check()
  await next(page)
  await expect(step(page, 'extras')).toBeVisible()
  await next(page)
  await expect(step(page, 'summary')).toContainText(MEASURED)
  await expect(step(page, 'summary')).toContainText('Für Ihre Werte ist das genau genug.')
  for (const distance of ['31,5', '32,0']) await expect(step(page, 'summary')).toContainText(distance)
})
