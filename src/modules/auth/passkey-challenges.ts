import { z } from 'zod'
import type { BetterAuth } from './better-auth.ts'
import { nonce } from './nonce.ts'

/** Milliseconds. */
export const CHALLENGE_LIFETIME = 300_000

/** Who asked for it: the customer who adds a passkey; null for a sign-in. */
const claim = z.object({ userId: z.string().nullable() })
const clientData = z.object({ challenge: z.string() })

const identifierOf = (challenge: string): string => `passkey:${challenge}`

/** Challenges for authenticators. Each is valid once, for five minutes. */
export const createPasskeyChallenges = (users: BetterAuth['users'], now: () => Date) => ({
  async issue(userId: string | null): Promise<string> {
    const challenge = nonce()
    await users.createVerificationValue({
      identifier: identifierOf(challenge),
      value: JSON.stringify({ userId }),
      expiresAt: new Date(now().getTime() + CHALLENGE_LIFETIME),
    })
    return challenge
  },

  /**
   * Uses up the challenge that an authenticator has signed, and returns it; null if it was issued for something else,
   * is used or too old.
   */
  async consume(clientDataJSON: string, userId: string | null): Promise<string | null> {
    const challenge = challengeIn(clientDataJSON)
    const stored = challenge === null ? null : await users.consumeVerificationValue(identifierOf(challenge))
    if (!stored || stored.expiresAt <= now()) return null
    return claim.parse(JSON.parse(stored.value)).userId === userId ? challenge : null
  },
})

function challengeIn(clientDataJSON: string): string | null {
  try {
    const parsed = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
    return parsed.success ? parsed.data.challenge : null
  } catch {
    return null
  }
}
