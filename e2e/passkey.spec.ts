import { linkTo } from './outbox.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const PASSWORD = 'Brille-im-Etui'

test('a customer adds a passkey, signs out, and signs in with it', async ({ page }, { workerIndex }) => {
  const email = `passkey-${workerIndex}-${process.pid}@example.org`
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })

  await page.goto('/de-de/signin/?register=true')
  await main.getByLabel('Vorname').fill('Anna')
  await main.getByLabel('Nachname').fill('Berg')
  await main.getByLabel('E-Mail-Adresse').fill(email)
  await main.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await press('Konto anlegen')
  await page.goto(await linkTo(email))
  await press('Adresse bestätigen')
  await page.waitForURL(/\/account\//)

  await page.goto('/de-de/account/user/')
  const form = main.locator('form', { hasText: 'Name des Passkeys' })
  await form.getByLabel('Name des Passkeys').fill('Mein Telefon')
  await form.getByLabel('Ihr Passwort').fill(PASSWORD)
  await form.getByRole('button').click()
  await expect(main.getByText('Mein Telefon', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/de-de/signout/')
  await press('Abmelden')
  await page.waitForURL(/\/signin\//)
  await press('Mit Passkey anmelden')
  await page.waitForURL(/\/de-de\/account\/$/)
  await page.goto('/de-de/account/user/')
  await press('Passkey entfernen: Mein Telefon')
  await expect(main.getByRole('status')).toHaveText('Entfernt.')
})

test.describe('while the server does not answer', () => {
  test.use({ expectedStatus: [503] })

  test('a keyboard stays on the button that signs in with a passkey', async ({ page }) => {
    await page.route('**/api/rpc/startPasskeySignIn', (route) => route.fulfill({ status: 503 }))
    await page.goto('/de-de/signin/')
    const root = page.getByRole('main').locator('[data-passkey]')
    const button = root.getByRole('button')
    for (let press = 0; press < 2; press += 1) {
      const answered = page.waitForResponse('**/api/rpc/startPasskeySignIn')
      await button.press('Enter')
      await answered
      await expect(root.getByRole('alert')).toBeVisible()
      await expect(button).toBeFocused()
    }
  })
})
