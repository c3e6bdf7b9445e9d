import { createHash } from 'node:crypto'
import { type Counters, inMemory } from '#server/counters.ts'
import { placeOf } from '#server/request-address.ts'
import { isWithin } from '#server/within.ts'

const HOUR = 60 * 60

/** Letters that may be asked for: from one place, to one mailbox, and by everybody. */
const MOST = { fromAddress: 10, toMailbox: 3, all: 1000 }

/** How many letters strangers may have sent to a mailbox. */
export function createLetterLimits(most: Partial<typeof MOST> = {}, counters: Counters = inMemory) {
  const { fromAddress, toMailbox, all } = { ...MOST, ...most }
  const places = counters('places', { points: fromAddress, duration: HOUR })
  const mailboxes = counters('mailboxes', { points: toMailbox, duration: 24 * HOUR })
  const everybody = counters('all', { points: all, duration: HOUR })
  return {
    /** Whether somebody at an address may ask. */
    mayAsk: async (address: string | undefined): Promise<boolean> =>
      (await isWithin(places, placeOf(address))) && isWithin(everybody, 'all'),

    /** Whether a mailbox may be written to. It is counted without being kept. */
    mayWrite: (email: string): Promise<boolean> =>
      isWithin(mailboxes, createHash('sha256').update(email).digest('base64url')),
  }
}

export type LetterLimits = ReturnType<typeof createLetterLimits>
