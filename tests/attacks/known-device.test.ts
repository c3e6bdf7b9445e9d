import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import type { Database } from '#shop-api/open-database.ts'
import { testAccounts } from '#tests/support/accounts.ts'
import { from, newcomer, PASSWORD, value } from '#tests/support/account-holders.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { createShopper, overStandIns } from '#tests/support/shopper.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const DAY = 86_400_000
const COOKIE = 'veduta-device'
const WRONG = 'Falsch-geraten'

onBothDatabases({ tables: [AUTH_MIGRATIONS] }, (open) => {
  let database: Database
  let server: Awaited<ReturnType<typeof startTestServer>>
  /** The library has its own clock, which ours may only be ahead of. */
  let ahead = 0
  const limits = { account: 3, pair: 3, device: 3, address: 1000, registrations: 1000 }
  const accounts = testAccounts({
    open: async () => database,
    now: () => new Date(Date.now() + ahead),
    limits,
  })
  const emptyShop = overStandIns(() => Response.json({ key: 'none', items: [], cost: {} }, { status: 200 }))
  beforeAll(async () => {
    database = await open()
    server = await startTestServer({ auth: accounts.auth, shopApi: emptyShop, timeout: 10_000 })
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await database.close()
  })

  const signIn = async (who: ReturnType<typeof createShopper>, email: string, password: string) =>
    (await who.call('oauthLogin', { email, password })).status

  /** A browser with nothing but the token of a device. */
  function browserWith(token: string) {
    const browser = createShopper(server)
    browser.jar.set(COOKIE, token)
    return browser
  }

  /** A customer with a proven mailbox, and the token of the device on which they have signed in. */
  async function join(name: string) {
    const email = `${name}@example.org`
    const auth = await accounts.auth()
    const session = value(await auth.register(from, newcomer(email)))
    const token = await accounts.lastToken(email, 'verify')
    value(await auth.verify(from, token, { session, password: '' }))
    const device = createShopper(server)
    expect(await signIn(device, email, PASSWORD)).toBe(204)
    return { email, device, token: device.jar.get(COOKIE) ?? '' }
  }

  async function guess(email: string, guesser = createShopper(server), times = 4) {
    const statuses: number[] = []
    for (let attempt = 0; attempt < times; attempt += 1) statuses.push(await signIn(guesser, email, WRONG))
    return statuses
  }

  const LOCKED = [400, 400, 400, 429]

  describe('strangers who guess the password of a mailbox', () => {
    test('lock strangers out, and not the device of its owner', async () => {
      const { email, token } = await join('owner')
      expect(await guess(email)).toEqual(LOCKED)
      expect(await signIn(createShopper(server), email, PASSWORD)).toBe(429)
      expect(await signIn(browserWith(token), email, PASSWORD)).toBe(204)
      // The owner's sign-in gives strangers no further attempts.
      expect(await guess(email, createShopper(server), 1)).toEqual([429])
    })

    test('gain nothing by the device of another mailbox', async () => {
      const [{ email }, thief] = [await join('victim'), await join('thief')]
      await guess(email)
      expect(await guess(email, browserWith(thief.token))).toEqual([429, 429, 429, 429])
    })

    test.each<[string, (token: string) => string]>([
      ['with another id', (token) => `${'a'.repeat(32)}${token.slice(32)}`],
      ['with a later moment', (token) => token.replace(/\.[0-9a-z]+\./, '.zzzzzzzz.')],
      ['with an invented signature', (token) => token.replace(/[^.]+$/, 'a'.repeat(43))],
      ['without a signature', (token) => token.replace(/[^.]+$/, '')],
      ['that is long', () => 'a'.repeat(4000)],
    ])('gain nothing by a token %s', async (name, forge) => {
      const { email, token } = await join(`forged-${name.replaceAll(' ', '-')}`)
      await guess(email)
      expect(await signIn(browserWith(forge(token)), email, PASSWORD)).toBe(429)
    })

    test('gain by a stolen token no session, and no more guesses than a stranger has', async () => {
      const { email, token } = await join('stolen')
      await guess(email)
      const thief = browserWith(token)
      expect((await thief.call('getUser', {})).body).toEqual({})
      expect(await guess(email, thief)).toEqual(LOCKED)
      expect(thief.jar.get('veduta-session')).toBeUndefined()
    })
  })

  describe('the token of a device', () => {
    test('ends with a change of the password, except on the device that changes it', async () => {
      const { email, device, token } = await join('changed')
      const next = 'Neue-Brille-2027'
      const changed = await device.call('updatePassword', { oldPassword: PASSWORD, newPassword: next })
      expect(changed.status).toBe(200)
      await guess(email)
      expect(await signIn(browserWith(token), email, next)).toBe(429)
      expect(await signIn(browserWith(device.jar.get(COOKIE) ?? ''), email, next)).toBe(204)
    })

    test('ends after half a year', async () => {
      const { email, token } = await join('old')
      await guess(email)
      ahead = 180 * DAY - 60_000
      expect(await signIn(browserWith(token), email, PASSWORD)).toBe(204)
      ahead += 60_000
      expect(await signIn(browserWith(token), email, PASSWORD)).toBe(429)
    })

    test('is not given to guests, nor for a mailbox that nobody has proven', async () => {
      const visitor = createShopper(server)
      const { password, firstName, lastName, ...rest } = newcomer('unproven@example.org')
      const person = { ...rest, first_name: firstName, last_name: lastName }
      await visitor.call('oauthGuestLogin', person)
      await visitor.call('oauthRegister', { ...person, password })
      expect(visitor.jar.get(COOKIE)).toBeUndefined()
    })

    test('stays after the sign-out, and names nobody', async () => {
      const { device, token } = await join('stays')
      await device.call('oauthRevokeToken', {})
      expect(device.jar.get(COOKIE)).toBe(token)
      expect(Buffer.from(token, 'base64url').toString()).not.toContain('stays')
    })
  })
})
