import { addOnShelf, count, fill, lines, panel, SHOPS } from './shopper.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const [{ variant, accessories }] = SHOPS
const SHELF = `/${variant}${accessories}`
const WIDTHS = [360, 1440]

/** Opens the panel by touch or mouse. */
async function openPanel(page: Page): Promise<void> {
  await page.locator('[data-tool="basket"]').click()
  await expect(panel(page)).toBeVisible()
}

/** Delays every call of that name until the returned function runs. */
async function hold(page: Page, name: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api/rpc/${name}`, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return release
}

/** From the next change on, the first item in the basket is not available. */
const sellOut = (page: Page) =>
  page.route('**/api/rpc/updateBasketItem', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    Object.assign(answer.basket.items[0], { status: 'unavailable', availableQuantity: 0 })
    await route.fulfill({ response, json: answer })
  })

for (const width of WIDTHS)
  test.describe(`at ${width} px axe finds nothing in`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the panel: empty, full, waiting, and during a change', async ({ page }) => {
      await page.goto(SHELF)
      await openPanel(page)
      await expect(panel(page)).toContainText('Ihr Warenkorb ist leer.')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await addOnShelf(page).click()
      await expect(count(page)).toHaveText('1')
      await expectAccessible(page)

      const answer = await hold(page, 'getBasket')
      await page.reload()
      await openPanel(page)
      await expectAccessible(page)
      answer()
      await expect(panel(page).locator('[aria-busy]')).toHaveCount(0)
      await page.keyboard.press('Escape')
      const added = await hold(page, 'addItemsToBasket')
      await addOnShelf(page).click()
      await openPanel(page)
      await expect(panel(page).locator('[aria-busy]')).toHaveCount(1)
      await expectAccessible(page)
      added()
      await expect(count(page)).toHaveText('2')
    })

    test('the panel without a network, and with a failed addition', async ({ page }) => {
      await fill(page, SHELF)
      await page.route('**/api/rpc/getBasket', (route) => route.abort('aborted'))
      await page.goto(SHELF)
      await openPanel(page)
      const again = panel(page).getByRole('button', { name: 'Erneut versuchen' })
      await expect(again).toBeVisible()
      await expectAccessible(page)
      await page.unroute('**/api/rpc/getBasket')
      await again.click()
      await expect(again).toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.route('**/api/rpc/**', (route) => route.abort('aborted'))
      await addOnShelf(page).click()
      await expect(panel(page).getByText('Es wurde nichts in den Warenkorb gelegt')).toBeVisible()
      await expectAccessible(page)
    })

    test('the basket page during a change, after an invalid code, with a sold-out item', async ({ page }) => {
      await fill(page, SHELF)
      await page.goto(`/${variant}/basket/`)
      const written = await hold(page, 'updateBasketItem')
      await page.getByRole('button', { name: /^Ein Stück mehr/ }).click()
      await expect(page.locator('dl[aria-busy]')).toBeVisible()
      await expectAccessible(page)
      written()
      await expect(count(page)).toHaveText('2')
      await page.getByLabel('Aktionscode').fill('UNSINN')
      await page.getByRole('button', { name: 'Einlösen' }).click()
      await expect(page.getByLabel('Aktionscode')).toHaveAccessibleDescription(/^Dieser Code gilt nicht/)
      await expectAccessible(page)

      const checkout = page.getByRole('main').getByRole('link', { name: 'Zur Kasse' })
      await expect(checkout).toHaveCount(1)
      await sellOut(page)
      await page.getByRole('button', { name: /^Ein Stück mehr/ }).click()
      await expect(lines(page).getByText('Nicht mehr lieferbar')).toBeVisible()
      await expect(checkout).toHaveCount(0)
      await expectAccessible(page)
    })

    test('the search: its start, its suggestions, its empty result', async ({ page }) => {
      await page.goto(`/${variant}/`)
      if (width < 1140) await page.getByRole('button', { name: 'Suche öffnen' }).click()
      else await page.getByRole('combobox').focus()
      const found = page.locator('#suggestions')
      await expect(found.locator('[role=option]').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('combobox').pressSequentially('brera')
      await expect(found).toContainText('„brera“')
      await expectAccessible(page)
      await page.getByRole('combobox').fill('qqqqxxxx')
      await expect(found).toContainText('qqqqxxxx')
      await expectAccessible(page)
    })

    test('the size guide', async ({ page }) => {
      await page.goto(`/${variant}/sonnenbrillen/`)
      await page.locator('.shelf a').first().click()
      await page.waitForURL(/\/p\//)
      await page.locator('a[href*="/overlays/size/"]').click()
      const overlay = page.locator('dialog[open]')
      await expect(overlay).toContainText('140', { timeout: 20_000 })
      await expectAccessible(page)
    })

    test('the menu and the languages', async ({ page }) => {
      await page.goto(`/${variant}/`)
      const menu = page.locator('#menu')
      if (width < 1140) {
        await page.getByRole('button', { name: 'Menü öffnen' }).click()
        await expect(menu).toBeVisible()
        await expectAccessible(page)
      }
      await (width < 1140 ? menu : page.locator('header')).locator('[commandfor="languages"]').first().click()
      await expect(page.getByRole('dialog', { name: 'Land und Sprache' })).toBeVisible()
      await expectAccessible(page)
    })
  })
