import { linkTo } from './outbox.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const SHOPS = [
  {
    variant: 'de-de',
    email: 'Ihre E-Mail-Adresse',
    ask: 'Anmelden',
    sent: 'Wir haben Ihnen eine E-Mail geschickt.',
    confirm: 'Anmeldung bestätigen',
    confirmed: 'Ihre Anmeldung ist bestätigt.',
    leave: 'Newsletter abbestellen',
    left: 'Sie sind abgemeldet.',
  },
  {
    variant: 'pl-pl',
    email: 'Państwa adres e-mail',
    ask: 'Zapisz się',
    sent: 'Wysłaliśmy do Państwa wiadomość.',
    confirm: 'Potwierdzam zapis',
    confirmed: 'Zapis został potwierdzony.',
    leave: 'Rezygnuję z newslettera',
    left: 'Zrezygnowali Państwo z newslettera.',
  },
]

for (const shop of SHOPS)
  test.describe(`${shop.variant}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('a reader subscribes, confirms by the link in the first email, and unsubscribes by that in the next', async ({
      page,
    }, { workerIndex }) => {
      const email = `newsletter-${shop.variant}-${workerIndex}-${process.pid}@example.org`
      await page.goto(`/${shop.variant}/overlays/newsletter/newsletter/`)
      const status = page.getByRole('main').getByRole('status')
      const ask = async (address: string) => {
        await page.getByLabel(shop.email).fill(address)
        await page.getByRole('button', { name: shop.ask, exact: true }).click()
      }
      await ask(email)
      await expect(status).toContainText(shop.sent)

      await page.goto(await linkTo(email))
      await page.getByRole('button', { name: shop.confirm }).click()
      await expect(status).toContainText(shop.confirmed)

      await page.goto(await linkTo(email, 2))
      await page.getByRole('button', { name: shop.leave }).click()
      await expect(status).toContainText(shop.left)
    })
  })

test('a reader sees an invalid address at the field, in the words of the shop', async ({ page }) => {
  const address = '/de-de/overlays/newsletter/newsletter/'
  await page.goto(address)
  await page.getByLabel('Ihre E-Mail-Adresse').fill('anna')
  await page.getByLabel('Ihre E-Mail-Adresse').press('Enter')
  await expect(page).toHaveURL(`${address}?newsletter=invalid`)
  await expect(page.getByLabel('Ihre E-Mail-Adresse')).toHaveAccessibleDescription(
    /keine gültige E-Mail-Adresse/,
  )
  await expectAccessible(page)
})

test('a reader with a changed link changes nothing', async ({ page }) => {
  await page.goto('/de-de/overlays/newsletter/newsletter/?confirm=abc')
  const note = page.getByRole('main').getByRole('alert')
  await expect(note).toContainText('nicht vollständig')
  await expect(note).toBeFocused()
  await expect(page.getByRole('button', { name: 'Anmeldung bestätigen' })).toBeHidden()
})
