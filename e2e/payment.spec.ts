import { answer, atBank, BUYERS, choose, comeToReview, expectOrder, NUMBER, order, title } from './buyer.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const [GERMAN, , , ITALIAN] = BUYERS

for (const choice of ['double', 'early'])
  test(`a payment that the bank tells of as "${choice}" is one order`, async ({ page }) => {
    await comeToReview(page, GERMAN)
    await order(page, GERMAN)
    await atBank(page, choice)
    await expectOrder(page, GERMAN)
  })

test('a payment that takes its time is awaited by the page itself, not asked for again', async ({ page }) => {
  await comeToReview(page, GERMAN)
  await order(page, GERMAN)
  await atBank(page, 'delay')
  await expect(page.getByRole('status')).toContainText('Ihre Zahlung ist unterwegs')
  await expect(page.locator('[data-order]')).toHaveText(NUMBER)
  const withoutScript = await (await page.request.get(page.url())).text()
  expect(withoutScript).toContain('<meta http-equiv="refresh"')
  // The page follows by itself: nobody presses anything.
  await expect(page.getByText('Die Bestätigung geht an')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('a payment that is refused, or given up, can be made another way', async ({ page }) => {
  await comeToReview(page, GERMAN)
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

test('whoever closes the bank’s page finds his answers as he left them', async ({ page }) => {
  await comeToReview(page, ITALIAN)
  await order(page, ITALIAN)
  await atBank(page, 'abandon')
  await page.goto('/it-it/checkout/?step=address')
  await expect(answer(page, 'delivery.province')).toHaveValue('MI')
  await page.goto('/it-it/checkout/')
  await order(page, ITALIAN)
  await atBank(page, 'success')
  await expectOrder(page, ITALIAN)
})

test('what changes between the review and the press is shown, and agreed to', async ({ page, context }) => {
  await comeToReview(page, GERMAN)
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

test('a second press is none', async ({ page }) => {
  await comeToReview(page, GERMAN)
  const places: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/checkout/')) places.push(request.url())
  })
  await page.getByRole('button', { name: GERMAN.order, exact: true }).dblclick()
  await atBank(page, 'success')
  await expectOrder(page, GERMAN)
  expect(places.length).toBe(1)
})
