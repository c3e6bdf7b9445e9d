import { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'
import { readPayload, signPayload } from './signed-payload.ts'

/** A link for one purpose is invalid for every other. `lifetime` in seconds. */
type Terms = { purpose: string; lifetime: number }
type LinkFailure = 'forged' | 'expired'

/**
 * Links in emails whose claim proves that their reader got them from us. A claim ends with the time of its issue; that and `now` are in
 * seconds since the epoch.
 */
export const createSignedLink = <Claim extends readonly [...unknown[], number]>({
  purpose,
  lifetime,
  claim,
}: Terms & { claim: z.ZodType<Claim> }) => ({
  sign: (secret: string, data: Claim): string => signPayload(secret, purpose, data),

  read(secrets: readonly string[], token: string, now: number): Result<Claim, LinkFailure> {
    const read = claim.safeParse(readPayload(secrets, purpose, token))
    if (!read.success) return fail('forged')
    return now - Number(read.data.at(-1)) > lifetime ? fail('expired') : ok(read.data)
  },
})

/** Links that claim nothing but the id of one thing. */
export function createIdLink(terms: Terms) {
  const link = createSignedLink({ ...terms, claim: z.tuple([z.string(), z.int()]) })
  const read = (secrets: readonly string[], token: string, now: number): Result<string, LinkFailure> => {
    const claim = link.read(secrets, token, now)
    return claim.ok ? ok(claim.value[0]) : claim
  }
  return {
    sign: (secret: string, id: string, now: number): string => link.sign(secret, [id, now]),
    read,
    /** Null where the link is forged or too old. */
    idOf(...proof: Parameters<typeof read>): string | null {
      const id = read(...proof)
      return id.ok ? id.value : null
    },
  }
}
