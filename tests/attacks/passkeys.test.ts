import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import type { Database } from '#shop-api/open-database.ts'
import { testAccounts } from '#tests/support/accounts.ts'
import { from, newcomer, PASSWORD, value } from '#tests/support/account-holders.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { createShopper, overStandIns } from '#tests/support/shopper.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { startTestServer } from '#tests/support/test-server.ts'

/** As the door of the test names itself. */
const SITE = { origin: 'http://localhost', host: 'localhost' }
const FOREIGN = { origin: 'https://evil.example', host: 'evil.example' }
const REFUSED = { status: 400, body: { kind: 'credentials' } }

onBothDatabases({ tables: [AUTH_MIGRATIONS] }, (open) => {
  let database: Database
  let server: Awaited<ReturnType<typeof startTestServer>>
  let ahead = 0
  const many = { account: 1000, pair: 1000, address: 1000, registrations: 1000 }
  const accounts = testAccounts({
    open: async () => database,
    now: () => new Date(Date.now() + ahead),
    limits: many,
  })
  const emptyShop = overStandIns(() => Response.json({ key: 'none', items: [], cost: {} }))
  beforeAll(async () => {
    database = await open()
    server = await startTestServer({ auth: accounts.auth, shopApi: emptyShop, timeout: 10_000 })
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await database.close()
  })

  type Shopper = ReturnType<typeof createShopper>

  /** A customer with a proven mailbox, signed in with the password. */
  async function join(name: string): Promise<Shopper> {
    const email = `${name}@example.org`
    const auth = await accounts.auth()
    const session = value(await auth.register(from, newcomer(email)))
    const token = await accounts.lastToken(email, 'verify')
    value(await auth.verify(from, token, { session, password: '' }))
    const shopper = createShopper(server)
    await shopper.call('oauthLogin', { email, password: PASSWORD })
    return shopper
  }

  const startAdding = async (who: Shopper) =>
    (await who.call('startPasskeyCreation', { password: PASSWORD })).body
  const startSignIn = async (who: Shopper) => (await who.call('startPasskeySignIn', {})).body
  const add = (who: Shopper, passkey: unknown) => who.call('addPasskey', { name: 'Telefon', passkey })
  const signIn = (who: Shopper, passkey: unknown) => who.call('signInWithPasskey', { passkey })

  /** A customer with a passkey. */
  async function holderOf(name: string, authenticator = softwareAuthenticator()) {
    const holder = await join(name)
    const added = await add(holder, authenticator.create(await startAdding(holder), SITE))
    expect(added).toMatchObject({ status: 200, body: { success: true } })
    return { holder, authenticator }
  }

  test('a passkey is added with the password, signs in alone, and is removed', async () => {
    const { holder, authenticator } = await holderOf('adds')
    const options = await startAdding(holder)
    expect(options).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [{ id: authenticator.id }] })
    const browser = createShopper(server)
    const signedIn = await signIn(browser, authenticator.use(await startSignIn(browser), SITE))
    expect(signedIn).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
    const { user } = (await browser.call('getUser', {})).body
    expect(user.email).toBe('adds@example.org')
    const auth = await accounts.auth()
    expect(await auth.passkeys(user)).toMatchObject([{ name: 'Telefon', usedAt: expect.any(Date) }])
    expect(await auth.removePasskey(user, authenticator.id)).toBe(true)
    expect(await signIn(browser, authenticator.use(await startSignIn(browser), SITE))).toMatchObject(REFUSED)
  })

  test('the customer is told of a new passkey by email, once', async () => {
    await holderOf('told')
    await accounts.idle()
    const told = accounts.emails.filter(({ kind, to }) => kind === 'passkey' && to === 'told@example.org')
    expect(told).toHaveLength(1)
  })

  describe('adding a passkey is refused', () => {
    test('without the password, without a session, and before the mailbox is proven', async () => {
      const holder = await join('password')
      expect(await holder.call('startPasskeyCreation', { password: 'Falsch-geraten' })).toMatchObject(REFUSED)
      const stranger = createShopper(server)
      const start = await stranger.call('startPasskeyCreation', { password: PASSWORD })
      expect(start).toMatchObject({ status: 400, body: { kind: 'no-session' } })
      const { firstName, lastName, ...rest } = newcomer('unproven@example.org')
      await stranger.call('oauthRegister', { ...rest, first_name: firstName, last_name: lastName })
      expect(await stranger.call('startPasskeyCreation', { password: PASSWORD })).toMatchObject(REFUSED)
    })

    test('with a challenge of somebody else, of a sign-in, invented or used', async () => {
      const [holder, other] = [await join('own'), await join('other')]
      const { create } = softwareAuthenticator()
      const options = await startAdding(other)
      expect(await add(holder, create(options, SITE))).toMatchObject(REFUSED)
      expect(await add(holder, create(await startSignIn(holder), SITE))).toMatchObject(REFUSED)
      expect(await add(holder, create({ challenge: 'invented' }, SITE))).toMatchObject(REFUSED)
      const own = await startAdding(holder)
      expect((await add(holder, create(own, SITE))).status).toBe(200)
      expect(await add(holder, softwareAuthenticator().create(own, SITE))).toMatchObject(REFUSED)
    })

    test.each([
      ['of another site', FOREIGN, softwareAuthenticator()],
      ['of another site for this host', { ...SITE, origin: FOREIGN.origin }, softwareAuthenticator()],
      ['for another host', { ...SITE, host: FOREIGN.host }, softwareAuthenticator()],
      ['that nobody has confirmed', SITE, softwareAuthenticator({ isVerified: false })],
    ])('with an answer %s', async (name, site, authenticator) => {
      const holder = await join(`site-${name.replaceAll(' ', '-')}`)
      expect(await add(holder, authenticator.create(await startAdding(holder), site))).toMatchObject(REFUSED)
    })

    test('for a passkey that somebody else has', async () => {
      const { authenticator } = await holderOf('has')
      const thief = await join('claims')
      expect(await add(thief, authenticator.create(await startAdding(thief), SITE))).toMatchObject(REFUSED)
      const browser = createShopper(server)
      await signIn(browser, authenticator.use(await startSignIn(browser), SITE))
      expect((await browser.call('getUser', {})).body.user.email).toBe('has@example.org')
    })
  })

  describe('a sign-in is refused', () => {
    test('when an answer is sent again', async () => {
      const { authenticator } = await holderOf('replayed')
      const answer = authenticator.use(await startSignIn(createShopper(server)), SITE)
      expect((await signIn(createShopper(server), answer)).status).toBe(200)
      const thief = createShopper(server)
      expect(await signIn(thief, answer)).toMatchObject(REFUSED)
      expect((await thief.call('getUser', {})).body).toEqual({})
    })

    test('when the challenge is too old', async () => {
      const { authenticator } = await holderOf('late')
      const options = await startSignIn(createShopper(server))
      ahead = 300_000
      expect(await signIn(createShopper(server), authenticator.use(options, SITE))).toMatchObject(REFUSED)
      ahead = 0
    })

    test.each([
      ['of another site', FOREIGN],
      ['of another site for this host', { ...SITE, origin: FOREIGN.origin }],
      ['for another host', { ...SITE, host: FOREIGN.host }],
    ])('with an answer %s', async (name, site) => {
      const { authenticator } = await holderOf(`used-${name.replaceAll(' ', '-')}`)
      const browser = createShopper(server)
      expect(await signIn(browser, authenticator.use(await startSignIn(browser), site))).toMatchObject(
        REFUSED,
      )
    })

    test('with a passkey that nobody has added, or one in the name of another', async () => {
      const { authenticator } = await holderOf('named')
      const own = softwareAuthenticator()
      const browser = createShopper(server)
      expect(await signIn(browser, own.use(await startSignIn(browser), SITE))).toMatchObject(REFUSED)
      const { id } = authenticator
      const forged = { ...own.use(await startSignIn(browser), SITE), id, rawId: id }
      expect(await signIn(browser, forged)).toMatchObject(REFUSED)
      expect((await browser.call('getUser', {})).body).toEqual({})
    })

    test('by a page of another site', async () => {
      const { authenticator } = await holderOf('cross-site')
      const passkey = authenticator.use(await startSignIn(createShopper(server)), SITE)
      const reply = await server.get('/api/rpc/signInWithPasskey', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shop-id': '10001',
          'sec-fetch-site': 'cross-site',
        },
        body: JSON.stringify({ payload: { passkey } }),
      })
      expect(reply.status).toBe(403)
    })
  })

  test('nobody removes the passkey of somebody else', async () => {
    const { authenticator } = await holderOf('keeps')
    const { user } = (await (await join('removes')).call('getUser', {})).body
    expect(await (await accounts.auth()).removePasskey(user, authenticator.id)).toBe(false)
  })
})
