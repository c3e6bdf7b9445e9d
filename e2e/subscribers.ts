import { randomUUID } from 'node:crypto'
import { answer, atBank, type Buyer, BUYERS, choose, fillAddress, order, title, toCheckout } from './buyer.ts'
import { linksTo, untilSent } from './outbox.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, type Page } from './visitor.ts'

export const PASSWORD = 'Brille-im-Etui'
/** Lens care; the shop leads to its address in each language. */
export const care = (variant: string) => `/${variant}/p/care-10068/`

const [, WINTERTHUR, PRAGUE] = BUYERS
export const IN_FRENCH: Buyer = {
  ...WINTERTHUR,
  variant: 'fr-ch',
  order: 'Commander avec obligation de paiement',
  thanks: 'Merci pour votre commande',
}
export const IN_POLISH: Buyer = {
  ...PRAGUE,
  variant: 'pl-pl',
  address: { street: 'Piotrkowska 12', zip: '90-265', city: 'Łódź', phone: '601 123 456' },
  method: 'inpost-pl-home',
  order: 'Zamawiam z obowiązkiem zapłaty',
  thanks: 'Dziękujemy za zamówienie',
}

export const main = (page: Page) => page.getByRole('main')
export const entry = (page: Page, form: string) => main(page).locator(`form:has([value="${form}"])`)
export const offer = (page: Page) => page.locator('[data-subscription]')
export const row = (page: Page, value: 'no' | 'yes') =>
  offer(page).locator(`[name="subscription"][value="${value}"]`)

export async function asGuest(page: Page, email: string): Promise<void> {
  const guest = entry(page, 'guest')
  const input = { firstName: 'Johanna', lastName: 'Petersen', email }
  for (const [name, value] of Object.entries(input)) await guest.locator(`[name="${name}"]`).fill(value)
  await guest.getByRole('button').click()
  await page.waitForURL(/\/checkout\//)
}

export async function makeAccount(page: Page, email: string): Promise<void> {
  const form = entry(page, 'register')
  const input = { firstName: 'Johanna', lastName: 'Petersen', email, password: PASSWORD }
  for (const [name, value] of Object.entries(input)) await form.locator(`[name="${name}"]`).fill(value)
  await form.getByRole('button').click()
  await expect(answer(page, 'delivery.city')).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/\/checkout\/$/)
}

export async function prove(page: Page, email: string): Promise<void> {
  const links = async () => (await linksTo(email)).filter((link) => link.includes('verify='))
  await expect.poll(async () => (await links()).length, untilSent).toBe(1)
  await page.goto((await links())[0] ?? '')
  await entry(page, 'verify').getByRole('button').click()
  await page.waitForURL(/\/account\//)
}

/**
 * From the basket to an account, and on to the order that begins the subscription; then what the page says of it. `bank`: the answer to the
 * first payment, or to those after it. Returns the address of the customer.
 */
export async function subscribeAsNewCustomer(
  page: Page,
  buyer: Buyer,
  { payment, says, bank = 'success' }: { payment: string; says: string; bank?: string },
): Promise<string> {
  const email = `abo-${randomUUID()}@example.org`
  await toCheckout(page, buyer)
  await makeAccount(page, email)
  await fillAddress(page, buyer)
  await choose(page, 'method', buyer.method)
  await choose(page, 'payment', payment)
  const t = textsOf(buyer.variant.slice(0, 2))
  const plan = page.getByRole('region', { name: t('checkout.subscription.title') })
  await expect(plan.getByRole('listitem')).toHaveCount(4)
  await order(page, buyer)
  if (payment === 'creditcard') await atBank(page, bank)
  await expect(title(page)).toHaveText(buyer.thanks)
  await expect(main(page)).toContainText(says)
  await expectAccessible(page)
  await prove(page, email)
  await page.goto(`/${buyer.variant}/account/subscriptions/`)
  await expect(main(page)).toContainText(says)
  return email
}
