import { createHmac } from 'node:crypto'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import type { BetterAuth } from './better-auth.ts'
import { nonce } from './nonce.ts'

/** Milliseconds. */
const LIFETIME = 180 * 86_400_000

const TOKEN = /^([\w-]{32})\.([0-9a-z]{1,9})\.([\w-]{43})$/

type Deps = {
  /** The first one signs, all of them verify. */
  secrets: readonly string[]
  users: Pick<BetterAuth['users'], 'findUserByEmail'>
  now(): Date
}

/**
 * Tokens of devices on which the owner of a mailbox has signed in. Their attempts are counted apart, so that
 * strangers who guess cannot lock them out. A token proves nothing else. It does not contain the mailbox, counts for
 * this mailbox alone, and ends with a change of the password.
 */
export const createDeviceTokens = ({ secrets, users, now }: Deps) => ({
  issue(mailbox: string): string {
    const id = nonce()
    const issued = now().getTime().toString(36)
    return `${id}.${issued}.${proofOf(secrets[0] ?? '', mailbox, id, issued)}`
  },

  /** The device of a token; null for one that is forged, too old, or of another mailbox. */
  async deviceOf(token: string | null, mailbox: string): Promise<string | null> {
    const [, id = '', issued = '', proof = ''] = TOKEN.exec(token ?? '') ?? []
    if (!secrets.some((secret) => timingSafeEqualText(proof, proofOf(secret, mailbox, id, issued))))
      return null
    const since = Number.parseInt(issued, 36)
    if (now().getTime() - since >= LIFETIME) return null
    const owner = await users.findUserByEmail(mailbox, { includeAccounts: true })
    const isUnchanged = owner?.accounts.some(({ updatedAt }) => updatedAt.getTime() <= since)
    return isUnchanged ? id : null
  },
})

export type DeviceTokens = ReturnType<typeof createDeviceTokens>

const proofOf = (secret: string, mailbox: string, id: string, issued: string): string =>
  createHmac('sha256', secret).update(`device ${id} ${issued} ${mailbox}`).digest('base64url')
