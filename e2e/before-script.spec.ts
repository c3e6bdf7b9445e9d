import { BUYERS, startCheckoutAsGuest, next, fillAddress, title } from './buyer.ts'
import { PAGES } from './page-kinds.ts'
import { minorUnits, panel } from './shopper.ts'
import { openWithoutEnd } from './slow-line.ts'
import { expect, test } from './visitor.ts'

test.use({ waitsForScript: false })

test('a filter that was taken back before the script widens the listing, and Back brings it again', async ({
  page,
}) => {
  await page.goto(PAGES.listing)
  await page.locator('summary', { hasText: /^\s*Farbe\s*\d*\s*$/ }).click()
  const brown = page.getByRole('checkbox', { name: /^Braun/ })
  const id = await brown.getAttribute('value')
  const finish = await openWithoutEnd(page, `${PAGES.listing}?color=${id}`)
  await page.locator('summary', { hasText: /^\s*Farbe\s*1\s*$/ }).click()
  await brown.uncheck()
  await finish()
  await expect(page).not.toHaveURL(/color/)
  await expect(page.getByRole('link', { name: 'Filter Braun entfernen' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/[?&]color=\d+/)
  await expect(page.locator('[name="color"]:checked')).toHaveCount(1)
})

test('a filter of branches that was ticked before the script is applied', async ({ page }) => {
  const finish = await openWithoutEnd(page, PAGES.branches)
  const filter = page.locator('[data-branch-search] [type=checkbox]').first()
  await filter.check()
  const name = await filter.getAttribute('name')
  const applied = page.waitForURL((url) => url.searchParams.has(name ?? ''))
  await finish()
  await applied
  await expect(filter).toBeChecked()
})

test('a mouse that came to the basket before the script opens its panel', async ({ page }) => {
  const finish = await openWithoutEnd(page, PAGES.home)
  await page.locator('[data-tool="basket"]').hover()
  await finish()
  await expect(panel(page)).toBeVisible()
})

test('packs that were chosen before the script are counted in the total', async ({ page }) => {
  const finish = await openWithoutEnd(page, PAGES.lens)
  const total = page.locator('#lens-form [data-total]')
  const ofOne = minorUnits(await total.innerText())
  await page.locator('#lens-form [name="right-quantity"]').selectOption('2')
  await page.locator('#lens-form [name="left-quantity"]').selectOption('2')
  await finish()
  await expect(async () => expect(minorUnits(await total.innerText())).toBe(2 * ofOne)).toPass()
})

test('a dialog that was opened before the script is the only thing that can be reached', async ({ page }) => {
  const finish = await openWithoutEnd(page, PAGES.home)
  await page.locator('[commandfor="languages"]').first().click()
  await expect(page.locator('#languages')).toBeVisible()
  await finish()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('a mistake in a field that was left before the script is said when it is there', async ({ page }) => {
  const [buyer] = BUYERS
  await startCheckoutAsGuest(page, buyer)
  const { pathname, search } = new URL(page.url())
  const finish = await openWithoutEnd(page, pathname + search)
  const zip = page.locator('[name="delivery.zip"]')
  await zip.fill('2025')
  await page.locator('[name="delivery.city"]').fill('Hamburg')
  await finish()
  await expect(zip).toHaveAccessibleDescription(/20259/)
  await expect(page.locator('[name="delivery.city"]')).not.toHaveAttribute('aria-invalid')
})

test('a heart that was pressed just before leaving is on the wishlist', async ({ page }) => {
  await page.goto(PAGES.listing)
  await expect(page.locator('main .wish[aria-pressed]').nth(1)).toBeAttached()
  await page.evaluate((home) => {
    for (const heart of [...document.querySelectorAll<HTMLElement>('main .wish')].slice(0, 2)) heart.click()
    location.assign(home)
  }, PAGES.home)
  await page.waitForURL(PAGES.home)
  await expect(async () => {
    await page.goto('/de-de/wishlist/')
    expect(await page.locator('[data-wishes] .tile').count()).toBe(2)
  }).toPass()
})

test('an answer that comes after Back does not push a buyer forward', async ({ page }) => {
  const [buyer] = BUYERS
  const held = Promise.withResolvers<void>()
  await startCheckoutAsGuest(page, buyer)
  await fillAddress(page, buyer)
  await page.route('**/api/rpc/saveCheckout', async (route) => {
    await held.promise
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/rpc/saveCheckout')
  const saved = page.waitForResponse('**/api/rpc/saveCheckout')
  await page.locator('[name="method"]').first().check()
  await next(page).click()
  await sent
  await page.goBack()
  await expect(title(page)).toHaveText('Wohin dürfen wir liefern?')
  held.resolve()
  await saved
  await next(page).click()
  await expect(page).toHaveURL(/step=delivery/)
  await expect(page.locator('[name="method"]').first()).toBeVisible()
})

test.describe('somebody who has not decided yet', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('answers the question about consent before the script, and the answer counts', async ({ page }) => {
    const finish = await openWithoutEnd(page, PAGES.home)
    const bar = page.locator('#consent-bar')
    await bar.locator('button[value=none]').click()
    await expect(bar).toBeVisible()
    await finish()
    await expect(bar).toHaveCount(0)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'veduta-consent')?.value).toBe('')
    expect(new URL(page.url()).search).toBe('')
  })
})

test('a heart that is pressed without a network before the script keeps the page, and is tried again', async ({
  page,
  context,
}) => {
  const finish = await openWithoutEnd(page, PAGES.listing)
  const note = page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })
  const again = note.getByRole('button', { name: 'Noch einmal versuchen' })
  await context.setOffline(true)
  await page.locator('main .wish').first().click()
  await expect(note).toBeVisible()
  await again.click()
  await expect(again).toBeVisible()
  await context.setOffline(false)
  await expect(note).toBeHidden()
  await finish()
})
