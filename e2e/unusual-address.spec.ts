import { answer, BUYERS, next, startCheckoutAsGuest, title } from './buyer.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const [GERMAN] = BUYERS
const CONFIRM_PLACE = 'Postleitzahl und Ort stimmen'
const CONFIRM_POINT = 'Die Angaben zur Abholstelle stimmen'

async function sendFarAddress(page: Page): Promise<void> {
  const address = { ...GERMAN.address, zip: '80331' }
  for (const [name, value] of Object.entries(address)) await answer(page, `delivery.${name}`).fill(value)
  await next(page).click()
}

test('a buyer is asked once about a town that is far from the postcode, and about an unusual post office', async ({
  page,
}) => {
  await startCheckoutAsGuest(page, GERMAN)
  await sendFarAddress(page)
  await expect(page.locator('#mistakes')).toBeFocused()
  await expect(answer(page, 'delivery.city')).toHaveAccessibleDescription(/passen nicht zusammen/)
  await expect(answer(page, 'billing.zip')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: CONFIRM_PLACE }).check()
  await next(page).click()
  await expect(title(page)).toBeFocused()
  await page.locator('[name="method"][value="dhl-parcel-shop"]').check()
  const point = (name: string) => page.locator(`[name="point.${name}@dhl-parcel-shop"]`)
  await point('kind').and(page.locator('[value="postfiliale"]')).check()
  await point('customer').fill('1234567')
  await point('id').fill('145')
  await next(page).click()
  await expect(point('id')).toHaveAccessibleDescription(/ungewöhnlich/)
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: CONFIRM_POINT }).check()
  await next(page).click()
  await expect(page).toHaveURL(/step=payment/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a buyer corrects the postcode that was asked about', async ({ page }) => {
    await startCheckoutAsGuest(page, GERMAN)
    await sendFarAddress(page)
    await expect(page.getByRole('checkbox', { name: CONFIRM_PLACE })).not.toBeChecked()
    await answer(page, 'delivery.zip').fill('20259')
    await next(page).click()
    await expect(page).toHaveURL(/step=delivery/)
    await expect(page.getByRole('checkbox', { name: CONFIRM_POINT })).toHaveCount(0)
  })
})
