import { answer, BUYERS, choose, startCheckoutAsGuest, fillAddress } from './buyer.ts'
import { lines } from './shopper.ts'
import { expect, type Page, test } from './visitor.ts'

const SWISS = BUYERS[1]

async function changeLanguage(page: Page, name: string): Promise<void> {
  await page.locator('footer [commandfor="languages"]').click()
  await page.locator('#languages').getByRole('link', { name }).click()
}

test('a Swiss buyer changes the language at a step, and goes on with the same goods and answers', async ({
  page,
}) => {
  await startCheckoutAsGuest(page, SWISS)
  await fillAddress(page, SWISS)
  await choose(page, 'method', SWISS.method)
  await expect(answer(page, 'payment').first()).toBeVisible()
  await changeLanguage(page, 'Suisse Français')
  await expect(page).toHaveURL(/\/fr-ch\/checkout\/\?step=payment$/)
  await expect(answer(page, 'payment').first()).toBeVisible()
  await page.goto('/fr-ch/checkout/?step=address')
  await expect(answer(page, 'delivery.city')).toHaveValue('Winterthur')
  await page.goto('/it-ch/basket/')
  await expect(lines(page)).toHaveCount(1)
})

test('a Swiss visitor keeps the wishlist, the filters and the product', async ({ page }) => {
  await page.goto('/de-ch/sonnenbrillen/?minPrice=10000')
  const wished = page.waitForResponse(/addItemToWishlist/)
  await page.locator('.tile button[aria-pressed]').first().click()
  await wished
  await changeLanguage(page, 'Suisse Français')
  await expect(page).toHaveURL(/\/fr-ch\/.+\?minPrice=10000$/)
  await page.goto('/fr-ch/wishlist/')
  await expect(page.locator('.tile')).toHaveCount(1)
  await page.locator('.tile a').first().click()
  await page.waitForURL(/\/p\//)
  const id = /-(\d+)\//.exec(page.url())?.[1] ?? ''
  await changeLanguage(page, 'Svizzera Italiano')
  await expect(page).toHaveURL(new RegExp(`/it-ch/p/.+-${id}/`))
})

test('a Swiss visitor without JavaScript keeps the filters in another language', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/de-ch/sonnenbrillen/?minPrice=10000')
  await changeLanguage(page, 'Suisse Français')
  await expect(page).toHaveURL(/\/fr-ch\/.+\?minPrice=10000$/)
})
