import { mailboxInAscii } from '#domain/form/mailbox.ts'
import { createHash } from 'node:crypto'
import { type RateLimiterFactory, memoryRateLimiter } from '#platform/rate-limit/rate-limiter.ts'
import { rateLimitKey, rateLimitNetwork } from '#platform/request-address.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'

const MINUTE = 60

/**
 * Maximum attempts per 15 minutes: of one address for one account, for one account, and of one address or network for
 * all accounts; many people may share an address. Registrations per hour and address or network. `all` and
 * `allRegistrations` count everybody per minute, because each attempt takes a tenth of a second of computing time; one
 * network cannot use them up. A device that is known to the account has counters of its own, and counts like any other
 * only when they are used up.
 */
const LIMITS = {
  pair: 10,
  account: 50,
  address: 40,
  network: 400,
  all: 600,
  registrations: 30,
  networkRegistrations: 300,
  allRegistrations: 200,
  device: 10,
  devices: 300,
}

/** Limits attempts to sign in and to register. */
export function createAuthLimits(
  limits: Partial<typeof LIMITS> = {},
  counters: RateLimiterFactory = memoryRateLimiter,
) {
  const most = { ...LIMITS, ...limits }
  const counter = (name: keyof typeof LIMITS, duration: number) =>
    counters(`auth-${name}`, { points: most[name], duration })
  const pairs = counter('pair', 15 * MINUTE)
  const accounts = counter('account', 15 * MINUTE)
  const addresses = counter('address', 15 * MINUTE)
  const networks = counter('network', 15 * MINUTE)
  const allAttempts = counter('all', MINUTE)
  const addressRegistrations = counter('registrations', 60 * MINUTE)
  const networkRegistrations = counter('networkRegistrations', 60 * MINUTE)
  const allRegistrations = counter('allRegistrations', MINUTE)
  const knownDevices = counter('device', 15 * MINUTE)
  const allDevices = counter('devices', MINUTE)

  /** Whether one more guest may begin. A guest has no password, which alone takes computing time. */
  const allowGuest = async (from: string | undefined): Promise<boolean> =>
    (await consumeRateLimit(addressRegistrations, rateLimitKey(from))) &&
    consumeRateLimit(networkRegistrations, rateLimitNetwork(from))

  const allowDevice = async (known: string) =>
    (await consumeRateLimit(knownDevices, known)) && consumeRateLimit(allDevices, 'all')

  return {
    /**
     * Whether a sign-in attempt is allowed. The result does not depend on whether the account exists. `known` is the
     * verified device of this account; null for a stranger's.
     */
    async allowAttempt(
      from: string | undefined,
      email: string,
      known: string | null = null,
    ): Promise<boolean> {
      if (known !== null && (await allowDevice(known))) return true
      const addressKey = rateLimitKey(from)
      const name = hashed(email)
      return (
        (await consumeRateLimit(addresses, addressKey)) &&
        (await consumeRateLimit(networks, rateLimitNetwork(from))) &&
        (await consumeRateLimit(pairs, `${addressKey ?? ''} ${name}`)) &&
        (await consumeRateLimit(accounts, name)) &&
        consumeRateLimit(allAttempts, 'all')
      )
    },

    /** Resets the counters after a successful attempt; strangers stay counted when a known device signs in. */
    async resetAttempts(from: string | undefined, email: string, known: string | null = null): Promise<void> {
      if (known !== null) return void (await knownDevices.delete(known))
      const addressKey = rateLimitKey(from)
      await pairs.delete(`${addressKey ?? ''} ${hashed(email)}`)
      await accounts.delete(hashed(email))
      if (addressKey !== undefined) await addresses.reward(addressKey, 1)
    },

    /** Whether one more account may be made, with a password. */
    allowRegistration: async (from: string | undefined): Promise<boolean> =>
      (await allowGuest(from)) && consumeRateLimit(allRegistrations, 'all'),

    allowGuest,
  }
}

export type AuthLimits = ReturnType<typeof createAuthLimits>

/** A hash, so that the email address itself is not stored. */
const hashed = (email: string): string =>
  createHash('sha256').update(mailboxInAscii(email.trim()).toLowerCase()).digest('base64url')
