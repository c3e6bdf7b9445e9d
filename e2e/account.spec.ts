import type { Page } from 'playwright/test'
import { linkTo } from './outbox.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const PASSWORD = 'Brille-im-Etui'
const NEXT = 'Linse-in-der-Dose'

const SHOPS = [
  {
    variant: 'de-de',
    first: 'Vorname',
    last: 'Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    register: 'Konto anlegen',
    confirm: 'Adresse bestätigen',
    signout: 'Abmelden',
    signedOut: 'Sie sind abgemeldet.',
    signin: 'Anmelden',
    wrong: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
    forgotten: 'Passwort vergessen?',
    send: 'Link senden',
    sent: 'Gehört die Adresse zu einem Konto',
    next: 'Neues Passwort',
    again: 'Neues Passwort wiederholen',
    save: 'Passwort speichern',
  },
  {
    variant: 'cs-cz',
    first: 'Jméno',
    last: 'Příjmení',
    email: 'E-mailová adresa',
    password: 'Heslo',
    register: 'Založit účet',
    confirm: 'Potvrdit adresu',
    signout: 'Odhlásit se',
    signedOut: 'Jste odhlášeni.',
    signin: 'Přihlásit se',
    wrong: 'Nesprávná e-mailová adresa nebo heslo.',
    forgotten: 'Zapomněli jste heslo?',
    send: 'Poslat odkaz',
    sent: 'Pokud adresa patří k účtu',
    next: 'Nové heslo',
    again: 'Nové heslo znovu',
    save: 'Uložit heslo',
  },
]
type Words = (typeof SHOPS)[number]

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

async function signIn(page: Page, words: Words, email: string, password: string) {
  await page.goto(`/${words.variant}/signin/`)
  await field(page, words.email).fill(email)
  await field(page, words.password).fill(password)
  await press(page, words.signin)
}

async function signOut(page: Page, words: Words) {
  await page.goto(`/${words.variant}/signout/`)
  await press(page, words.signout)
  await expect(main(page).getByRole('status')).toContainText(words.signedOut)
}

for (const words of SHOPS)
  test.describe(`${words.variant}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('a visitor creates an account, confirms the address, signs out, signs in again, and resets a forgotten password', async ({
      page,
    }, { workerIndex }) => {
      const email = `account-${words.variant}-${workerIndex}-${process.pid}@example.org`
      const account = new RegExp(`/${words.variant}/account/`)
      await page.goto(`/${words.variant}/account/orders/`)
      await expect(page).toHaveURL(/signin\/\?redirectUrl=/)
      await main(page).getByRole('link', { name: words.register }).click()
      await field(page, words.first).fill('Anna')
      await field(page, words.last).fill('Nováková-Berg')
      await field(page, words.email).fill(email)
      await field(page, words.password).fill(PASSWORD)
      await press(page, words.register)
      await expect(page).toHaveURL(account)

      // A customer without a confirmed address sees only the first page of the account.
      await page.goto(`/${words.variant}/account/orders/`)
      await expect(page).toHaveURL(new RegExp(`/${words.variant}/account/$`))
      await page.goto(await linkTo(email))
      await press(page, words.confirm)
      await expect(main(page).getByRole('button', { name: words.confirm, exact: true })).toHaveCount(0)
      await page.goto(`/${words.variant}/account/orders/`)
      await expect(page).toHaveURL(/account\/orders\//)

      await signOut(page, words)
      await page.goto(`/${words.variant}/account/`)
      await expect(page).toHaveURL(/signin\//)
      await signIn(page, words, email, 'Falsches-Passwort')
      const wrong = main(page).getByRole('alert')
      await expect(wrong).toContainText(words.wrong)
      await expect(wrong).toBeFocused()
      await expect(field(page, words.email)).toHaveValue(email)
      await signIn(page, words, email, PASSWORD)
      await expect(page).toHaveURL(account)
      await signOut(page, words)

      await page.goto(`/${words.variant}/signin/`)
      await main(page).getByRole('link', { name: words.forgotten }).click()
      await field(page, words.email).fill(email)
      await press(page, words.send)
      await expect(main(page).getByRole('status')).toContainText(words.sent)
      await page.goto(await linkTo(email, 2))
      await field(page, words.next).fill(NEXT)
      await field(page, words.again).fill(NEXT)
      await press(page, words.save)
      await expect(page).toHaveURL(account)
      await signOut(page, words)
      await signIn(page, words, email, NEXT)
      await expect(page).toHaveURL(account)
    })
  })

test.describe('invalid input', () => {
  test.use({ expectedStatus: [422] })

  test('is listed at the top, and links to the field', async ({ page }) => {
    await page.goto('/de-de/signin/?register=true')
    await press(page, 'Konto anlegen')
    const faults = main(page).getByRole('alert')
    await expect(faults).toContainText('4 Punkte sind noch offen.')
    await faults.getByRole('link', { name: /Vorname/ }).click()
    await expect(field(page, 'Vorname')).toBeFocused()
    await expect(field(page, 'Vorname')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  })
})

test('a visitor finds the way to the account in the same place on cached pages', async ({ page }, {
  workerIndex,
}) => {
  await page.goto('/de-de/signin/?register=true')
  await field(page, 'Vorname').fill('Ada')
  await field(page, 'Nachname').fill('Berg')
  await field(page, 'E-Mail-Adresse').fill(`icon-${workerIndex}-${process.pid}@example.org`)
  await field(page, 'Passwort').fill(PASSWORD)
  await press(page, 'Konto anlegen')
  await expect(page).toHaveURL(/\/de-de\/account\//)
  const response = await page.goto('/de-de/')
  expect(await response?.text()).not.toContain('Ada')
  const tool = page.getByRole('banner').getByRole('link', { name: 'Mein Konto' })
  await expect(tool).toHaveAttribute('href', '/de-de/account/')
  // A signed-in customer is redirected away from the sign-in.
  await page.goto('/de-de/signin/')
  await expect(page).toHaveURL(/\/de-de\/account\/$/)
})

test('a guest reaches the checkout, but no account', async ({ page }) => {
  await page.goto('/de-de/checkout/')
  await field(page, 'Vorname').fill('Gerd')
  await field(page, 'Nachname').fill('Gast')
  await page.locator('#guest-email').fill('gerd@example.org')
  await expectAccessible(page)
  await press(page, 'Weiter zur Kasse')
  // A guest without a basket is sent to the basket page.
  await expect(page).toHaveURL(/\/de-de\/basket\//)
  await page.goto('/de-de/account/orders/')
  await expect(page).toHaveURL(/\/de-de\/$/)
})
