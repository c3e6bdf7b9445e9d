import { expect, expectAccessible, test } from './visitor.ts'

test('a misspelt word still finds its products', async ({ page }) => {
  await page.goto('/de-de/search/?term=sonenbrile&page=1')
  await expect(page.locator('.shelf a').first()).toBeVisible()
})

test('a word for a category leads to the category, with the word kept', async ({ page }) => {
  await page.goto('/de-de/')
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await page.getByRole('combobox').fill('Gleitsichtbrille')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/de-de\/brillen\/.+search=Gleitsichtbrille/i)
  await expect(page.locator('#term')).toHaveValue(/gleitsichtbrille/i)
})

test('an inflected Polish word finds what its dictionary form finds', async ({ page }) => {
  await page.goto('/pl-pl/search/?term=okularami&page=1')
  await expect(page.locator('.shelf a').first()).toBeVisible()
})

test('a word that nothing matches offers where to go on', async ({ page }) => {
  await page.goto('/it-it/search/?term=qqqqxxxxzzzz&page=1')
  await expect(page.getByRole('heading', { name: 'Il nostro assortimento' })).toBeVisible()
  await expect(page.locator('.shelf a').first()).toBeVisible()
  await expectAccessible(page)
})
