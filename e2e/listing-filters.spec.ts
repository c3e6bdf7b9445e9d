import { openWithoutEnd } from './slow-line.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const FRAGMENT = /fragment=filters/
const LISTING = '/de-de/sonnenbrillen/'
const group = (page: Page) => page.locator('summary', { hasText: /^\s*Farbe\s*\d*\s*$/ })
const panel = (page: Page) => page.locator('[data-key="color"] > .panel')
const brown = (page: Page) => page.getByRole('checkbox', { name: /^Braun/ })

test('a listing comes without the values of its filters, but for those that are chosen', async ({ page }) => {
  await page.goto(LISTING)
  await group(page).click()
  const id = await brown(page).getAttribute('value')
  const fields = async (address: string) => {
    const html = await (await page.request.get(address)).text()
    return html.match(/name="color"[^>]*/g) ?? []
  }
  expect(await fields(LISTING)).toEqual([])
  expect(await fields(`${LISTING}?color=${id}`)).toEqual([expect.stringContaining(`value="${id}"`)])
})

test('a shopper opens a filter over a slow line, and the keyboard is at its first value when they come', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(FRAGMENT, async (route) => {
    asked.resolve()
    await answered.promise
    await route.continue()
  })
  await page.goto(LISTING)
  await group(page).focus()
  await page.keyboard.press('Enter')
  await asked.promise
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('link', { name: 'Alle zeigen' })).toBeFocused()
  await expectAccessible(page)
  answered.resolve()
  await expect(page.getByRole('checkbox', { name: /^Schwarz/ })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Alle zeigen' })).toHaveCount(0)
  await brown(page).check()
  await expect(page).toHaveURL(/[?&]color=\d+$/)
  await expect(panel(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const sheet = (page: Page) => page.locator('#filters')

  test('a second filter is reached by a press as soon as the results of the first are there', async ({
    page,
  }) => {
    await page.goto(LISTING)
    await page.locator('[popovertarget="filters"]').last().click()
    await group(page).click()
    const black = page.getByRole('checkbox', { name: /^Schwarz/ })
    const { x, y } = (await black.boundingBox())!
    const isReached = page.evaluate(
      (point) =>
        new Promise((resolve) => {
          const look = () => resolve(document.elementFromPoint(point.x, point.y)?.matches('#filters input'))
          // Two frames later whatever starts with the new results has started.
          new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(look))).observe(
            document.querySelector('[data-swap="total"]')!,
            { childList: true },
          )
        }),
      { x: x + 8, y: y + 8 },
    )
    await brown(page).check()
    expect(await isReached).toBe(true)
    await black.check()
    await expect(page).toHaveURL(/[?]color=\d+,\d+$/)
    await expect(brown(page)).toBeChecked()
    await expect(sheet(page)).toBeVisible()
  })

  test('one step back takes back a filter whose results were shown by the button', async ({ page }) => {
    await page.goto(LISTING)
    await page.locator('[popovertarget="filters"]').last().click()
    await group(page).click()
    await brown(page).check()
    await expect(page).toHaveURL(/[?]color=\d+$/)
    await expect(page.locator('[data-listing]')).not.toHaveAttribute('aria-busy')
    await sheet(page)
      .getByRole('button', { name: /zeigen$/ })
      .click()
    await expect(sheet(page)).toBeHidden()
    await expect(page.locator('[data-listing]')).not.toHaveAttribute('aria-busy')
    await page.goBack()
    await expect(page).toHaveURL(LISTING)
    await expect(page.getByRole('link', { name: 'Filter Braun entfernen' })).toHaveCount(0)
  })
})

test('Back takes the order back as well, and the next filter keeps it so', async ({ page }) => {
  await page.goto(LISTING)
  const sort = page.getByLabel('Sortieren')
  await sort.focus()
  await sort.selectOption('price-asc')
  await expect(page).toHaveURL(/[?]sort=price-asc$/)
  await expect(sort).toBeFocused()
  await page.goBack()
  await expect(sort).toHaveValue('')
  await group(page).click()
  await brown(page).check()
  await expect(page).toHaveURL(/[?]color=\d+$/)
})

test.describe('where the values cannot be fetched', () => {
  test.use({ expectedStatus: [503] })
  test('a press leads to a page that has them', async ({ page }) => {
    await page.route(FRAGMENT, (route) => route.fulfill({ status: 503 }))
    await page.goto(LISTING)
    await group(page).click()
    await panel(page).getByRole('link', { name: 'Alle zeigen' }).click()
    await expect(page).toHaveURL(/[?]filters=all#filter-color$/)
    await expect(brown(page)).toBeVisible()
    await brown(page).check()
    await expect(page).toHaveURL(/[?]color=\d+$/)
  })
})

test.describe('before the script', () => {
  test.use({ waitsForScript: false })
  test('a filter that was opened gets its values', async ({ page }) => {
    const finish = await openWithoutEnd(page, LISTING)
    await group(page).click()
    await expect(panel(page).getByRole('link', { name: 'Alle zeigen' })).toBeVisible()
    await finish()
    await brown(page).check()
    await expect(page).toHaveURL(/[?&]color=\d+$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a shopper asks for all values, ticks two, sorts, and takes one back', async ({ page }) => {
    await page.goto(LISTING)
    await group(page).click()
    await panel(page).getByRole('link', { name: 'Alle zeigen' }).click()
    await expect(page).toHaveURL(/[?]filters=all#filter-color$/)
    await brown(page).check()
    await page.getByRole('checkbox', { name: /^Schwarz/ }).check()
    await page.getByLabel('Sortieren').selectOption('price-asc')
    await page.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page.getByRole('link', { name: 'Filter Braun entfernen' })).toBeVisible()
    await page.getByRole('link', { name: 'Filter Schwarz entfernen' }).click()
    await expect(page).toHaveURL(/[?]color=\d+&sort=price-asc$/)
    // What is chosen is part of the form, also where the other values are not.
    await page.getByLabel('Sortieren').selectOption('price-desc')
    await page.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page.getByRole('link', { name: 'Filter Braun entfernen' })).toBeVisible()
    await expect(page).toHaveURL(/[?&]sort=price-desc/)
  })
})
