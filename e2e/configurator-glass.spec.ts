import { openConfigurator } from './configurator-walk.ts'
import { confirmValues } from './confirm-values.ts'
import { expect, expectAccessible, test, type Page } from './visitor.ts'

const next = (page: Page) => page.locator('[data-step] button[type=submit]').click()
const lensType = (page: Page, type: string) => page.locator(`input[name=lensType][value=${type}]`).check()

test('sunglasses without values are tinted, and their picture shows it, in the basket, too', async ({
  page,
}) => {
  await openConfigurator(page, '/it-it/occhiali-da-sole/')
  await lensType(page, 'type_none')
  await next(page)
  const picture = page.getByRole('img', { name: /nella colorazione scelta/ })
  await expect(picture).toHaveAttribute('src', /^(?!.*tint=)/)
  await page.getByRole('radio', { name: 'Sfumate: Marrone' }).check({ force: true })
  await expect(picture).toHaveAttribute('src', /tint=gradient-brown/)
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)
  await expectAccessible(page)
  await next(page)
  await expect(page.locator('[data-step="summary"]')).toBeVisible()
  await next(page)
  await expect(page).toHaveURL(/\/it-it\/basket\/$/)
  await expect(page.locator('[data-key] img').first()).toHaveAttribute('src', /tint=gradient-brown/)
})

test('somebody without values buys glasses against blue light', async ({ page }) => {
  await openConfigurator(page, '/de-de/brillen/')
  await lensType(page, 'type_none')
  await next(page)
  // The step before names blue light, too.
  await page
    .locator('[data-step=extras]')
    .getByLabel(/Blaulicht/)
    .first()
    .check()
  await expectAccessible(page)
  await next(page)
  await expect(page.locator('[data-step="summary"]')).toContainText('Blaulicht')
  await next(page)
  await expect(page).toHaveURL(/\/de-de\/basket\/$/)
  await expect(page.locator('[data-key]')).toHaveCount(1)
  await expect(page.locator('[data-key]')).toContainText('Blaulicht')
})

test('strong values show how thick the lenses become', async ({ page }) => {
  await openConfigurator(page, '/pl-pl/okulary/')
  await lensType(page, 'type_ei')
  await next(page)
  await page.locator('input[name=source][value=slip]').check()
  await next(page)
  await page.getByLabel('Dal').check()
  for (const eye of ['right', 'left']) {
    await page.locator(`[name="${eye}.sphere"]`).fill('-6,00')
    await page.locator(`[name="${eye}.pd"]`).fill('32')
  }
  await next(page)
  await confirmValues(page)
  await next(page)
  await expect(page.getByRole('img', { name: /Połowa przekroju szkła o indeksie 1,67/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /1,67/ })).toBeChecked()
  await page.getByRole('radio', { name: /^1,6 / }).check()
  await expect(page.getByRole('radio', { name: /1,67/ })).not.toBeChecked()
  await expectAccessible(page)
  for (const name of ['extras', 'summary']) {
    await next(page)
    await expect(page.locator(`[data-step="${name}"]`)).toBeVisible()
  }
  await expectAccessible(page)
})
