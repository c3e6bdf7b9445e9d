import { PAGES } from './page-kinds.ts'
import { count, fill, panel } from './shopper.ts'
import { expect, type Page, test } from './visitor.ts'

/** Astro says so of an island whose script cannot be fetched. */
test.use({ expectedConsole: /^\[astro-island\] Error hydrating/ })

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })
const ACCESSORIES = '/de-de/zubehoer/'

test('a shopper who presses before the scripts came keeps the page without a network', async ({
  page,
  context,
}) => {
  await page.goto(ACCESSORIES)
  await page.locator('.shelf .tile > a:first-child').first().click()
  await page.waitForURL(/\/p\//)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await expect(note(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await context.setOffline(false)
  await expect(note(page)).toBeHidden()
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await expect(count(page)).toHaveText('1')
})

test('a shopper changes the basket before its script came, without a network and after', async ({
  page,
  context,
}) => {
  await fill(page, ACCESSORIES)
  await page.goto('/de-de/basket/')
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Ein Stück mehr/ }).click()
  await expect(note(page)).toBeVisible()
  await context.setOffline(false)
  await expect(count(page)).toHaveText('2')
})

test('a shopper who fills in a form of goods before its script came is told that there is no network', async ({
  page,
  context,
}) => {
  await page.goto(PAGES.lens)
  const form = page.locator('#lens-form')
  await expect(page.locator('html[data-painted]')).toBeAttached()
  await context.setOffline(true)
  await form.locator('button.main').click()
  await expect(note(page)).toBeVisible()
  await context.setOffline(false)
  await expect(note(page)).toBeHidden()
  await form.locator('button.main').click()
  await expect(form.locator('[aria-invalid]').first()).toBeFocused()
})

test('a shopper without a network is not told that goods have gone, and goes to the checkout after', async ({
  page,
  context,
}) => {
  await fill(page, ACCESSORIES)
  const checkout = panel(page).getByRole('link', { name: 'Zur Kasse' })
  await expect(checkout).toBeVisible()
  await context.setOffline(true)
  await checkout.click()
  await expect(note(page)).toBeVisible()
  await context.setOffline(false)
  await expect(note(page)).toBeHidden()
  await checkout.click()
  await page.waitForURL(/\/signin\//)
})

test.describe('a server that cannot read the basket', () => {
  test.use({ expectedStatus: [503] })

  test('is not a reason to say that goods have gone', async ({ page }) => {
    await fill(page, ACCESSORIES)
    await page.goto('/de-de/basket/')
    await page.getByRole('button', { name: /^Ein Stück mehr/ }).click()
    await expect(count(page)).toHaveText('2')
    await page.route('**/api/rpc/getBasket', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"kind":"upstream"}' }),
    )
    await page.getByRole('link', { name: 'Zur Kasse' }).last().click()
    await expect(page.locator('#alerts')).toContainText('Der Warenkorb ist gerade nicht erreichbar')
  })
})

test('a reader keeps what was typed into a form that is sent without a network', async ({
  page,
  context,
}) => {
  await page.goto('/de-de/signin/')
  await page.getByRole('main').getByLabel('E-Mail').first().fill('anna@beispiel.de')
  await page.getByRole('main').getByLabel('Passwort').first().fill('Sehr-langes-1')
  await context.setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(note(page)).toBeVisible()
  await expect(page.getByRole('main').getByLabel('E-Mail').first()).toHaveValue('anna@beispiel.de')
  await context.setOffline(false)
})

test('a shopper who filters a listing without a network keeps it, and filters it after', async ({
  page,
  context,
}) => {
  await page.goto(PAGES.listing)
  await page.locator('summary', { hasText: /^\s*Farbe\s*\d*\s*$/ }).click()
  const brown = page.getByRole('checkbox', { name: /^Braun/ })
  const black = page.getByRole('checkbox', { name: /^Schwarz/ })
  await brown.check()
  await expect(page).toHaveURL(/[?]color=\d+$/)
  await context.setOffline(true)
  await black.check()
  await expect(note(page)).toBeVisible()
  await expect(page.locator('[data-listing]')).not.toHaveAttribute('aria-busy')
  await expect(page.locator('.shelf a').first()).toBeVisible()
  await context.setOffline(false)
  await expect(note(page)).toBeHidden()
  await page.getByLabel('Sortieren').selectOption('price-asc')
  await expect(page).toHaveURL(/[?]color=\d+,\d+&sort=price-asc$/)
})

test('a visitor who looks for branches without a network keeps the page', async ({ page, context }) => {
  await page.goto(PAGES.branches)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'In meiner Nähe' }).click()
  await expect(note(page)).toBeVisible()
  await context.setOffline(false)
  await expect(note(page)).toBeHidden()
  await context.setOffline(true)
  await page.getByText('Hörtest', { exact: true }).click()
  await expect(note(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
})

test('a reader who answers a question without a network keeps the earlier answers', async ({
  page,
  context,
}) => {
  await page.goto('/de-de/ratgeber/kontaktlinsen-finden/')
  await page.getByRole('radio', { name: /^Fast jeden Tag/ }).press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Frage 2 von 3')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('radio').first().press('Space')
  await page.keyboard.press('Enter')
  await expect(note(page)).toBeVisible()
  await expect(page.getByText('Frage 2 von 3')).toBeVisible()
  await expect(page.locator('[data-questionnaire]')).toHaveAttribute('aria-busy', 'false')
  await context.setOffline(false)
  await page.getByRole('radio').first().press('Enter')
  await expect(page.getByText('Frage 3 von 3')).toBeVisible()
})

test('a shopper who chooses packs and opens the search without a network keeps the page', async ({
  page,
  context,
}) => {
  await page.goto(PAGES.lens)
  await context.setOffline(true)
  await page.locator('#lens-form [name="right-quantity"]').selectOption('2')
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await expect(page.locator('#term')).toBeFocused()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(page.locator('#lens-form [name="right-quantity"]')).toHaveValue('2')
})
