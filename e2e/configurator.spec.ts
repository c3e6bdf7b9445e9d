import { next } from './buyer.ts'
import { step } from './configurator-step.ts'
import { openConfigurator } from './configurator-walk.ts'
import { expect, expectAccessible, test } from './visitor.ts'

test('somebody goes back and forth between the steps, reloads, and closes', async ({ page }) => {
  await openConfigurator(page, '/de-de/brillen/')
  const product = new URL(page.url()).pathname
  await next(page).click()
  await expect(page.getByText('Bitte wählen Sie eine der Möglichkeiten.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Mit meinen Werten').check()
  await next(page).click()
  await expect(step(page, 'prescription')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Ich habe meine Werte').check()
  await next(page).click()
  await expect(step(page, 'values')).toBeVisible()
  // Its entry in the history follows the paint.
  await expect(page).toHaveURL(/configure=values/)
  await page.goBack()
  await expect(step(page, 'prescription')).toBeVisible()
  await expect(page.getByLabel('Ich habe meine Werte')).toBeChecked()
  await page.goForward()
  await expect(step(page, 'values')).toBeVisible()
  await page.reload()
  await expect(step(page, 'values')).toBeVisible()
  await page.getByRole('link', { name: 'Schließen' }).click()
  await expect(page.getByRole('button', { name: 'Gläser wählen' }).first()).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(product)
})

test('a press shows the next heading in the first frame, and the table after it', async ({ page }) => {
  await openConfigurator(page, '/de-de/brillen/')
  await page.getByLabel('Mit meinen Werten').check()
  await next(page).click()
  await page.getByLabel('Ich habe meine Werte').check()
  const firstFrame = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('click', () =>
          requestAnimationFrame(() =>
            resolve([
              document.querySelector('[data-step]')?.getAttribute('data-step'),
              document.querySelectorAll('[name="right.sphere"]').length,
            ]),
          ),
        ),
      ),
  )
  await next(page).click()
  expect(await firstFrame).toEqual(['values', 0])
  await expect(page.getByRole('textbox', { name: 'Sphäre, rechtes Auge' })).toBeVisible()
})

test('somebody buys a frame without values, and finds no steps behind the basket', async ({ page }) => {
  await openConfigurator(page, '/de-at/brillen/')
  await page.getByLabel('Ohne Werte').check()
  await next(page).click()
  await expect(step(page, 'extras')).toBeVisible()
  await next(page).click()
  await expect(step(page, 'summary')).toBeVisible()
  await expectAccessible(page)
  await next(page).click()
  await expect(page).toHaveURL(/\/basket\/$/)
  await expect(page.locator('[data-key]')).toHaveCount(1)
  await page.goBack()
  await expect(step(page, 'type')).toBeVisible()
})
