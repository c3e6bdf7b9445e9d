import { z } from 'zod'
import type { Engine } from './engine.ts'
import { nonce } from './nonce.ts'

/** Whose mailbox it is, by the link that was sent there. */
export type Proof = { userId: string; email: string }

const LIFETIME = 48 * 60 * 60 * 1000

const proof = z.object({ userId: z.string(), email: z.string() }) satisfies z.ZodType<Proof>

const nameOf = (token: string): string => `verify-email:${token}`

/** Links that prove a mailbox. Each works once, for two days; the database knows them by their hashes. */
export const createProofs = ({ users }: Pick<Engine, 'users'>, now: () => Date) => ({
  async issue(about: Proof): Promise<string> {
    const token = nonce()
    await users.createVerificationValue({
      identifier: nameOf(token),
      value: JSON.stringify(about),
      expiresAt: new Date(now().getTime() + LIFETIME),
    })
    return token
  },

  /** What a link would prove. */
  async read(token: string): Promise<Proof | null> {
    const kept = await users.findVerificationValue(nameOf(token))
    return kept && kept.expiresAt > now() ? proof.parse(JSON.parse(kept.value)) : null
  },

  async consume(token: string): Promise<Proof | null> {
    const kept = await users.consumeVerificationValue(nameOf(token))
    return kept && proof.parse(JSON.parse(kept.value))
  },
})
