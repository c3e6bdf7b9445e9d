import { expect, expectAccessible, test } from './visitor.ts'

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

test('a phone opens a flyout over its menu, goes back, and opens another', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/pl-pl/')
  await page.getByRole('button', { name: 'Otwórz menu' }).click()
  const openers = page.locator('#menu button.open')
  await openers.first().click()
  await expect(page.locator('#nav-0').getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await page.locator('#nav-0 .back').click()
  await expect(page.locator('#nav-0')).toBeHidden()
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
