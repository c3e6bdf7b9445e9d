import { newCustomer } from './customers.ts'
import { placeOrder } from './orders.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const VALUES = {
  right: { sphere: -2.25, pd: 32 },
  left: { sphere: -1.75, pd: 31.5 },
}

test('a customer sees in a list what frames cost with the values of the account, and others do not', async ({
  page,
  openBrowser,
}) => {
  const customer = await newCustomer(page)
  await placeOrder(10001, customer, VALUES)
  await page.goto('/de-de/brillen/')
  const prices = page.locator('.tile .picture [data-of]')
  await expect(prices.first()).toHaveText(/^\s*Passt zu Ihren Werten: ab\s\d+[\d,]*\s€\s*$/)
  await expectAccessible(page)
  expect(page.url()).not.toMatch(/\d[.,]\d/)

  // The list that a filter or an order brings has them, too.
  await page.getByLabel('Sortieren').selectOption('price-asc')
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(page.locator('[data-listing]')).not.toHaveAttribute('aria-busy')
  await expect(prices.first()).toContainText('Passt zu Ihren Werten')

  const stranger = await openBrowser()
  const requests: string[] = []
  stranger.on('request', (request) => requests.push(request.url()))
  await stranger.goto('/de-de/brillen/')
  await expect(stranger.locator('.tile').first()).toBeVisible()
  expect(requests.filter((url) => url.includes('fragment=tiles'))).toEqual([])
  await expect(stranger.getByText('Passt zu Ihren Werten')).toHaveCount(0)
})
