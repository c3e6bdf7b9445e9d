import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import type { Result } from '#domain/result.ts'

/** What a link in a letter does: it confirms for two days, and ends the newsletter at any time. */
export type Purpose = 'confirm' | 'leave'

/** Whom a link is for. `asked` in seconds since the epoch. */
export type Claim = { email: string; variant: VariantCode; asked: number }

const LIFETIME: Record<Purpose, number> = { confirm: 48 * 60 * 60, leave: Number.POSITIVE_INFINITY }
/** Longer than any that is written here. */
const LONGEST = 1000

const claim = z.tuple([z.string(), z.enum(VARIANT_CODES), z.int().nonnegative()])

/** Signs what a link claims: nobody else can write one, and one for the one purpose is none for the other. */
export function signClaim(secret: string, purpose: Purpose, { email, variant, asked }: Claim): string {
  const said = Buffer.from(JSON.stringify([email, variant, asked])).toString('base64url')
  return `${said}.${proofOf(secret, purpose, said)}`
}

/** What a link claims, by whichever secret it was signed with. */
export function readClaim(
  secrets: readonly string[],
  purpose: Purpose,
  token: string,
  now: number,
): Result<Claim, 'forged' | 'expired'> {
  const [, said = '', proof = ''] = (token.length <= LONGEST && /^([\w-]+)\.([\w-]{43})$/.exec(token)) || []
  if (!said || !secrets.some((secret) => isEqual(proof, proofOf(secret, purpose, said))))
    return { ok: false, error: 'forged' }
  const [email, variant, asked] = claim.parse(JSON.parse(Buffer.from(said, 'base64url').toString()))
  return now - asked > LIFETIME[purpose]
    ? { ok: false, error: 'expired' }
    : { ok: true, value: { email, variant, asked } }
}

const proofOf = (secret: string, purpose: Purpose, said: string): string =>
  createHmac('sha256', secret).update(`newsletter ${purpose} ${said}`).digest('base64url')

const isEqual = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
