import { describe, expect, test } from 'vitest'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import type { Session } from '#modules/auth/session.ts'
import { from, openHolders, PASSWORD, value } from '#tests/support/account-holders.ts'
import { onBothDatabases } from '#tests/support/database.ts'

onBothDatabases({ tables: [AUTH_MIGRATIONS] }, (open) => {
  const { accounts, holder, auth } = openHolders(open)

  describe('links in emails', () => {
    const change: [string, (session: Session, token: string) => Promise<unknown>][] = [
      ['a changed password', (session) => auth().changePassword(from, session, PASSWORD, 'Neue-Brille-2027')],
      ['a reset password', (_, token) => auth().resetPassword(from, token, 'Neue-Brille-2027')],
    ]
    test.each(change)('end with %s', async (name, follow) => {
      const email = `${name.replaceAll(' ', '-')}@example.org`
      const session = await holder(email)
      await auth().requestPasswordReset(from, email)
      const old = await accounts.lastToken(email, 'hash')
      await auth().changeEmail(from, session, `new-${email}`, PASSWORD)
      const moved = await accounts.lastToken(`new-${email}`, 'verify')
      await auth().requestPasswordReset(from, email)
      const token = await accounts.lastToken(email, 'hash')
      await expect(follow(session, token)).resolves.toMatchObject({ ok: true })
      const expired = { ok: false, error: 'expired' }
      expect(await auth().resetPassword(from, old, 'Fremdes-Passwort')).toEqual(expired)
      expect(await auth().verify(from, moved, { session: null, password: 'Neue-Brille-2027' })).toEqual(
        expired,
      )
      expect(await auth().signIn(from, email, 'Neue-Brille-2027')).toMatchObject({ ok: true })
    })

    test('of another account stay', async () => {
      const [mine, theirs] = [await holder('mine@example.org'), await holder('theirs@example.org')]
      await auth().requestPasswordReset(from, theirs.customer.email)
      const token = await accounts.lastToken(theirs.customer.email, 'hash')
      await auth().changePassword(from, mine, PASSWORD, 'Neue-Brille-2027')
      expect(await auth().resetPassword(from, token, 'Neue-Brille-2028')).toMatchObject({ ok: true })
    })

    test('to the old mailbox end once a new one is verified', async () => {
      const session = await holder('old-box@example.org')
      await auth().requestPasswordReset(from, 'old-box@example.org')
      const old = await accounts.lastToken('old-box@example.org', 'hash')
      await auth().changeEmail(from, session, 'new-box@example.org', PASSWORD)
      const token = await accounts.lastToken('new-box@example.org', 'verify')
      value(await auth().verify(from, token, { session, password: '' }))
      expect(await auth().resetPassword(from, old, 'Fremdes-Passwort')).toEqual({
        ok: false,
        error: 'expired',
      })
    })
  })
})
