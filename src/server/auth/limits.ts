import { createHash } from 'node:crypto'
import { type Counters, inMemory } from '#server/counters.ts'
import { placeOf } from '#server/request-address.ts'
import { isWithin } from '#server/within.ts'

const MINUTE = 60

/**
 * Attempts in a quarter of an hour: by one address at one account, at one account wherever they come from, and by one address at all
 * accounts; many people may share an address. Newcomers in an hour, by an address. By everybody, in a minute: each costs the machine a tenth of a second.
 */
const MOST = { pair: 10, account: 50, address: 40, newcomers: 30, all: 600 }

/** How often one may try a password, and make an account. */
export function createAuthLimits(most: Partial<typeof MOST> = {}, counters: Counters = inMemory) {
  const { pair, account, address, newcomers, all } = { ...MOST, ...most }
  const counter = (name: keyof typeof MOST, duration: number, points: number) =>
    counters(`auth-${name}`, { points, duration })
  const pairs = counter('pair', 15 * MINUTE, pair)
  const accounts = counter('account', 15 * MINUTE, account)
  const addresses = counter('address', 15 * MINUTE, address)
  const places = counter('newcomers', 60 * MINUTE, newcomers)
  const everybody = counter('all', MINUTE, all)

  return {
    /** Whether somebody may try to sign in as the holder of an account. Which accounts there are makes no difference. */
    async mayTry(from: string | undefined, email: string): Promise<boolean> {
      const place = placeOf(from)
      const name = counted(email)
      return (
        (await isWithin(addresses, place)) &&
        (await isWithin(pairs, `${place ?? ''} ${name}`)) &&
        (await isWithin(accounts, name)) &&
        isWithin(everybody, 'all')
      )
    },

    /** Who was right has not guessed. */
    async forgive(from: string | undefined, email: string): Promise<void> {
      const place = placeOf(from)
      await pairs.delete(`${place ?? ''} ${counted(email)}`)
      await accounts.delete(counted(email))
      if (place !== undefined) await addresses.reward(place, 1)
    },

    mayCome: async (from: string | undefined): Promise<boolean> =>
      (await isWithin(places, placeOf(from))) && isWithin(everybody, 'all'),
  }
}

export type AuthLimits = ReturnType<typeof createAuthLimits>

/** Counted without being kept. */
const counted = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
