import {
  answer,
  atBank,
  BUYERS,
  choose,
  expectOrder,
  fillAddress,
  goToReview,
  NUMBER,
  order,
  startCheckoutAsGuest,
  title,
} from './buyer.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const [GERMAN, , CZECH, ITALIAN] = BUYERS

for (const choice of ['double', 'early'])
  test(`a buyer whose bank reports "${choice}" has one order`, async ({ page }) => {
    await goToReview(page, GERMAN)
    await order(page, GERMAN)
    await atBank(page, choice)
    await expectOrder(page, GERMAN)
  })

test('a buyer waits for a slow payment on the page, and does not pay again', async ({ page }) => {
  await goToReview(page, GERMAN)
  await order(page, GERMAN)
  await atBank(page, 'delay')
  await expect(page.getByRole('status')).toContainText('Ihre Zahlung ist unterwegs')
  await expect(page.locator('[data-order]')).toHaveText(NUMBER)
  const withoutScript = await (await page.request.get(page.url())).text()
  expect(withoutScript).toContain('<meta http-equiv="refresh"')
  // The page continues without a click.
  await expect(page.getByText('Die Bestätigung geht an')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('a buyer pays in another way after a refused or cancelled payment', async ({ page }) => {
  await goToReview(page, GERMAN)
  await order(page, GERMAN)
  await atBank(page, 'failure')
  await expect(title(page)).toHaveText('Wie möchten Sie bezahlen?')
  await expect(page.getByRole('alert').filter({ hasText: 'nichts abgebucht' })).toBeVisible()
  await choose(page, 'payment', 'creditcard')
  await order(page, GERMAN)
  await page.getByRole('link', { name: /zurück/ }).click()
  await expect(title(page)).toHaveText('Wie möchten Sie bezahlen?')
  await choose(page, 'payment', 'accounting')
  await order(page, GERMAN)
  await expectOrder(page, GERMAN)
})

test('a Czech buyer orders on account, and sees the account, the symbol and the code of the transfer', async ({
  page,
}) => {
  await startCheckoutAsGuest(page, CZECH)
  await fillAddress(page, CZECH)
  await choose(page, 'method', CZECH.method)
  await choose(page, 'payment', 'accounting')
  await order(page, CZECH)
  const facts = page.locator('section').filter({ hasText: 'Jak fakturu zaplatit' })
  await expect(facts).toContainText('19-2000145399/0800')
  await expect(facts.getByText('Variabilní symbol', { exact: true })).toBeVisible()
  await expect(facts.getByRole('img', { name: 'QR Platba' })).toBeVisible()
  await expectOrder(page, CZECH)
})

test('a buyer who closes the bank’s page finds their answers again', async ({ page }) => {
  await goToReview(page, ITALIAN)
  await order(page, ITALIAN)
  await atBank(page, 'abandon')
  await page.goto('/it-it/checkout/?step=address')
  await expect(answer(page, 'delivery.province')).toHaveValue('MI')
  await page.goto('/it-it/checkout/')
  await order(page, ITALIAN)
  await atBank(page, 'success')
  await expectOrder(page, ITALIAN)
})

test('a buyer sees and accepts a change between the review and the order', async ({ page, context }) => {
  await goToReview(page, GERMAN)
  const other = await context.newPage()
  await other.goto('/de-de/basket/')
  await other.getByRole('button', { name: /^Ein Stück mehr/ }).click()
  await expect(other.locator('[data-basket-count]')).toHaveText('2')
  await order(page, GERMAN)
  const note = page.getByRole('alert').filter({ hasText: 'bestellt ist noch nichts' })
  await expect(note).toBeVisible()
  await expect(note.getByRole('listitem').last()).toContainText('Die Gesamtsumme war')
  await expectAccessible(page)
  await order(page, GERMAN)
  await atBank(page, 'success')
  await expectOrder(page, GERMAN)
})

test('a buyer clicks the order button twice, and has one order', async ({ page }) => {
  await goToReview(page, GERMAN)
  const places: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/checkout/')) places.push(request.url())
  })
  await page.getByRole('button', { name: GERMAN.order, exact: true }).dblclick()
  await atBank(page, 'success')
  await expectOrder(page, GERMAN)
  expect(places.length).toBe(1)
})
