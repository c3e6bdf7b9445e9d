import { expect, test } from './visitor.ts'

test('a visitor with a keyboard skips the header, filters a listing and opens a product', async ({
  page,
}) => {
  const requests: string[] = []
  await page.route('**/sonnenbrillen/**', (route) => {
    const { searchParams } = new URL(route.request().url())
    if (route.request().resourceType() === 'fetch' && !searchParams.has('fragment'))
      requests.push(route.request().url())
    return route.continue()
  })
  await page.goto('/de-de/sonnenbrillen/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  const summary = page.locator('summary', { hasText: /^\s*Farbe\s*\d*\s*$/ })
  await summary.focus()
  await page.keyboard.press('Enter')
  const first = page.getByRole('checkbox', { name: /^Schwarz/ })
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/color=\d+/)
  await expect(first).toBeFocused()
  // Skipping the header makes no request: a response would have moved the focus.
  expect(requests).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(summary).toBeFocused()
  // Waits, so that the old tiles are not taken for the new ones.
  await expect(page.locator('[data-listing]')).not.toHaveAttribute('aria-busy')

  const tile = page.locator('.shelf a').first()
  await tile.focus()
  const outline = await tile.evaluate((link) => getComputedStyle(link).outlineStyle)
  expect(outline).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/p\//)
})

test('a visitor who moves on while a filter loads keeps the focus', async ({ page }) => {
  await page.goto('/de-de/sonnenbrillen/')
  const summary = page.locator('summary', { hasText: /^\s*Farbe\s*\d*\s*$/ })
  await page.route(/color=/, async (route) => {
    await page.keyboard.press('Shift+Tab')
    await expect(summary).toBeFocused()
    await route.continue()
  })
  await summary.press('Enter')
  await page.getByRole('checkbox', { name: /^Schwarz/ }).press('Space')
  await expect(page).toHaveURL(/color=\d+/)
  await expect(page.locator('[data-listing]')).not.toHaveAttribute('aria-busy')
  await expect(summary).toBeFocused()
})

test('a visitor with a keyboard who removes filters on a phone stays at them, and hears how many products there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de-de/sonnenbrillen/?minPrice=20&minWidth=120')
  const chips = page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link')
  await expect(chips).toHaveCount(3)
  await chips.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(2)
  await expect(chips.nth(1)).toBeFocused()
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(/^\s*[\d.]+ /)
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(page.locator('[data-swap="products"]')).toBeFocused()
})

test('a visitor closes what a key opened by Escape, and the focus returns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cs-cz/')
  const opener = page.getByRole('banner').getByRole('button').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[popover]:popover-open')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

for (const { name, width, opener, popover } of [
  { name: 'a flyout', width: 1440, opener: '#menu .open', popover: '#nav-0' },
  { name: 'the search', width: 1200, opener: 'button.open[popovertarget="search"]', popover: '#search' },
  { name: 'the basket', width: 1440, opener: '[data-tool="basket"]', popover: '#basket-panel' },
])
  test(`${name} closes when the focus leaves it, and not before`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/de-de/zubehoer/')
    const inside = page.locator(popover)
    const places = inside.locator(':is(a, button, input):visible')
    // What closes it is loaded at the first act.
    await expect(async () => {
      if (await inside.isHidden()) {
        await page.locator(opener).first().focus()
        if (popover === '#basket-panel')
          await page.evaluate(() => document.dispatchEvent(new Event('basket:show')))
        else await page.keyboard.press('Enter')
      }
      await expect(places.first()).toBeVisible({ timeout: 5000 })
      await places.first().focus()
      await places.last().focus()
      await expect(inside).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(inside).toBeHidden({ timeout: 1000 })
    }).toPass()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
