import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Asker, Auth } from '#server/auth/auth.ts'
import { AUTH_TABLES } from '#server/auth/tables.ts'
import type { Session } from '#server/auth/session.ts'
import type { Database } from '#shop-api/db.ts'
import { testAccounts } from '#tests/support/accounts.ts'
import { onBothDatabases } from '#tests/support/database.ts'

const asker: Asker = { variant: 'de-de', address: '203.0.113.7', page: 'http://shop/de-de/signin/' }
const PASSWORD = 'Brille-im-Etui'
const newcomer = (email: string) => ({
  email,
  firstName: 'Anna',
  lastName: 'Berg',
  gender: 'f' as const,
  password: PASSWORD,
})

onBothDatabases(
  (open) => {
    let database: Database
    let auth: Auth
    const many = { account: 1000, address: 1000, pair: 1000, newcomers: 1000 }
    const accounts = testAccounts({
      open: async () => database,
      limits: many,
      letterLimits: { fromAddress: 1000 },
    })
    beforeAll(async () => {
      database = await open()
      auth = await accounts.auth()
    }, 60_000)
    afterAll(() => database.close())

    const value = <T>(result: { ok: true; value: T } | { ok: false; error: string }): T => {
      if (!result.ok) throw new Error(result.error)
      return result.value
    }
    const register = async (email: string) => value(await auth.register(asker, newcomer(email)))
    async function holder(email: string): Promise<Session> {
      const session = await register(email)
      const token = await accounts.lastToken(email, 'verify')
      return value(await auth.verify(asker, token, { session, password: '' }))
    }

    describe('who makes an account', () => {
      test('is signed in, and not verified before he follows the link of his letter', async () => {
        const session = await register('First@Example.org')
        expect(session.customer).toMatchObject({
          email: 'first@example.org',
          firstName: 'Anna',
          isGuest: false,
          isVerified: false,
        })
        expect(await auth.session(session.token)).toEqual(session)
        const token = await accounts.lastToken('first@example.org', 'verify')
        const verified = value(await auth.verify(asker, token, { session, password: '' }))
        expect(verified.customer).toMatchObject({ id: session.customer.id, isVerified: true })
        expect(value(await auth.signIn(asker, ' FIRST@example.org', PASSWORD)).customer).toEqual(
          verified.customer,
        )
      })

      test('signs in with his address only once it is proven', async () => {
        await register('later@example.org')
        expect(await auth.signIn(asker, 'later@example.org', PASSWORD)).toEqual({
          ok: false,
          error: 'failed',
        })
      })

      test('hears the same whether there is an account with the address or not; the mailbox hears more', async () => {
        await holder('known@example.org')
        const again = await register('known@example.org')
        expect(again.customer).toMatchObject({ email: 'known@example.org', isVerified: false })
        await accounts.settled()
        expect(accounts.letters.at(-1)).toMatchObject({ letter: 'known', link: asker.page })
      })

      test('gets an address by the button of the letter alone where he is signed in, elsewhere with his password', async () => {
        const session = await register('other@example.org')
        const token = await accounts.lastToken('other@example.org', 'verify')
        const stranger = await register('stranger@example.org')
        expect(await auth.verify(asker, token, { session: null, password: '' })).toMatchObject({
          error: 'failed',
        })
        expect(await auth.verify(asker, token, { session: stranger, password: 'Wrong-word' })).toMatchObject({
          error: 'failed',
        })
        const verified = value(await auth.verify(asker, token, { session: null, password: PASSWORD }))
        expect(verified.customer.id).toBe(session.customer.id)
        expect(await auth.verify(asker, token, { session, password: '' })).toMatchObject({ error: 'expired' })
      })

      test('does not get an address that is somebody’s by now', async () => {
        const [one, two] = [await register('two@example.org'), await register('two@example.org')]
        await accounts.settled()
        const links = accounts.letters.filter(({ to }) => to === 'two@example.org')
        const [first = '', second = ''] = links.map(
          ({ link }) => new URL(link).searchParams.get('verify') ?? '',
        )
        expect(await auth.verify(asker, second, { session: two, password: '' })).toMatchObject({ ok: true })
        expect(await auth.verify(asker, first, { session: one, password: '' })).toMatchObject({
          error: 'taken',
        })
      })
    })

    describe('sessions', () => {
      test('are new at every sign-in and end with the sign-out', async () => {
        const first = await holder('sessions@example.org')
        const second = value(await auth.signIn(asker, 'sessions@example.org', PASSWORD))
        expect(second.token).not.toBe(first.token)
        await auth.signOut(second.token)
        expect(await auth.session(second.token)).toBeNull()
        expect(await auth.session(first.token)).toEqual(first)
        await auth.signOutEverywhere(first.customer)
        expect(await auth.session(first.token)).toBeNull()
      })

      test.each(['', 'x', 'a'.repeat(32), `${'a'.repeat(32)}.${'b'.repeat(43)}`, "' or 1=1 --"])(
        '%j is nobody’s',
        async (token) => expect(await auth.session(token)).toBeNull(),
      )
    })

    test('a guest has a session and no account', async () => {
      const { customer, token } = value(await auth.enterAsGuest(asker, newcomer('known@example.org')))
      expect(customer).toMatchObject({ isGuest: true, isVerified: false, email: 'known@example.org' })
      expect((await auth.session(token))?.customer).toEqual(customer)
    })

    describe('a forgotten password', () => {
      test('is replaced once by the link of a letter, which signs out everywhere else', async () => {
        const before = await holder('forgot@example.org')
        expect(await auth.forgot(asker, 'forgot@example.org')).toEqual({ ok: true, value: null })
        const token = await accounts.lastToken('forgot@example.org', 'hash')
        const after = value(await auth.reset(asker, token, 'Neues-Passwort'))
        expect(after.customer.id).toBe(before.customer.id)
        expect(await auth.session(before.token)).toBeNull()
        expect(await auth.signIn(asker, 'forgot@example.org', PASSWORD)).toMatchObject({ error: 'failed' })
        expect(await auth.signIn(asker, 'forgot@example.org', 'Neues-Passwort')).toMatchObject({ ok: true })
        expect(await auth.reset(asker, token, 'Noch-eines-mehr')).toMatchObject({ error: 'expired' })
        await accounts.settled()
        expect(accounts.letters.at(-1)).toMatchObject({ letter: 'password', to: 'forgot@example.org' })
      })

      test('of nobody brings no letter, and the same answer', async () => {
        const { length } = accounts.letters
        expect(await auth.forgot(asker, 'nobody@example.org')).toEqual({ ok: true, value: null })
        await accounts.settled()
        expect(accounts.letters).toHaveLength(length)
      })
    })

    describe('a holder', () => {
      test('changes what he says of himself', async () => {
        const { customer, token } = await holder('data@example.org')
        const changed = await auth.change(customer, { firstName: 'Eva', phone: '+49 30 123456', title: null })
        expect(changed).toMatchObject({ firstName: 'Eva', lastName: 'Berg', phone: '+49 30 123456' })
        expect((await auth.session(token))?.customer).toEqual(changed)
      })

      test('changes his password with the one he has, and is signed out elsewhere', async () => {
        const elsewhere = await holder('change@example.org')
        const here = value(await auth.signIn(asker, 'change@example.org', PASSWORD))
        expect(await auth.changePassword(asker, here, 'Wrong-word', 'Neues-Passwort')).toMatchObject({
          error: 'failed',
        })
        const now = value(await auth.changePassword(asker, here, PASSWORD, 'Neues-Passwort'))
        const found = await Promise.all([elsewhere, here, now].map(({ token }) => auth.session(token)))
        expect(found).toMatchObject([null, null, { customer: here.customer }])
      })

      test('keeps his address until the new one is proven', async () => {
        const session = await holder('old@example.org')
        expect(await auth.changeEmail(asker, session, 'new@example.org', 'Wrong-word')).toMatchObject({
          error: 'failed',
        })
        const changed = value(await auth.changeEmail(asker, session, 'New@example.org', PASSWORD))
        expect(changed).toMatchObject({ email: 'old@example.org', newEmail: 'new@example.org' })
        const token = await accounts.lastToken('new@example.org', 'verify')
        expect(accounts.letters.slice(-2).map(({ letter }) => letter)).toContain('moved')
        const moved = value(await auth.verify(asker, token, { session, password: '' }))
        expect(moved.customer).toMatchObject({ email: 'new@example.org', newEmail: null, isVerified: true })
        expect(await auth.signIn(asker, 'old@example.org', PASSWORD)).toMatchObject({ error: 'failed' })
      })

      test('leaves nothing when he deletes his account', async () => {
        const session = await holder('gone@example.org')
        expect(await auth.remove(asker, session, 'Wrong-word')).toMatchObject({ error: 'failed' })
        expect(await auth.remove(asker, session, PASSWORD)).toMatchObject({ ok: true })
        expect(await auth.session(session.token)).toBeNull()
        expect(await auth.signIn(asker, 'gone@example.org', PASSWORD)).toMatchObject({ error: 'failed' })
      })
    })
  },
  [AUTH_TABLES],
)
