import { expect, test } from 'vitest'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import type { Session } from '#modules/auth/session.ts'
import { from, openHolders, PASSWORD, value } from '#tests/support/account-holders.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'

const SITE = { origin: 'http://shop', host: 'shop' }
const NEXT = 'Neues-Passwort'

onBothDatabases({ tables: [AUTH_MIGRATIONS] }, (open) => {
  const { accounts, auth, holder } = openHolders(open)

  async function addPasskey(session: Session) {
    const authenticator = softwareAuthenticator()
    const options = value(await auth().startPasskeyCreation(from, session, PASSWORD))
    value(await auth().addPasskey(from, session, 'Telefon', authenticator.create(options, SITE)))
    return async () =>
      auth().signInWithPasskey(from, authenticator.use(await auth().startPasskeySignIn(from), SITE))
  }

  async function reset(email: string) {
    await auth().requestPasswordReset(from, email)
    const token = await accounts.lastToken(email, 'hash')
    value(await auth().resetPassword(from, token, NEXT))
    await accounts.idle()
    return accounts.emails.findLast(({ to }) => to === email)
  }

  test('a reset password removes the passkeys of its account alone, and the email says so', async () => {
    const signIn = await addPasskey(await holder('phished@example.org'))
    const neighbour = await addPasskey(await holder('neighbour@example.org'))
    expect(await signIn()).toMatchObject({ ok: true })
    expect(await reset('phished@example.org')).toMatchObject({ kind: 'password', passkeysRemoved: true })
    expect(await signIn()).toEqual({ ok: false, error: 'failed' })
    expect(await neighbour()).toMatchObject({ ok: true })
  })

  test('the email about a reset password names no passkeys where there were none', async () => {
    await holder('without@example.org')
    expect(await reset('without@example.org')).toMatchObject({ kind: 'password', passkeysRemoved: false })
  })

  test('a password that its owner changes leaves the passkeys, which the account lists', async () => {
    const session = await holder('changes@example.org')
    const signIn = await addPasskey(session)
    value(await auth().changePassword(from, session, PASSWORD, NEXT))
    expect(await signIn()).toMatchObject({ ok: true })
    expect(await auth().passkeys(session.customer)).toHaveLength(1)
  })
})
