import { keepsNothing } from './on-device.ts'
import { portraitPhoto } from './portrait-photo.ts'
import { expectFits } from './screens.ts'
import { watchScripts } from './script-weight.ts'
import { expect, expectAccessible, test } from './visitor.ts'

test.describe('how wide glasses should be', () => {
  test.use({ expectedStatus: [422] })

  test('a visitor in Poland learns it from glasses that fit', async ({ page }) => {
    await page.goto('/pl-pl/instruments/face-scan/')
    const instrument = page.locator('[data-instrument="face-scan"]')
    await expect(instrument.locator('[data-camera]')).toBeVisible()
    await expectAccessible(page)
    const printed = page.getByLabel('Liczby na zauszniku')
    await printed.fill('moje okulary')
    await printed.press('Enter')
    await expect(page.getByRole('alert')).toContainText('52 18')
    await expect(printed).toHaveValue('moje okulary')
    await printed.fill('52□18–145')
    await printed.press('Enter')
    await expect(page.getByText('135 ± 4 mm')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await expectAccessible(page)
    await expect(instrument.locator('[data-camera]')).toBeVisible()
  })
})

test('a visitor in Poland learns from a photo how wide glasses should be, and the listing shows what fits', async ({
  page,
}) => {
  const scripts = watchScripts(page)
  await page.goto('/pl-pl/instruments/face-scan/')
  const instrument = page.locator('[data-instrument="face-scan"]')
  await expect(instrument.locator('[data-camera]')).toBeVisible()
  const expectNothingKept = await keepsNothing(page)
  await page.getByRole('radio', { name: 'Bez karty' }).check()
  await expectFits(page, page.getByRole('button', { name: 'Otwórz kamerę' }))
  expect(scripts.models()).toEqual([])
  await page.locator('input[type=file]').setInputFiles(await portraitPhoto(1024))
  await expect(instrument).toHaveAttribute('data-state', 'measuring', { timeout: 20_000 })
  await expectAccessible(page)
  await expectFits(page, page.getByRole('button', { name: 'Znaczniki się zgadzają' }))
  const reading = instrument.locator('output').filter({ hasText: 'Szerokość' })
  const before = await reading.innerText()
  await page.getByRole('button', { name: 'Prawa skroń' }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(reading).not.toHaveText(before)
  await page.getByRole('button', { name: 'Znaczniki się zgadzają' }).press('Enter')
  await expect(instrument).toHaveAttribute('data-state', 'result')
  await expect(instrument).toContainText(/1[34]\d\s±\s10\smm/)
  await expect(instrument.getByText('Wąskie, średnie lub szerokie', { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(scripts.models()).toHaveLength(3)
  expect(await scripts.kilobytes()).toBeLessThanOrEqual(40)
  await expectNothingKept()
  const frames = instrument.getByRole('link', { name: /^Okulary:/ })
  await expectFits(page, frames)
  await frames.click()
  await expect(page).toHaveURL(/\?width=1\d\d-1\d\d$/)
  await expect(page.getByRole('link', { name: /Szerokość\sod\s1\d\d\sdo\s1\d\d\smm/ })).toBeVisible()
})
