import { randomUUID } from 'node:crypto'
import { answer, atBank, choose, next } from './buyer.ts'
import type { Page } from './visitor.ts'

/** Where glasses are sent to. */
export const ADDRESSES = {
  hamburg: { street: 'Bismarckstraße 84', zip: '20259', city: 'Hamburg' },
  winterthur: { street: 'Lagerplatz 11', zip: '8400', city: 'Winterthur', phone: '079 123 45 67' },
  geneve: { street: 'Rue du Marché 5', zip: '1204', city: 'Genève', phone: '079 123 45 67' },
  warszawa: { street: 'ul. Długa 5', zip: '00-238', city: 'Warszawa', phone: '601123456' },
  praha: { street: 'Na Příkopě 17', zip: '11000', city: 'Praha 1', phone: '601123456' },
  milano: { street: 'Via Torino 38', zip: '20123', city: 'Milano', province: 'mi' },
}

/** Buys what lies in the basket as a guest, with a card; returns the mailbox. Values of eyes that are in it are agreed to. */
export async function buyGlasses(
  page: Page,
  { variant, address, hasValues }: { variant: string; address: Record<string, string>; hasValues: boolean },
): Promise<string> {
  await page.goto(`/${variant}/basket/`)
  await page.locator('aside a.button.main').click()
  const guest = page.locator('form:has([value="guest"])')
  const email = `glasses-${randomUUID()}@posteo.example`
  await guest.locator('[name="firstName"]').fill('Johanna')
  await guest.locator('[name="lastName"]').fill('Petersen')
  await guest.locator('[name="email"]').fill(email)
  await guest.getByRole('button').click()
  await page.waitForURL(/\/checkout\//)
  for (const [name, value] of Object.entries(address)) await answer(page, `delivery.${name}`).fill(value)
  await next(page).click()
  await page.locator('[name=method][value$="-home"]').first().check()
  await next(page).click()
  await choose(page, 'payment', 'creditcard')
  // A press while the payment is being saved is none on the order.
  await page.waitForURL(/step=review/)
  if (hasValues) await answer(page, 'values').check()
  await next(page).click()
  await atBank(page, 'success')
  return email
}
