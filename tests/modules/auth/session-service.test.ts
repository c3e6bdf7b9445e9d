import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import type { Auth } from '#modules/auth/auth.ts'
import type { Database } from '#shop-api/open-database.ts'
import { testAccounts } from '#tests/support/accounts.ts'
import { from, newcomer, value } from '#tests/support/account-holders.ts'
import { onBothDatabases } from '#tests/support/database.ts'

const DAY = 86_400_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile Safari/604.1'

onBothDatabases({ tables: [AUTH_MIGRATIONS] }, (open) => {
  let database: Database
  let auth: Auth
  // The library has its own clock, which ours may only be ahead of.
  let now = new Date()
  const after = (days: number) => (now = new Date(now.getTime() + days * DAY))
  const accounts = testAccounts({ open: async () => database, now: () => now, limits: { registrations: 99 } })
  beforeAll(async () => {
    database = await open()
    auth = await accounts.auth()
  })
  afterAll(() => database.close())

  /** A customer with a proven mailbox, and that mailbox. */
  async function join(name: string) {
    const email = `${name}@example.org`
    const session = value(await auth.register(from, newcomer(email)))
    const token = await accounts.lastToken(email, 'verify')
    return value(await auth.verify({ ...from, userAgent: FIREFOX }, token, { session, password: '' }))
  }
  const signIn = async (email: string, userAgent: string) =>
    value(await auth.signIn({ ...from, userAgent }, email, newcomer(email).password))

  describe('a session', () => {
    test('counts for less than 30 days without a use', async () => {
      const [used, unused] = [await join('used'), await join('unused')]
      after(30 - 1 / DAY)
      expect(await auth.session(used.token)).toEqual(used)
      after(1 / DAY)
      expect(await auth.session(unused.token)).toBeNull()
      after(29)
      expect(await auth.session(used.token)).toEqual(used)
    })

    test('counts for less than 90 days, however much it is used', async () => {
      const { token, customer } = await join('often')
      for (let week = 0; week < 12; week += 1) {
        after(7)
        expect(await auth.session(token)).not.toBeNull()
      }
      after(6 - 1 / DAY)
      expect(await auth.session(token)).not.toBeNull()
      after(1 / DAY)
      expect(await auth.session(token)).toBeNull()
      expect(await auth.signedInDevices({ token, customer })).toEqual([])
    })
  })

  describe('the devices of a customer', () => {
    test('are listed by name, this one first, then the latest used', async () => {
      const here = await join('list')
      after(1)
      const phone = await signIn('list@example.org', IPHONE)
      after(1)
      await signIn('list@example.org', 'curl/8')
      after(1)
      await auth.session(phone.token)
      const devices = await auth.signedInDevices(here)
      expect(devices.map(({ name, isThis }) => [name.browser, name.system, isThis])).toEqual([
        ['Firefox', 'Linux', true],
        ['Safari', 'iPhone', false],
        [null, null, false],
      ])
      expect(devices[1]?.usedAt).toEqual(now)
      expect(JSON.stringify(devices)).not.toContain(phone.token)
    })

    test('are signed out one by one, or all others at once', async () => {
      const here = await join('ends')
      const [one, two] = [await signIn('ends@example.org', IPHONE), await signIn('ends@example.org', IPHONE)]
      const [, first] = await auth.signedInDevices(one)
      expect(await auth.signOutDevice(one, first?.id ?? '')).toBe(true)
      expect(await auth.signedInDevices(one)).toHaveLength(2)
      await auth.signOutOtherDevices(one)
      const left = await Promise.all([here, one, two].map(({ token }) => auth.session(token)))
      expect(left).toEqual([null, one, null])
    })

    test('of somebody else are not signed out, nor is this one', async () => {
      const [mine, theirs] = [await join('mine'), await join('theirs')]
      const [other] = await auth.signedInDevices(theirs)
      const [own] = await auth.signedInDevices(mine)
      for (const id of [other?.id ?? '', own?.id ?? '', '', theirs.token, "' or 1=1 --"])
        expect(await auth.signOutDevice(mine, id)).toBe(false)
      await auth.signOutOtherDevices(mine)
      expect(await auth.session(theirs.token)).toEqual(theirs)
      expect(await auth.session(mine.token)).toEqual(mine)
    })
  })
})
