import { expect, test } from 'vitest'
import { type AccountEmail, accountEmailRenderer } from '#modules/auth/account-emails.ts'
import { SENDER } from '#tests/support/sender.ts'

const email: AccountEmail = {
  kind: 'password',
  variant: 'de-at',
  to: 'anna@example.org',
  link: 'https://shop.example/de-at/signin/',
}

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('passkeys that were removed (%s) are named in the email: %s', async (passkeysRemoved, isNamed) => {
  const written = await accountEmailRenderer(SENDER)({ ...email, passkeysRemoved })
  expect(written?.text).toContain('das Passwort Ihres Kontos bei Veduta wurde eben geändert')
  expect(written?.text.includes('alle Passkeys wurden entfernt')).toBe(isNamed)
})
