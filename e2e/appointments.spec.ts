import { linkTo } from './outbox.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const times = (page: Page) => page.locator('main button[name="start"]')

test.describe('a guest who leaves the form empty first', () => {
  test.use({ expectedStatus: [422] })

  test('books an appointment by keyboard, moves it by the link of the email, and cancels it', async ({
    page,
  }, { workerIndex }) => {
    test.slow()
    const email = `termin-${workerIndex}-${process.pid}@example.org`
    await page.goto('/de-de/niederlassungen/?term=Hamburg')
    await page.getByRole('link', { name: 'Filiale ansehen' }).click()
    await page.getByRole('link', { name: 'Termin vereinbaren' }).first().press('Enter')
    await expect(heading(page)).toHaveText('Termin vereinbaren')
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Sehtest' }).press('Space')
    await page.getByRole('button', { name: 'Weiter zur Zeit' }).press('Enter')
    await expectAccessible(page)
    await times(page).first().press('Enter')
    await page.getByRole('button', { name: 'Termin buchen' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Vorname')
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Anna')
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Berg')
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
    await page.getByRole('button', { name: 'Termin buchen' }).press('Enter')
    await expect(page.getByRole('status')).toContainText(`unterwegs an ${email}`)
    expect(page.url()).not.toMatch(/eye|sehtest/i)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'In den Kalender' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^\d{10}\.ics$/)

    await page.goto(await linkTo(email))
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Termin verschieben' }).click()
    await page.getByRole('link', { name: 'Spätere Tage' }).click()
    await times(page).first().click()
    await expect(page.getByRole('status')).toContainText('verschoben')

    await page.goto(await linkTo(email, 2))
    await page.locator('main summary').click()
    await page.getByRole('button', { name: 'Termin absagen' }).click()
    await expect(page.getByRole('status')).toHaveText('Ihr Termin ist abgesagt.')
    await expect(page.getByRole('link', { name: 'Neuen Termin vereinbaren' })).toBeVisible()
    await linkTo(email, 3)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor books an appointment from the list, and cancels it', async ({ page }, { workerIndex }) => {
    const email = `wizyta-${workerIndex}-${process.pid}@example.org`
    await page.goto('/pl-pl/salony/?term=Krak%C3%B3w&free=1')
    await page.locator('main [data-branch] a[href*="appointment=when"]').first().click()
    await expect(heading(page)).toHaveText('Umów wizytę')
    await times(page).nth(1).click()
    await page.getByRole('textbox', { name: 'Imię' }).fill('Anna')
    await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Górska')
    await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
    await page.getByRole('button', { name: 'Zarezerwuj wizytę' }).click()
    await expect(page.getByRole('status')).toContainText(email)
    await page.goBack()
    await page.goForward()
    await page.locator('main summary').click()
    await page.getByRole('button', { name: 'Odwołaj wizytę' }).click()
    await expect(page.getByRole('status')).toHaveText('Wizyta została odwołana.')
  })
})
