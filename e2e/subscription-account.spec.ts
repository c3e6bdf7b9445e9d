import { atBank } from './buyer.ts'
import { newCustomer } from './customers.ts'
import { emailsTo, untilSent } from './outbox.ts'
import { care, main, offer } from './subscribers.ts'
import { subscribe } from './subscriptions.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, test } from './visitor.ts'

test.describe('with an invalid postcode in between', () => {
  test.use({ expectedStatus: [422] })

  test('a customer changes address and payment of a subscription, skips a delivery and cancels', async ({
    page,
    openBrowser,
  }) => {
    test.slow()
    const number = await subscribe(10001, await newCustomer(page))
    const path = `/de-de/account/subscriptions/${number}/`
    await page.goto('/de-de/account/subscriptions/')
    await main(page).getByRole('link', { name: /12\./ }).click()
    await expect(page).toHaveURL(path)
    await expectAccessible(page)

    await main(page).getByRole('link', { name: 'Ändern Lieferadresse' }).click()
    await expectAccessible(page)
    await page.getByLabel('Postleitzahl').fill('20259')
    await page.getByLabel('Ort', { exact: true }).fill('Hamburg')
    await page.getByRole('button', { name: 'Adresse speichern' }).press('Enter')
    await expect(page.getByRole('status')).toHaveText('Gespeichert.')
    await expect(main(page)).toContainText('20259 Hamburg')

    await main(page).getByRole('link', { name: 'Ändern Zahlung' }).click()
    await page.getByLabel('Karte').check()
    await page.getByRole('button', { name: 'Weiter zur Zustimmung' }).click()
    await atBank(page, 'success')
    await expect(page).toHaveURL(`${path}?note=changed`)
    await expect(main(page)).toContainText('Karte')

    // Without a script.
    const storageState = await page.context().storageState()
    const bare = await openBrowser({ javaScriptEnabled: false, storageState })
    await bare.goto(path)
    await main(bare).getByRole('link', { name: 'Ändern Lieferadresse' }).click()
    await bare.getByLabel('Postleitzahl').fill('1')
    await bare.getByRole('button', { name: 'Adresse speichern' }).click()
    await expect(bare.getByLabel('Postleitzahl')).toHaveAttribute('aria-invalid', 'true')
    await bare.goto(path)
    const next = main(bare).locator('time').first()
    const before = await next.getAttribute('datetime')
    await bare.getByRole('button', { name: 'Nächste Lieferung auslassen' }).click()
    await expect(bare.getByRole('status')).toHaveText('Gespeichert.')
    await expect(next).not.toHaveAttribute('datetime', before ?? '')
    await main(bare).getByRole('link', { name: 'Abo kündigen' }).click()
    await bare.getByRole('button', { name: 'Jetzt kündigen' }).click()
    await expect(bare.getByRole('status')).toContainText('Ihre Kündigung ist da')
    // By the policy of the goods one more delivery comes.
    await expect(main(bare)).toContainText('Das ist die letzte Lieferung.')
  })
})

test('a subscription is cancelled without signing in, by its number and its mailbox', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const customer = await newCustomer(page)
  const number = await subscribe(10001, customer)
  const stranger = await openBrowser()
  await stranger.goto('/de-de/spar-abo/kuendigung/')
  await stranger.getByLabel('Vor- und Nachname').fill('Anna Berg')
  await stranger.getByRole('textbox', { name: 'E-Mail-Adresse' }).first().fill(customer.email)
  await stranger.getByLabel('Abo- oder Bestellnummer').fill(number)
  await stranger.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()
  await stranger.getByRole('button', { name: 'Jetzt kündigen' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Ihre Kündigung ist eingegangen')
  await page.goto(`/de-de/account/subscriptions/${number}/`)
  await expect(main(page)).toContainText('Das ist die letzte Lieferung.')
  await expect
    .poll(async () => (await emailsTo(customer.email)).join(), untilSent)
    .toContain('Ihre Kündigung ist da')
})

/** In Italy there is no page for cancellations. */
const SHOPS = [
  { variant: 'it-it', shopId: 10008, hasPage: false },
  { variant: 'cs-cz', shopId: 10003, hasPage: true },
  { variant: 'pl-pl', shopId: 10004, hasPage: true },
  { variant: 'fr-ch', shopId: 10006, hasPage: true },
]

for (const { variant, shopId, hasPage } of SHOPS)
  test(`${variant}: a customer pauses a subscription, goes on with it and cancels it in the account`, async ({
    page,
  }) => {
    test.slow()
    const t = textsOf(variant.slice(0, 2))
    const number = await subscribe(shopId, await newCustomer(page))
    await page.goto(care(variant))
    await expect(offer(page)).toBeVisible()
    const [verb] = t('screens.subscription-cancellation.title').split(/\s/)
    const links = page.getByRole('contentinfo').getByRole('link', { name: new RegExp(`^${verb}`) })
    expect((await links.count()) > 0).toBe(hasPage)

    await page.goto(`/${variant}/account/subscriptions/${number}/`)
    const days = main(page).locator('time')
    await expect(days).toHaveCount(4)
    await expectAccessible(page)
    await page.getByText(t('subscription.pause'), { exact: true }).press('Enter')
    const until = page.getByLabel(t('subscription.pause.until'))
    await until.fill((await until.getAttribute('max')) ?? '')
    await page.getByRole('button', { name: t('subscription.pause.button'), exact: true }).press('Enter')
    await expect(days).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('subscription.resume') }).click()
    await expect(days).toHaveCount(4)
    await main(page)
      .getByRole('link', { name: t('subscription.cancel') })
      .press('Enter')
    await expect(main(page)).toContainText(t('subscription.cancel.bound'))
    await expectAccessible(page)
    await page.getByRole('button', { name: t('subscription.cancel.button') }).press('Enter')
    await expect(main(page)).toContainText(t('subscription.last'))
    await expect(days).toHaveCount(1)
  })
