import { eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/database.ts'
import type { BetterAuth } from './better-auth.ts'
import { nonce } from './nonce.ts'
import { authVerification } from './schema.ts'

/** The owner of a mailbox, proven by the link that was sent there. */
export type VerificationClaim = { userId: string; email: string }

const LIFETIME = 48 * 60 * 60 * 1000

const claimSchema = z.object({ userId: z.string(), email: z.string() }) satisfies z.ZodType<VerificationClaim>

const identifierOf = (token: string): string => `verify-email:${token}`

/** Links that verify a mailbox. Each works once, within two days; the database stores only their hashes. */
export const createVerificationTokens = (
  { users, db }: { users: BetterAuth['users']; db: Db },
  now: () => Date,
) => ({
  async issue(claim: VerificationClaim): Promise<string> {
    const token = nonce()
    await users.createVerificationValue({
      identifier: identifierOf(token),
      value: JSON.stringify(claim),
      expiresAt: new Date(now().getTime() + LIFETIME),
    })
    return token
  },

  /** What a link would verify, without using it up. */
  async read(token: string): Promise<VerificationClaim | null> {
    const stored = await users.findVerificationValue(identifierOf(token))
    return stored && stored.expiresAt > now() ? claimSchema.parse(JSON.parse(stored.value)) : null
  },

  async consume(token: string): Promise<VerificationClaim | null> {
    const stored = await users.consumeVerificationValue(identifierOf(token))
    return stored && claimSchema.parse(JSON.parse(stored.value))
  },

  /** Ends every link in emails to a customer: those of this file, and the library's for a forgotten password. */
  async revokeAll(userId: string): Promise<void> {
    const { value } = authVerification
    const verificationOf = sql`starts_with(${value}, ${`{"userId":"${userId}",`})`
    await db.delete(authVerification).where(or(eq(value, userId), verificationOf))
  },
})
