import { expect, expectAccessible, type Page, test } from './visitor.ts'

const PHONE = { width: 390, height: 844 }
const FRAGMENT = /fragment=menu/

test('no page carries the flyouts; a mouse that reaches a label finds them, and leaves them', async ({
  page,
}) => {
  const html = await (await page.request.get('/de-de/')).text()
  expect(html).not.toContain('/de-de/brillen/damenbrillen/"')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/de-de/')
  const label = page.locator('#menu').getByRole('link', { name: 'Brillen', exact: true })
  await label.hover()
  const inner = page.locator('#menu').getByRole('link', { name: 'Damenbrillen' })
  await expect(inner).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('contentinfo').hover()
  await expect(inner).toBeHidden()
  await label.hover()
  await inner.click()
  await expect(page).toHaveURL('/de-de/brillen/damenbrillen/')
})

test('a keyboard opens a flyout by its arrow, walks into it and closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/pl-pl/')
  await page.locator('#menu a.root').first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#nav-0').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#nav-0').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#nav-0')).toBeHidden()
})

/** The popovers, or parts of the page, into which so many steps with the keyboard lead. */
async function reachedBy(page: Page, steps: number): Promise<string[]> {
  const places = new Set<string>()
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(
      () => document.activeElement?.closest('[popover], header, main, footer')?.id ?? null,
    )
    if (place !== null) places.add(place)
  }
  return [...places]
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled, viewport: PHONE })
    test('behind the open menu of a phone nothing is reached', async ({ page }) => {
      await page.goto('/pl-pl/')
      const opener = page.getByRole('button', { name: 'Otwórz menu' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Zamknij menu' })).toBeFocused()
      await expect(page.getByRole('main')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      expect(await reachedBy(page, 40)).toEqual(['menu'])
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
      await expect(page.getByRole('main')).toBeVisible()
    })
  })

for (const { width, isWhole } of [
  { width: 1440, isWhole: true },
  { width: 1140, isWhole: false },
])
  test(`at ${width} px all columns of a flyout stand in one row, and a low window cuts none`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 })
    await page.goto('/de-de/')
    await page.locator('#menu .open').first().press('Enter')
    const flyout = page.locator('#nav-0')
    const last = flyout.getByRole('link', { name: 'Verordnung lesen' })
    await expect(last).toBeVisible()
    const [short, long] = await Promise.all(
      ['.short', '.long'].map((part) => flyout.locator(part).boundingBox()),
    )
    expect(long?.y).toBe(short?.y)
    expect(await flyout.evaluate((area) => area.scrollHeight <= area.clientHeight)).toBe(isWhole)
    await last.focus()
    await expect(last).toBeInViewport()
    expect(await flyout.evaluate((area) => area.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  })

test('a phone opens a flyout over its menu, goes back, and opens another', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/pl-pl/')
  await page.getByRole('button', { name: 'Otwórz menu' }).click()
  const openers = page.locator('#menu button.open')
  await openers.first().click()
  await expect(page.locator('#nav-0').getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  expect(await reachedBy(page, 40)).toEqual(['nav-0'])
  await page.locator('#nav-0 .back').click()
  await expect(page.locator('#nav-0')).toBeHidden()
  await expect(openers.first()).toBeFocused()
  await openers.nth(1).click()
  await expect(page.locator('#nav-1').getByRole('link').first()).toBeVisible()
})

test.describe('where the server is too busy for the flyouts', () => {
  test.use({ expectedStatus: [503] })
  test('a press leads to the page of the label', async ({ page }) => {
    await page.route(FRAGMENT, (route) => route.fulfill({ status: 503 }))
    await page.setViewportSize(PHONE)
    await page.goto('/de-de/')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await page.locator('#menu button.open').first().click()
    await expect(page).toHaveURL('/de-de/brillen/')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })
  test('a phone reaches a family by its label, and what is below it by its page', async ({ page }) => {
    await page.goto('/pl-pl/')
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    const label = page.locator('#menu a.root').first()
    const address = (await label.getAttribute('href')) ?? ''
    await label.click()
    await expect(page).toHaveURL(address)
    await expect(page.locator(`main nav a[href^="${address}"]`).first()).toBeVisible()
  })
})
