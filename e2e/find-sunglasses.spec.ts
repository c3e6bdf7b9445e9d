import { expect, expectAccessible, test } from './visitor.ts'

test('a visitor finds brown sunglasses by category, filter and sort, and reads everything about a pair', async ({
  page,
}) => {
  await page.goto('/de-de/')
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Sonnenbrillen' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sonnenbrillen')
  const count = page.locator('[data-swap="total"]')
  const before = (await count.textContent()) ?? ''

  await page.locator('summary', { hasText: /^\s*Farbe\s*\d*\s*$/ }).click()
  const brown = page.getByRole('checkbox', { name: /^Braun/ })
  await brown.check()
  await expect(count).not.toHaveText(before)
  await expect(page).toHaveURL(/[?&]color=\d+/)
  await expect(page.getByRole('link', { name: 'Filter Braun entfernen' })).toBeVisible()
  await expect(brown).toBeChecked()

  await page.keyboard.press('Escape')
  await page.getByLabel('Sortieren').selectOption('price-asc')
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(page.locator('[data-listing]')).not.toHaveAttribute('aria-busy')
  await expectAccessible(page)

  await page.locator('.shelf a').first().click()
  await page.waitForURL(/\/de-de\/p\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main')).toContainText('€')
  await expect(page.locator('main')).toContainText('Hersteller')
  await expectAccessible(page)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sonnenbrillen')
  await expect(page).toHaveURL(/sort=price-asc/)
})

test('a visitor narrows prices and widths by sliders, by keyboard too, and goes back', async ({ page }) => {
  await page.goto('/de-de/sonnenbrillen/')
  const count = page.locator('[data-swap="total"]')
  const before = (await count.textContent()) ?? ''
  await page.locator('summary', { hasText: 'Preis' }).click()
  const most = page.getByRole('slider', { name: 'Preis bis' })
  await most.focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/\?maxPrice=0$/)
  await expect(count).not.toHaveText(before)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?maxPrice=[1-9]\d*$/)
  await expect(count).not.toHaveText(before)
  await expect(most).toBeFocused()
  await expect(most).toHaveAttribute('aria-valuetext', /€$/)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await page.locator('summary', { hasText: 'Breite' }).click()
  const least = page.getByRole('slider', { name: 'Breite von' })
  const track = (await least.boundingBox())!
  await page.mouse.move(track.x + 12, track.y + track.height / 2)
  await page.mouse.down()
  await page.mouse.move(track.x + track.width / 2, track.y + track.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(/[?&]minWidth=1\d\d$/)
  await expect(page.getByRole('link', { name: /^Filter Breite ab 1\d\d mm entfernen/ })).toBeVisible()
  await page.goBack()
  await expect(least).toHaveValue('0')
  await page.goBack()
  await page.goBack()
  await expect(count).toHaveText(before)
})

test('a visitor whose filter matches nothing sees which one to remove', async ({ page }) => {
  await page.goto('/de-de/sonnenbrillen/?minPrice=1&maxPrice=2')
  await expect(page.getByText('Kein Artikel passt zu dieser Auswahl.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  await page
    .getByRole('link', { name: /^Ohne „/ })
    .first()
    .click()
  await expect(page.locator('.shelf a').first()).toBeVisible()
})

test('a visitor whose address names filters that there are not is offered all goods', async ({ page }) => {
  await page.goto('/de-de/sonnenbrillen/?color=99999')
  await expect(page.getByText('Kein Artikel passt zu dieser Auswahl.')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Ohne Filter zeigen' }).click()
  await expect(page.locator('.shelf a').first()).toBeVisible()
})

test('a visitor with an older build loads a listing as a whole', async ({ page }) => {
  await page.goto('/de-de/sonnenbrillen/')
  await expect(page.locator('[data-listing][data-smooth]')).toBeVisible()
  await page.locator('html').evaluate((root) => (root.dataset['build'] = 'older'))
  await page.getByLabel('Sortieren').selectOption('price-asc')
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(page.locator('html')).not.toHaveAttribute('data-build', 'older')
})
