import { randomUUID } from 'node:crypto'
import { BUYERS, choose, next, NUMBER, order, fillAddress, title, toCheckout } from './buyer.ts'
import { operate } from './orders.ts'
import { emailsTo, untilSent } from './outbox.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const [GERMAN] = BUYERS
/** An address has one try-on at a time. */
const street = () => `Hafenstraße ${Math.floor(Math.random() * 9000) + 1}`

/** Chooses a frame of a listing to be tried at home; the place is that of its tile. */
async function addToTryOn(page: Page, listing: string, place: number, choice: string): Promise<void> {
  await page.goto(listing)
  await page.locator('main a[href*="/p/"]:has(img)').nth(place).click()
  await page.getByLabel(choice).check()
  await page.locator('main button[form="lens-entry"]').first().click()
  await expect(page.locator('[data-step="summary"]')).toBeVisible()
}

/** Goes on as a guest; returns the mailbox. */
async function asGuest(page: Page): Promise<string> {
  const email = `try-${randomUUID()}@posteo.example`
  const guest = page.locator('form:has([value="guest"])')
  await guest.locator('[name="firstName"]').fill('Johanna')
  await guest.locator('[name="lastName"]').fill('Petersen')
  await guest.locator('[name="email"]').fill(email)
  await guest.getByRole('button').click()
  await page.waitForURL(/\/checkout\//)
  return email
}

/** The link to the page of the try-on, from the latest email that has one. */
const linkIn = async (email: string): Promise<string> =>
  (await emailsTo(email))
    .flatMap((text) => /https?:\S+try-on\/\?link=\S+/.exec(text)?.[0] ?? '')
    .find(Boolean) ?? ''

const numberOf = async (page: Page): Promise<string> => {
  await expect(page.locator('[data-order]')).toHaveText(NUMBER)
  return (await page.locator('[data-order]').innerText()).replaceAll(/\D/g, '')
}

test('a shopper tries frames at home and keeps one', async ({ page }) => {
  test.slow()
  // The frames between them are not all to be tried at home.
  for (const place of [0, 5]) {
    await addToTryOn(page, '/de-de/brillen/', place, 'Zu Hause anprobieren')
    await expectAccessible(page)
    await next(page).click()
    await expect(page).toHaveURL(/\/basket\/$/)
  }
  await expect(page.locator('[data-try-on]')).toContainText('2 von 4 Fassungen')
  await expect(page.locator('[data-total]')).toHaveText(/^0\s€$/)
  await expectAccessible(page)

  await toCheckout(page, GERMAN)
  const email = await asGuest(page)
  await fillAddress(page, { ...GERMAN, address: { ...GERMAN.address, street: street() } } as typeof GERMAN)
  await choose(page, 'method', GERMAN.method)
  await expect(page.getByRole('button', { name: 'Anprobe anfordern', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Zahlungspflichtig')
  await expectAccessible(page)
  await order(page, { ...GERMAN, order: 'Anprobe anfordern' } as unknown as typeof GERMAN)
  await expect(title(page)).toHaveText('Ihre Anprobe ist angefordert')
  const id = await numberOf(page)
  await expectAccessible(page)

  await operate('ship', id)
  await operate('deliver', id)
  await expect.poll(() => linkIn(email), untilSent).not.toBe('')
  await page.goto(await linkIn(email))
  await expect(page.getByRole('main')).toContainText('noch 7 Tage')
  await expect(page.getByRole('main')).toContainText('Das Porto erstatten wir Ihnen.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Weiter zum Kauf' }).click()
  await expect(page.getByRole('alert')).toContainText('mindestens eine Fassung')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Weiter zum Kauf' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('status')).toContainText('Gekauft: Bestellung')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  expect(await operate('return', id)).toContain('partially_returned')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('nichts mehr offen')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper in Poland requests frames to try, and nothing speaks of paying', async ({ page }) => {
    await addToTryOn(page, '/pl-pl/okulary/', 0, 'Przymierzyć w domu')
    await next(page).click()
    await expect(page.locator('[data-try-on]')).toContainText('1 z 4 opraw')
    await page.locator('aside a.button.main').click()
    await page.waitForURL(/\/(?:signin|checkout)\//)
    await asGuest(page)
    for (const [name, value] of [
      ['street', street()],
      ['zip', '00-838'],
      ['city', 'Warszawa'],
      ['phone', '601123456'],
    ])
      await page.locator(`[name="delivery.${name}"]`).fill(value ?? '')
    await next(page).click()
    await page.locator('[value="dpd-home"]').check()
    await next(page).click()
    await expect(page.getByRole('main')).not.toContainText('obowiązkiem zapłaty')
    await page.getByRole('button', { name: 'Zamów przymiarkę', exact: true }).click()
    await expect(title(page)).toHaveText('Przymiarka została zamówiona')
    await expect(page.locator('[data-order]')).toHaveText(NUMBER)
  })
})
