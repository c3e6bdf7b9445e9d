import { describe, expect, test } from 'vitest'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import { from, newcomer, openHolders, PASSWORD, value } from '#tests/support/account-holders.ts'
import { onBothDatabases } from '#tests/support/database.ts'

onBothDatabases({ tables: [AUTH_MIGRATIONS] }, (open) => {
  const { accounts, register, holder, auth } = openHolders(open)

  describe('a new account', () => {
    test('is signed in, and verified only after the link in the email is opened', async () => {
      const session = await register('First@Example.org')
      expect(session.customer).toMatchObject({
        email: 'first@example.org',
        firstName: 'Anna',
        isGuest: false,
        isVerified: false,
      })
      expect(await auth().session(session.token)).toEqual(session)
      const token = await accounts.lastToken('first@example.org', 'verify')
      const verified = value(await auth().verify(from, token, { session, password: '' }))
      expect(verified.customer).toMatchObject({ id: session.customer.id, isVerified: true })
      expect(value(await auth().signIn(from, ' FIRST@example.org', PASSWORD)).customer).toEqual(
        verified.customer,
      )
    })

    test.each(['Passwort123!', 'Veduta2026!', 'Novak.Eva-1'])(
      'is not made with the password %s',
      async (password) => {
        const customer = { ...newcomer('novak.eva@example.org'), password }
        expect(await auth().register(from, customer)).toEqual({ ok: false, error: 'leaked' })
      },
    )

    test('of a demonstration is proven at once, and made once', async () => {
      const demo = { ...newcomer('Demo@shop.example'), password: PASSWORD }
      const customer = await auth().provideProven(demo)
      expect(customer).toMatchObject({ email: 'demo@shop.example', isVerified: true, isGuest: false })
      expect(await auth().provideProven({ ...demo, password: 'Another-word-1' })).toEqual(customer)
      expect(value(await auth().signIn(from, 'demo@shop.example', PASSWORD)).customer).toEqual(customer)
    })

    test('signs in with its address only after verification', async () => {
      await register('later@example.org')
      expect(await auth().signIn(from, 'later@example.org', PASSWORD)).toEqual({
        ok: false,
        error: 'failed',
      })
    })

    test('gets the same answer whether the address has an account or not; only the email differs', async () => {
      await holder('known@example.org')
      const again = await register('known@example.org')
      expect(again.customer).toMatchObject({ email: 'known@example.org', isVerified: false })
      await accounts.idle()
      expect(accounts.emails.at(-1)).toMatchObject({ kind: 'known', link: from.signinUrl })
    })

    test('verifies its address with the button alone if signed in, otherwise with the password', async () => {
      const session = await register('other@example.org')
      const token = await accounts.lastToken('other@example.org', 'verify')
      const stranger = await register('stranger@example.org')
      expect(await auth().verify(from, token, { session: null, password: '' })).toMatchObject({
        error: 'failed',
      })
      expect(await auth().verify(from, token, { session: stranger, password: 'Wrong-word' })).toMatchObject({
        error: 'failed',
      })
      const verified = value(await auth().verify(from, token, { session: null, password: PASSWORD }))
      expect(verified.customer.id).toBe(session.customer.id)
      expect(await auth().verify(from, token, { session, password: '' })).toMatchObject({ error: 'expired' })
    })

    test('does not get an address that another account has by now', async () => {
      const [one, two] = [await register('two@example.org'), await register('two@example.org')]
      await accounts.idle()
      const links = accounts.emails.filter(({ to }) => to === 'two@example.org')
      const [first = '', second = ''] = links.map(
        ({ link }) => new URL(link).searchParams.get('verify') ?? '',
      )
      expect(await auth().verify(from, second, { session: two, password: '' })).toMatchObject({ ok: true })
      expect(await auth().verify(from, first, { session: one, password: '' })).toMatchObject({
        error: 'taken',
      })
    })
  })

  describe('sessions', () => {
    test('are new at every sign-in and end with the sign-out', async () => {
      const first = await holder('sessions@example.org')
      const second = value(await auth().signIn(from, 'sessions@example.org', PASSWORD))
      expect(second.token).not.toBe(first.token)
      await auth().signOut(second.token)
      expect(await auth().session(second.token)).toBeNull()
      expect(await auth().session(first.token)).toEqual(first)
      await auth().signOutEverywhere(first.customer)
      expect(await auth().session(first.token)).toBeNull()
    })

    test.each(['', 'x', 'a'.repeat(32), `${'a'.repeat(32)}.${'b'.repeat(43)}`, "' or 1=1 --"])(
      '%j has no session',
      async (token) => expect(await auth().session(token)).toBeNull(),
    )
  })

  test('a guest has a session and no account', async () => {
    const { customer, token } = value(await auth().signInAsGuest(from, newcomer('known@example.org')))
    expect(customer).toMatchObject({ isGuest: true, isVerified: false, email: 'known@example.org' })
    expect((await auth().session(token))?.customer).toEqual(customer)
  })

  describe('a forgotten password', () => {
    test('is reset once by the link of an email, which signs out everywhere else', async () => {
      const before = await holder('forgot@example.org')
      expect(await auth().requestPasswordReset(from, 'forgot@example.org')).toEqual({ ok: true, value: null })
      const token = await accounts.lastToken('forgot@example.org', 'hash')
      const after = value(await auth().resetPassword(from, token, 'Neues-Passwort'))
      expect(after.customer.id).toBe(before.customer.id)
      expect(await auth().session(before.token)).toBeNull()
      expect(await auth().signIn(from, 'forgot@example.org', PASSWORD)).toMatchObject({ error: 'failed' })
      expect(await auth().signIn(from, 'forgot@example.org', 'Neues-Passwort')).toMatchObject({ ok: true })
      expect(await auth().resetPassword(from, token, 'Noch-eines-mehr')).toMatchObject({ error: 'expired' })
      await accounts.idle()
      expect(accounts.emails.at(-1)).toMatchObject({ kind: 'password', to: 'forgot@example.org' })
    })

    test('is not reset to a leaked one, and the link stays', async () => {
      const email = 'leaked@example.org'
      await holder(email)
      await auth().requestPasswordReset(from, email)
      const token = await accounts.lastToken(email, 'hash')
      for (const password of ['Passwort123!', 'Leaked2026!'])
        expect(await auth().resetPassword(from, token, password)).toEqual({ ok: false, error: 'leaked' })
      expect(await auth().resetPassword(from, token, 'Neues-Passwort')).toMatchObject({ ok: true })
    })

    test('of an unknown address sends no email, with the same answer', async () => {
      const { length } = accounts.emails
      expect(await auth().requestPasswordReset(from, 'nobody@example.org')).toEqual({ ok: true, value: null })
      await accounts.idle()
      expect(accounts.emails).toHaveLength(length)
    })
  })

  describe('an account', () => {
    test('changes its personal data', async () => {
      const { customer, token } = await holder('data@example.org')
      const changed = await auth().updateProfile(customer, {
        firstName: 'Eva',
        phone: '+49 30 123456',
        title: null,
      })
      expect(changed).toMatchObject({ firstName: 'Eva', lastName: 'Berg', phone: '+49 30 123456' })
      expect((await auth().session(token))?.customer).toEqual(changed)
    })

    test('changes the password with the current one, and signs out elsewhere', async () => {
      const elsewhere = await holder('change@example.org')
      const here = value(await auth().signIn(from, 'change@example.org', PASSWORD))
      expect(await auth().changePassword(from, here, 'Wrong-word', 'Neues-Passwort')).toMatchObject({
        error: 'failed',
      })
      const now = value(await auth().changePassword(from, here, PASSWORD, 'Neues-Passwort'))
      const found = await Promise.all([elsewhere, here, now].map(({ token }) => auth().session(token)))
      expect(found).toMatchObject([null, null, { customer: here.customer }])
    })

    test('takes no leaked password, and the old one stays', async () => {
      const email = 'takes@example.org'
      const session = await holder(email)
      for (const next of ['Passwort123!', 'Takes2026!!'])
        expect(await auth().changePassword(from, session, PASSWORD, next)).toEqual({
          ok: false,
          error: 'leaked',
        })
      expect(await auth().session(session.token)).toEqual(session)
      expect(await auth().signIn(from, email, PASSWORD)).toMatchObject({ ok: true })
    })

    test('keeps its address until the new one is verified', async () => {
      const session = await holder('old@example.org')
      expect(await auth().changeEmail(from, session, 'new@example.org', 'Wrong-word')).toMatchObject({
        error: 'failed',
      })
      const changed = value(await auth().changeEmail(from, session, 'New@example.org', PASSWORD))
      expect(changed).toMatchObject({ email: 'old@example.org', newEmail: 'new@example.org' })
      const token = await accounts.lastToken('new@example.org', 'verify')
      expect(accounts.emails.slice(-2).map(({ kind }) => kind)).toContain('moved')
      const moved = value(await auth().verify(from, token, { session, password: '' }))
      expect(moved.customer).toMatchObject({ email: 'new@example.org', newEmail: null, isVerified: true })
      expect(await auth().signIn(from, 'old@example.org', PASSWORD)).toMatchObject({ error: 'failed' })
    })
  })
})
