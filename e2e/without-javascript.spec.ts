import { expect, test } from './visitor.ts'

test.use({ javaScriptEnabled: false })

test('a visitor without JavaScript narrows, sorts, pages, searches and opens a product', async ({ page }) => {
  await page.goto('/de-at/')
  await page.locator('a[href="/de-at/brillen/"]').first().click()
  await expect(page).toHaveURL(/\/de-at\/brillen\/$/)

  await page.locator('summary', { hasText: 'Für' }).click()
  await page.locator('details[open]').getByRole('link', { name: 'Alle zeigen' }).click()
  await page.getByRole('checkbox', { name: /^Damen/ }).check()
  await page.getByRole('button', { name: 'Anwenden' }).click()
  await expect(page).toHaveURL(/targetGroup=\d+/)
  await expect(page.getByRole('link', { name: 'Filter Damen entfernen' })).toBeVisible()

  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page).toHaveURL(/targetGroup=\d+/)

  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await page.getByRole('searchbox').fill('brera')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('brera')
  await page.locator('.shelf a').first().click()
  await expect(page).toHaveURL(/\/de-at\/p\//)
  await expect(page.locator('main')).toContainText('€')
})

test('a visitor opens the menu, the language and the filters of a phone without JavaScript', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pl-pl/okulary-przeciwsloneczne/')
  await page.getByRole('button', { name: 'Filtruj' }).click()
  await page.locator('summary', { hasText: 'Kolor' }).click()
  await page.locator('details[open]').getByRole('link', { name: 'Pokaż wszystkie' }).click()
  await page.getByRole('checkbox', { name: /^Brązowy/ }).check()
  await page.getByRole('button', { name: 'Zastosuj' }).click()
  await expect(page).toHaveURL(/[?&]color=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('signs of illness that a visitor ticks without JavaScript stand in no address', async ({ page }) => {
  await page.goto('/de-de/instruments/hearing/')
  const signs = page.getByRole('checkbox')
  await expect(signs).toHaveCount(6)
  for (const sign of await signs.all()) await sign.check()
  await page.locator('[data-instrument="hearing"] .button.main').click()
  // The page has come anew.
  await expect(signs.first()).not.toBeChecked()
  expect(new URL(page.url()).search).toBe('')
})
