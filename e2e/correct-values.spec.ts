import { newCustomer } from './customers.ts'
import { operate, placeOrder } from './orders.ts'
import { VALUES, valuesOf } from './own-values.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

// A value that is not made is asked about.
test.use({ expectedStatus: [422] })

async function affirm(page: Page): Promise<void> {
  await page.locator('[name="affirmed"]').check()
  await page.locator('[name="consent"]').check()
}

test('a customer corrects values, without a script as well, and new glasses begin with them', async ({
  page,
  openBrowser,
}) => {
  const customer = await newCustomer(page)
  const order = await placeOrder(10001, customer, VALUES)
  await page.goto('/de-de/account/values/')
  await valuesOf(page, order).getByRole('link', { name: 'Werte berichtigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Werte berichtigen')
  const sphere = page.locator('[name="right.sphere"]')
  await expect(sphere).toHaveValue('−2,25')
  await expectAccessible(page)
  await sphere.fill('-2,60')
  await page.locator('[name="use"][value="far"]').check()
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await expect(sphere).toHaveAccessibleDescription(/0,25/)
  await sphere.fill('-2,50')
  await expect(sphere).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await affirm(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Berichtigte Werte speichern' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Die berichtigten Werte sind gespeichert.',
  )
  const right = (of = page) => valuesOf(of, order).getByRole('row', { name: /Rechts/ })
  await expect(right()).toContainText('−2,50')
  await expect(valuesOf(page, order)).toContainText('Von Ihnen berichtigt')
  // The order is made to what was ordered.
  expect(await operate('show', order)).toMatch(/−2\.25/)

  const storageState = await page.context().storageState()
  const bare = await openBrowser({ javaScriptEnabled: false, storageState })
  await bare.setViewportSize({ width: 360, height: 740 })
  await bare.goto('/de-de/account/values/')
  await valuesOf(bare, order).getByRole('link', { name: 'Werte berichtigen' }).press('Enter')
  await bare.locator('[name="right.sphere"]').fill('-2,75')
  await bare.getByRole('button', { name: 'Weiter zur Prüfung' }).press('Enter')
  await affirm(bare)
  await bare.getByRole('button', { name: 'Berichtigte Werte speichern' }).press('Enter')
  await expect(right(bare)).toContainText('−2,75')
  await valuesOf(bare, order).getByRole('button', { name: 'Neue Gläser mit diesen Werten' }).press('Enter')
  await expect(bare.locator('[name="right.sphere"]')).toHaveValue('−2,75')
})
