import { BUYERS, goToReview, order, title } from './buyer.ts'
import { placeOrder } from './orders.ts'
import { expect, type Locator, type Page, test } from './visitor.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Expects that one stands to the left of the other, and no lower than its end. */
async function expectBeside(left: Locator, right: Locator): Promise<void> {
  const [one, other] = [await left.boundingBox(), await right.boundingBox()]
  if (!one || !other) throw new Error('one of the two is not shown')
  expect(other.x).toBeGreaterThanOrEqual(one.x + one.width)
  expect(other.y).toBeLessThan(one.y + one.height)
  expect(one.y).toBeLessThan(other.y + other.height)
}

const sectionOf = (page: Page, heading: string | RegExp) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })

const expectTotalsBesideParcels = (page: Page) =>
  expectBeside(sectionOf(page, /^Paket 1 von/), sectionOf(page, 'Kosten'))

test('after a purchase the costs stand beside the parcels', async ({ page }) => {
  const buyer = { ...BUYERS[0], payment: 'accounting' }
  await goToReview(page, buyer)
  await order(page, buyer)
  await expect(title(page)).toHaveText(buyer.thanks)
  await expectTotalsBesideParcels(page)
})

test('an order is looked up beside the words about it, and its costs stand beside its parcels', async ({
  page,
}) => {
  const id = await placeOrder(10001, { id: null, email: 'wide@example.org' })
  await page.goto('/de-de/service/auftragsstatus/')
  const form = page.locator('main form').filter({ has: page.getByLabel('Bestellnummer') })
  await expectBeside(page.locator('.lookup > p').first(), form)
  await page.getByLabel('Bestellnummer').fill(id)
  await page.getByLabel('Postleitzahl oder E-Mail-Adresse').fill('50667')
  await page.getByRole('button', { name: 'Status anzeigen' }).click()
  await expect(title(page)).toContainText('Bestellung')
  await expectTotalsBesideParcels(page)
})

test('the headings of a guide stand beside their texts', async ({ page }) => {
  await page.goto('/de-de/ratgeber/glasarten/')
  const headings = page.locator('.prose > h2')
  const count = await headings.count()
  expect(count).toBeGreaterThan(1)
  for (let at = 0; at < count; at += 1)
    await expectBeside(headings.nth(at), page.locator('.prose > h2 + *').nth(at))
})
