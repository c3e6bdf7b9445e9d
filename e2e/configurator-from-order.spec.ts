import { next } from './buyer.ts'
import { step } from './configurator-step.ts'
import { firstBranch, placeBranchOrder } from './orders.ts'
import { expect, type Page, test } from './visitor.ts'

const SHOP = 10001
const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }
/** Spec §3 "Prescription-from-order state". */
const STATE = [
  'isConvertibleProgressiveGlasses',
  'isProgressiveGlasses',
  'orderNumber',
  'orderOrigin',
  'prescriptionValues',
  'progressiveGlassesPrescriptionValues',
  'rawPrescription',
]

/** As far as the step that asks for an earlier order, for one of the frames of the listing. */
async function askForOrder(page: Page, place: number): Promise<void> {
  await page.goto('/de-de/brillen/')
  const product = await page.locator('main .tile a[href*="/p/"]').nth(place).getAttribute('href')
  await page.goto(`${new URL(product ?? '', page.url()).pathname}?configure=type`)
  await page.locator('[name=lensType][value=type_ei]').check()
  await next(page).click()
  await page.locator('[name=source][value=order]').check()
  await next(page).click()
  await expect(step(page, 'order')).toBeVisible()
}

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('veduta-rx-from-order'))

test('an order that was proven for one frame is known for the next one, and to nobody else in the tab', async ({
  page,
  context,
}) => {
  const email = `from-order-${process.pid}-${Date.now()}@example.org`
  const number = await placeBranchOrder(SHOP, await firstBranch(SHOP), email, VALUES, 'EUR')
  const field = page.locator('[name="order.number"]')
  await askForOrder(page, 0)
  await field.fill(number)
  await page.locator('[name="order.origin"][value=branch]').check()
  await page.locator('[name="order.email"]').fill(email)
  await next(page).click()
  await expect(page.locator('[data-read-back]')).toContainText('2,25')
  const [state = {}] = Object.values(JSON.parse((await stored(page)) ?? '{}'))
  expect(Object.keys(Object(state)).toSorted()).toEqual(STATE)

  await askForOrder(page, 2)
  await expect(field).toHaveValue(number)
  await next(page).click()
  await expect(page.locator('[data-read-back]')).toContainText('2,25')

  // The next person at this device.
  await context.clearCookies()
  await askForOrder(page, 4)
  await expect(field).toHaveValue('')
  expect(await stored(page)).toBeNull()
  await field.fill(number)
  await next(page).click()
  await expect(page.locator('[name="order.email"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main')).not.toContainText('2,25')
})
