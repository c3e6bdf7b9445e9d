import { BRANCH_SHOPS } from './branch-shops.ts'
import { operateReservation } from './orders.ts'
import { linkTo } from './outbox.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const SEEN = '[data-part*=branch]'

test('a shopper sees where a frame lies, reserves it and cancels', async ({ page }, { workerIndex }) => {
  const email = `reserve-${workerIndex}-${process.pid}@example.org`
  await page.goto('/de-de/brillen/?isNew=false')
  await page.locator('.tile:not(.gone) a').first().click()
  const address = page.url()
  await page.locator(SEEN).getByRole('link', { name: 'Filialen mit dieser Fassung' }).click()
  await expect(page.locator('main [data-branch]').first()).toContainText(/in dieser Filiale|vorrätig/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hier reservieren' }).first().click()
  await expect(page.getByText('Wir legen die Fassung unverbindlich')).toBeVisible()
  await expectAccessible(page)
  await page.goto(address)
  await expect(page.locator(SEEN)).toContainText('ansehen')
  await page.locator(SEEN).getByRole('link').first().click()
  await page.getByLabel('Vorname').fill('Ada')
  await page.getByLabel('Nachname').fill('Muster')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('button', { name: 'Unverbindlich reservieren' }).click()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Liegt für Sie bereit')
  await page.goto(await linkTo(email))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reservierung stornieren' }).click()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Storniert')
  await page.getByRole('link', { name: 'Filialen mit dieser Fassung' }).click()
  await expect(page.locator('main [data-branch]').first()).toContainText(/in dieser Filiale|vorrätig/)
})

test('a frame is reserved in the other languages, and collected', async ({ page }, { workerIndex }) => {
  test.slow()
  for (const { variant, frames } of BRANCH_SHOPS.filter((each) => each.variant !== 'de-de')) {
    const t = textsOf(variant.slice(0, 2))
    await page.goto(`/${variant}${frames}?isNew=false`)
    await page.locator('.tile:not(.gone) a').first().click()
    await page
      .locator(SEEN)
      .getByRole('link', { name: t('reservation.elsewhere') })
      .click()
    await page
      .getByRole('button', { name: t('reservation.here') })
      .first()
      .click()
    await page.getByLabel(t('checkout.field.firstName'), { exact: true }).fill('Ada')
    await page.getByLabel(t('checkout.field.lastName'), { exact: true }).fill('Muster')
    await page
      .getByLabel(t('stock.email'), { exact: true })
      .fill(`reserve-${variant}-${workerIndex}-${process.pid}@example.org`)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('reservation.button') }).click()
    const status = page.getByRole('main').getByRole('status').first()
    await expect(status).toHaveText(t('reservation.status.reserved'))
    const number = await page.getByRole('heading', { level: 1 }).innerText()
    await operateReservation('collect', number.replaceAll(/\D/g, ''))
    await page.reload()
    await expect(status).toHaveText(t('reservation.status.collected'))
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedStatus: [422] })

  test('a shopper who sends the form empty first reserves a frame in a branch and collects it', async ({
    page,
  }, { workerIndex }) => {
    await page.goto('/pl-pl/okulary/?isNew=false')
    await page.locator('.tile:not(.gone) a').first().click()
    await page.locator(SEEN).getByRole('link').click()
    await page.getByRole('button', { name: 'Zarezerwuj tutaj' }).first().click()
    await page.getByRole('button', { name: 'Zarezerwuj bez zobowiązań' }).click()
    await expect(page.getByRole('alert')).toContainText('Imię')
    await page.getByLabel('Imię').fill('Ada')
    await page.getByLabel('Nazwisko').fill('Muster')
    await page.getByLabel('Adres e-mail').fill(`reserve-pl-${workerIndex}-${process.pid}@example.org`)
    await page.getByRole('button', { name: 'Zarezerwuj bez zobowiązań' }).click()
    const status = page.getByRole('main').getByRole('status').first()
    await expect(status).toHaveText('Czeka na Państwa')
    const number = await page.getByRole('heading', { level: 1 }).innerText()
    await operateReservation('collect', number.replaceAll(/\D/g, ''))
    await page.reload()
    await expect(status).toHaveText('Odebrana')
    await expect(page.getByRole('button', { name: 'Anuluj rezerwację' })).toHaveCount(0)
  })
})
