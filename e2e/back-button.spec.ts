import { PAGES } from './page-kinds.ts'
import { expect, test } from './visitor.ts'
import { inWholeBrowser } from './whole-browser.ts'

// Otherwise the browser does not use its back/forward cache.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...inWholeBrowser(launchOptions),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  },
})

declare global {
  var wasHere: boolean | undefined
}

for (const [name, address] of Object.entries(PAGES))
  test(`a visitor who goes back to ${name} finds the page as they left it`, async ({ page }) => {
    // A browser may drop a page that it could keep, for want of memory; one that it cannot keep never passes.
    await expect(async () => {
      await page.goto(address)
      await page.evaluate(() => (globalThis.wasHere = true))
      await page.goto('/pl-pl/')
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
      expect(await page.evaluate(() => globalThis.wasHere)).toBe(true)
    }).toPass()
  })

test.describe('a visitor who has not decided yet', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('is not asked again after going back', async ({ page }) => {
    const question = page.locator('#consent-bar')
    await expect(async () => {
      await page.context().clearCookies()
      await page.goto('/de-de/')
      await expect(question).toBeVisible()
      await page.evaluate(() => (globalThis.wasHere = true))
      await page.goto('/pl-pl/')
      await question.locator('button').first().click()
      await expect(question).toHaveCount(0)
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
      expect(await page.evaluate(() => globalThis.wasHere)).toBe(true)
    }).toPass()
    await expect(question).toHaveCount(0)
  })
})
