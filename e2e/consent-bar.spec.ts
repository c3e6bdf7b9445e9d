import { expect, test } from './visitor.ts'

/** No decision yet. */
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 360, height: 640 } })

test('somebody on the way to the checkout is asked, and no alert covers the question', async ({ page }) => {
  await page.goto('/de-de/zubehoer/?showBasket=true')
  const bar = page.getByRole('region', { name: 'Ihre Einwilligung' })
  await expect(bar).toBeVisible()
  await page.locator('main .wish').first().click()
  const alert = page.locator('#alerts .alert')
  await expect(alert).toBeVisible()
  await bar.getByText('Einzeln wählen').click()
  await expect
    .poll(async () => {
      const [above, below] = [await alert.boundingBox(), await bar.boundingBox()]
      return above !== null && below !== null && above.y + above.height <= below.y
    })
    .toBe(true)
})
