import { expect, test } from './visitor.ts'

test('a visitor does not see an outdated response', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/term=brera&fragment/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.goto('/de-de/')
  const field = page.locator('#term[role=combobox]')
  const request = page.waitForRequest(/term=brera&fragment/)
  await field.pressSequentially('brera')
  await request
  await field.fill('panto')
  await expect(page.locator('#suggestions')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('#suggestions')).toContainText('„panto“')
  release()
  await expect(page.locator('#suggestions')).not.toContainText('„brera“')
})

test.describe('failed suggestions', () => {
  test.use({ expectedStatus: [500] })

  test('of an empty field show a message in their place, until they can be loaded', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.route(/fragment=suggestions/, (route) => route.fulfill({ status: 500 }))
    await page.goto('/de-de/')
    const list = page.locator('#suggestions')
    await page.locator('#term').focus()
    await expect(list).toContainText('Vorschläge sind gerade nicht verfügbar')
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await page.unroute(/fragment=suggestions/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('option').first()).toBeVisible()
  })

  test('show a message, and the search works without them', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.route(/fragment=suggestions/, (route) => route.fulfill({ status: 500 }))
    await page.goto('/de-de/')
    const field = page.locator('#term[role=combobox]')
    await field.pressSequentially('panto')
    await expect(page.locator('#suggestions')).toContainText('Vorschläge sind gerade nicht verfügbar')
    await field.press('Enter')
    await expect(page).toHaveURL(/panto/i)
  })
})
