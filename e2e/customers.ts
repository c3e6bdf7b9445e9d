import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { linkTo } from './outbox.ts'
import { expect, type Page } from './visitor.ts'

export async function signUp(page: Page, email: string) {
  await page.goto('/de-de/signin/?register=true')
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('Nachname').fill('Berg')
  await page.getByLabel('E-Mail-Adresse').first().fill(email)
  for (const field of await page.locator('input[type=password]').all()) await field.fill('Brille-im-Etui')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
}

/** The id of the account's holder, from the downloaded file of their data. */
export async function customerId(page: Page): Promise<string> {
  await page.goto('/de-de/account/user/')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Daten herunterladen' }).click(),
  ])
  const { customer } = JSON.parse(await readFile(await file.path(), 'utf8')) as { customer: { id: string } }
  return customer.id
}

/** Signs up a customer of their own, who is signed in then and has a confirmed address. */
export async function newCustomer(page: Page): Promise<{ id: string; email: string }> {
  const email = `customer-${randomUUID()}@example.org`
  await signUp(page, email)
  await page.goto(await linkTo(email))
  const confirm = page.getByRole('main').getByRole('button', { name: 'Adresse bestätigen' })
  await confirm.click()
  await expect(confirm).toHaveCount(0)
  return { id: await customerId(page), email }
}
