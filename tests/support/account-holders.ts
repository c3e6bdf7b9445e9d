import { afterAll, beforeAll } from 'vitest'
import type { createEmailLimits } from '#modules/email/email-limits.ts'
import type { Auth, Requester } from '#modules/auth/auth.ts'
import type { Session } from '#modules/auth/session.ts'
import type { Database } from '#shop-api/open-database.ts'
import { testAccounts } from './accounts.ts'

export const from: Requester = {
  variant: 'de-de',
  address: '203.0.113.7',
  signinUrl: 'http://shop/de-de/signin/',
  userAgent: '',
  deviceToken: null,
}
export const PASSWORD = 'Brille-im-Etui'
export const newcomer = (email: string) => ({
  email,
  firstName: 'Anna',
  lastName: 'Berg',
  gender: 'f' as const,
  password: PASSWORD,
})

export const value = <T>(result: { ok: true; value: T } | { ok: false; error: string }): T => {
  if (!result.ok) throw new Error(result.error)
  return result.value
}

/** Accounts on a database of their own, and people who have one. */
export function openHolders(
  open: () => Promise<Database>,
  emailLimits: Parameters<typeof createEmailLimits>[0] = {},
) {
  let database: Database
  const many = { account: 1000, address: 1000, pair: 1000, registrations: 1000 }
  const accounts = testAccounts({
    open: async () => database,
    limits: many,
    emailLimits: { perAddress: 1000, ...emailLimits },
  })
  let opened: Auth | undefined
  beforeAll(async () => {
    database = await open()
    opened = await accounts.auth()
  })
  afterAll(() => database.close())

  const auth = (): Auth => {
    if (!opened) throw new Error('the accounts are not open yet')
    return opened
  }
  const register = async (email: string) => value(await auth().register(from, newcomer(email)))
  /** The session of a new customer with a proven mailbox. */
  async function holder(email: string): Promise<Session> {
    const session = await register(email)
    const token = await accounts.lastToken(email, 'verify')
    return value(await auth().verify(from, token, { session, password: '' }))
  }
  return { accounts, auth, register, holder }
}
