import {
  answer,
  atBank,
  BUYERS,
  choose,
  goToReview,
  startCheckoutAsGuest,
  expectOrder,
  next,
  order,
  fillAddress,
  title,
} from './buyer.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const [GERMAN] = BUYERS

/** Before hydration the form is checked only on submit; a touch hydrates it. */
async function wake(page: Page): Promise<void> {
  await answer(page, 'delivery.zip').focus()
  await expect(page.locator('main astro-island:not([ssr])')).toBeAttached()
}

test('a buyer sees faults when leaving a field, and again when continuing', async ({ page }) => {
  await startCheckoutAsGuest(page, GERMAN)
  const zip = answer(page, 'delivery.zip')
  await wake(page)
  await zip.fill('2025')
  await answer(page, 'delivery.city').fill('Hamburg')
  await expect(zip).toHaveAccessibleDescription(/20259/)
  await expect(answer(page, 'delivery.street')).not.toHaveAttribute('aria-invalid')
  await next(page).click()
  const summary = page.locator('#mistakes')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
  await summary.getByRole('link', { name: /Postleitzahl/ }).click()
  await expect(zip).toBeFocused()
  await zip.fill('20259')
  await answer(page, 'delivery.street').fill('Bismarckstraße 84')
  // The layout does not shift during the click.
  await next(page).click()
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveURL(/step=delivery/)
  await page.goBack()
  await expect(zip).toHaveValue('20259')
})

test('a buyer cannot open a later step by its address', async ({ page }) => {
  await startCheckoutAsGuest(page, GERMAN)
  await page.goto('/de-de/checkout/?step=review')
  await expect(title(page)).toHaveText('Wohin dürfen wir liefern?')
  await expect(page.locator('#mistakes')).toBeVisible()
})

test('a buyer has the bill sent to another country, in the address format of that country', async ({
  page,
}) => {
  await startCheckoutAsGuest(page, GERMAN)
  await page.getByRole('checkbox', { name: 'Rechnungsadresse ist gleich' }).uncheck()
  await answer(page, 'billing.country').selectOption('IT')
  await expect(answer(page, 'billing.province')).toBeVisible()
  await answer(page, 'billing.country').selectOption('NL')
  await expect(answer(page, 'billing.province')).toBeHidden()
  const bill = { firstName: 'Anna', lastName: 'de Vries', street: 'Dam 1', zip: '1012jl', city: 'Amsterdam' }
  for (const [name, value] of Object.entries(bill)) await answer(page, `billing.${name}`).fill(value)
  await fillAddress(page, GERMAN)
  await choose(page, 'method', 'branch')
  await expect(page.locator('#mistakes')).toBeFocused()
  await page
    .getByRole('radio', { name: /Hamburg/ })
    .first()
    .check()
  await next(page).click()
  const invoice = answer(page, 'payment').and(page.locator('[value="accounting"]'))
  await expect(invoice).toBeDisabled()
  await choose(page, 'payment', 'creditcard')
  await expect(page.locator('main dl').filter({ hasText: 'Rechnung an' })).toContainText('1012 JL Amsterdam')
  await order(page, GERMAN)
  await atBank(page, 'success')
  await expectOrder(page, GERMAN)
})

test('a buyer goes back to a step, and orders what the review shows', async ({ page }) => {
  await goToReview(page, GERMAN)
  const steps = page.getByRole('navigation', { name: 'Schritte bis zur Bestellung' })
  await steps.getByRole('link', { name: /Adresse/ }).click()
  const zip = answer(page, 'delivery.zip')
  await zip.fill('XXXXX')
  await steps.getByRole('link', { name: /Prüfen/ }).click()
  await expect(title(page)).toHaveText('Wohin dürfen wir liefern?')
  await expect(page.locator('#mistakes')).toBeFocused()
  await zip.fill('80331')
  await answer(page, 'delivery.city').fill('München')
  await steps.getByRole('link', { name: /Prüfen/ }).click()
  await expect(page.locator('main dl').filter({ hasText: 'Lieferung an' })).toContainText('80331 München')
  await order(page, GERMAN)
  await atBank(page, 'success')
  await expectOrder(page, GERMAN)
})

/** An action in another tab. */
async function elsewhere(page: Page, address: string, press: (other: Page) => Promise<void>): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(address)
  await press(other)
  await other.close()
}

test('a buyer goes back and forward, also after loading the page anew, and sees the step of the address', async ({
  page,
}) => {
  const stepOf = (step: string) => page.locator(`input[name="step"][value="${step}"]`)
  await goToReview(page, GERMAN)
  await page.goBack()
  await expect(page).toHaveURL(/step=payment/)
  await expect(stepOf('payment')).toBeAttached()
  await page.goForward()
  await expect(stepOf('review')).toBeAttached()
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/step=payment/)
  await expect(stepOf('payment')).toBeAttached()
  await page.goBack()
  await expect(stepOf('delivery')).toBeAttached()
  await page.goForward()
  await expect(stepOf('payment')).toBeAttached()
  await page.goForward()
  await expect(page).toHaveURL(/step=review/)
  await expect(stepOf('review')).toBeAttached()
})

test('a buyer without a network keeps the page, and orders when it is back', async ({ page, context }) => {
  await goToReview(page, GERMAN)
  const note = page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })
  await context.setOffline(true)
  await page.getByRole('button', { name: GERMAN.order, exact: true }).click()
  await expect(note).toBeVisible()
  await expect(page).toHaveURL(/step=review/)
  await context.setOffline(false)
  await order(page, GERMAN)
  await expect(page).toHaveURL(/\/api\/payment\/sandbox/)
})

test.describe('in another tab', () => {
  test.use({ expectedStatus: [401, 409] })

  test('a buyer empties the basket, and the checkout leads to it', async ({ page }) => {
    await startCheckoutAsGuest(page, GERMAN)
    await elsewhere(page, '/de-de/basket/', async (other) => {
      const removed = other.waitForResponse(/removeItemFromBasket/)
      await other.getByRole('button', { name: /entfernen$/ }).click()
      await removed
    })
    await wake(page)
    for (const [name, value] of Object.entries(GERMAN.address))
      await answer(page, `delivery.${name}`).fill(value)
    await next(page).click()
    await expect(page).toHaveURL(/\/basket\//)
  })

  test('a buyer signs out, is notified and sent to the sign-in', async ({ page }) => {
    await startCheckoutAsGuest(page, GERMAN)
    await elsewhere(page, '/de-de/signout/', async (other) => {
      await other.getByRole('button', { name: 'Abmelden', exact: true }).click()
      await other.waitForURL(/\/signin\//)
    })
    await wake(page)
    for (const [name, value] of Object.entries(GERMAN.address))
      await answer(page, `delivery.${name}`).fill(value)
    await next(page).click()
    const note = page.getByRole('alert').filter({ hasText: 'nicht mehr angemeldet' })
    await expect(note).toBeVisible()
    await expectAccessible(page)
    await note.getByRole('link', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(/\/signin\/\?redirectUrl=%2Fde-de%2Fcheckout%2F/)
  })
})
