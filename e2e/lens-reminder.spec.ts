import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lensReminderLinks, type LensReminderPurpose } from '#modules/lens-reminder/lens-reminder-link.ts'
import { answer, BUYERS, choose, fillAddress, title, toCheckout } from './buyer.ts'
import { operate } from './orders.ts'
import { shop } from './shop.ts'
import { lines } from './shopper.ts'
import { asGuest, main } from './subscribers.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const [HAMBURG] = BUYERS
const VALUES = /[−-]\s?2[.,]25|1[.,]75/

/** The link of a reminder of an order, without the weeks until it comes. */
async function linkTo(purpose: LensReminderPurpose, number: string): Promise<string> {
  const secret = await readFile(join(shop().dataDir, 'session-secret'), 'utf8')
  const token = lensReminderLinks[purpose].sign(secret.trim(), number, Math.floor(Date.now() / 1000))
  return `/de-de/order/lenses/?${purpose}=${token}`
}

/** The number of an order of lenses for each eye, by a guest, that was sent. */
async function orderLenses(page: Page): Promise<string> {
  await page.goto('/de-de/p/mood-2-10109/')
  for (const [side, sphere] of [
    ['right', '-2.25'],
    ['left', '-1.75'],
  ] as const)
    await page.locator(`#lens-form [name="${side}-sphere"]`).selectOption(sphere)
  await page.locator('#lens-form button.main').click()
  await expect(page.locator('[data-basket-count]')).toHaveText('2')
  await toCheckout(page, HAMBURG)
  await asGuest(page, `linsen-${randomUUID()}@example.org`)
  await fillAddress(page, HAMBURG)
  await choose(page, 'method', HAMBURG.method)
  await choose(page, 'payment', 'accounting')
  await expect(main(page)).toContainText('Wir erinnern Sie einmal per E-Mail')
  await expect(page.getByRole('checkbox', { name: 'Bitte nicht erinnern' })).not.toBeChecked()
  await expectAccessible(page)
  await answer(page, 'values').check()
  await page.getByRole('button', { name: HAMBURG.order, exact: true }).click()
  await expect(title(page)).toHaveText(HAMBURG.thanks)
  const number = (await page.locator('[data-order]').innerText()).replaceAll(/\D/g, '')
  await operate('ship', number, '--tracking', 'JJD1')
  return number
}

test('a guest who is told at the checkout orders lenses of both eyes again by the link of the reminder, without a script, and objects', async ({
  page,
  openBrowser,
}) => {
  const number = await orderLenses(page)
  const link = await linkTo('order', number)
  const bare = await openBrowser({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  await bare.goto(link)
  await expect(main(bare)).toContainText('Mood')
  expect(await main(bare).innerText()).not.toMatch(VALUES)
  const again = bare.getByRole('button', { name: 'In den Warenkorb legen' })
  await bare.getByLabel('Postleitzahl').fill('10115')
  await again.press('Enter')
  await expect(bare.getByRole('alert')).toContainText('steht nicht in der Bestellung')
  await bare.getByLabel('Postleitzahl').fill(HAMBURG.address.zip ?? '')
  await again.press('Enter')
  await expect(bare).toHaveURL(/\/de-de\/basket\/\?note=added-all$/)
  await expect(lines(bare)).toHaveCount(2)
  await expect(main(bare)).toContainText('−2,25')
  await expect(main(bare)).toContainText('−1,75')

  await page.goto(link)
  await expectAccessible(page)
  await page.goto(`${link}x`)
  await expect(page.getByRole('alert')).toContainText('nicht vollständig')
  await expectAccessible(page)
  await page.goto(await linkTo('object', number))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nicht mehr erinnern' }).click()
  await expect(page.getByRole('status')).toContainText('Wir erinnern Sie nicht mehr.')
})
