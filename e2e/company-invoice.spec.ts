import { answer, BUYERS, choose, fillAddress, next, startCheckoutAsGuest } from './buyer.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const [GERMAN, , CZECH] = BUYERS

/** The billing address of a company. The number is checked when the form is sent. */
async function fillCompany(page: Page, bill: Record<string, string>): Promise<void> {
  await answer(page, 'billing.country').selectOption(bill['country'] ?? '')
  for (const [name, value] of Object.entries(bill))
    if (name !== 'country') await answer(page, `billing.${name}`).fill(value)
}

const SUMMARY = 'main dl'

test('a company abroad gives its tax number, however it is typed, and the review shows it', async ({
  page,
}) => {
  await startCheckoutAsGuest(page, GERMAN)
  await page.getByRole('checkbox', { name: 'Rechnungsadresse ist gleich' }).uncheck()
  await fillCompany(page, {
    country: 'PL',
    company: 'Optyk Nowak',
    taxNumber: '123-456-32-19',
    firstName: 'Ewa',
    lastName: 'Nowak',
    street: 'ul. Chmielna 20',
    zip: '00-020',
    city: 'Warszawa',
  })
  const number = answer(page, 'billing.taxNumber')
  await answer(page, 'billing.zip').focus()
  await expect(number).toHaveAccessibleDescription(/1234563218/)
  await expectAccessible(page)
  await number.fill('pl 123-456-32-18')
  await fillAddress(page, GERMAN)
  await choose(page, 'method', GERMAN.method)
  await choose(page, 'payment', GERMAN.payment)
  await expect(page.locator(SUMMARY).filter({ hasText: 'Optyk Nowak' })).toContainText(
    'USt-IdNr. PL1234563218',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a company is told that its number is wrong, corrects it, and keeps what it typed', async ({
    page,
  }) => {
    await startCheckoutAsGuest(page, CZECH)
    await page.getByRole('checkbox', { name: 'Fakturační adresa je stejná' }).uncheck()
    await fillCompany(page, {
      country: 'CZ',
      company: 'Optika Novák',
      taxNumber: '12345678',
      firstName: 'Jan',
      lastName: 'Novák',
      street: 'Na Příkopě 17',
      zip: '11000',
      city: 'Praha 1',
    })
    for (const [name, value] of Object.entries(CZECH.address))
      await answer(page, `delivery.${name}`).fill(value)
    await next(page).click()
    const number = answer(page, 'billing.taxNumber')
    await expect(number).toHaveAccessibleDescription(/CZ12345679/)
    await expect(number).toHaveValue('12345678')
    await number.fill('cz 12345679')
    await fillAddress(page, CZECH)
    await choose(page, 'method', CZECH.method)
    await choose(page, 'payment', 'accounting')
    await expect(page.locator(SUMMARY).filter({ hasText: 'Optika Novák' })).toContainText(
      'IČO/DIČ CZ12345679',
    )
  })
})
