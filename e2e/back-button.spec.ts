import { randomUUID } from 'node:crypto'
import { signUp } from './customers.ts'
import { PAGES } from './page-kinds.ts'
import { addOnShelf, count } from './shopper.ts'
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

test('a new visitor who goes back sees what they have put into the basket and on the wishlist', async ({
  page,
}) => {
  await expect(async () => {
    await page.context().clearCookies({ name: /^(?!veduta-consent$)/ })
    await page.goto('/de-de/zubehoer/')
    await page.evaluate(() => (globalThis.wasHere = true))
    await page.goto('/de-de/zubehoer/?from=elsewhere')
    const wished = page.waitForResponse(/addItemToWishlist/)
    await page.locator('main .wish').first().click()
    await wished
    await addOnShelf(page).click()
    await expect(count(page)).toHaveText('1')
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).not.toHaveURL(/from/)
    expect(await page.evaluate(() => globalThis.wasHere)).toBe(true)
  }).toPass()
  await expect(count(page)).toHaveText('1')
  await expect(page.locator('main .wish').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-tool=wishlist] [data-wishlist-count]')).toHaveText('1')
})

test('somebody who goes back after they have signed in finds the way to their account', async ({ page }) => {
  await expect(async () => {
    await page.context().clearCookies({ name: /^(?!veduta-consent$)/ })
    await page.goto('/de-de/')
    await page.evaluate(() => (globalThis.wasHere = true))
    await signUp(page, `customer-${randomUUID()}@example.org`)
    await expect(page).not.toHaveURL(/register/)
    await page.evaluate(() => void setTimeout(() => history.go(-2)))
    await expect(page).toHaveURL(/\/de-de\/$/)
    expect(await page.evaluate(() => globalThis.wasHere)).toBe(true)
  }).toPass()
  await expect(page.locator('header').getByRole('link', { name: 'Mein Konto' })).toBeVisible()
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
