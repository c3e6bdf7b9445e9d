import {
  answer,
  atBank,
  BUYERS,
  choose,
  enter,
  expectOrder,
  next,
  order,
  sayAddress,
  title,
} from './buyer.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const [GERMAN] = BUYERS

test('what is wrong is said on leaving a field, and once more on going on', async ({ page }) => {
  await enter(page, GERMAN)
  const zip = answer(page, 'delivery.zip')
  await zip.focus()
  // Until the form has come to life, only the button tells.
  await expect(page.locator('main astro-island:not([ssr])')).toBeAttached()
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
  // Nothing moves under the finger while it presses.
  await next(page).click()
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveURL(/step=delivery/)
  await page.goBack()
  await expect(zip).toHaveValue('20259')
})

test('a step that is not open yet is not to be had by its address', async ({ page }) => {
  await enter(page, GERMAN)
  await page.goto('/de-de/checkout/?step=review')
  await expect(title(page)).toHaveText('Wohin dürfen wir liefern?')
  await expect(page.locator('#mistakes')).toBeVisible()
})

test('a bill may go to another country, by the rules of its post', async ({ page }) => {
  await enter(page, GERMAN)
  await page.getByRole('checkbox', { name: 'Rechnungsadresse ist gleich' }).uncheck()
  await answer(page, 'billing.country').selectOption('IT')
  await expect(answer(page, 'billing.province')).toBeVisible()
  await answer(page, 'billing.country').selectOption('NL')
  await expect(answer(page, 'billing.province')).toBeHidden()
  const bill = { firstName: 'Anna', lastName: 'de Vries', street: 'Dam 1', zip: '1012jl', city: 'Amsterdam' }
  for (const [name, value] of Object.entries(bill)) await answer(page, `billing.${name}`).fill(value)
  await sayAddress(page, GERMAN)
  await choose(page, 'method', 'branch')
  await expect(page.locator('#mistakes')).toBeFocused()
  await page.getByRole('radio', { name: /Hamburg/ }).check()
  await next(page).click()
  const invoice = answer(page, 'payment').and(page.locator('[value="accounting"]'))
  await expect(invoice).toBeDisabled()
  await choose(page, 'payment', 'creditcard')
  await expect(page.locator('main dl').filter({ hasText: 'Rechnung an' })).toContainText('1012 JL Amsterdam')
  await order(page, GERMAN)
  await atBank(page, 'success')
  await expectOrder(page, GERMAN)
})
