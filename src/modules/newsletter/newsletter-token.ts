import { z } from 'zod'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import type { Result } from '#domain/result.ts'
import { readPayload, signPayload } from '#modules/tokens/signed-payload.ts'

/** The purpose of a link in an email: it confirms within two days, or unsubscribes at any time. */
export type LinkPurpose = 'confirm' | 'leave'

/** The subscriber of a link. `requestedAt` in seconds since the epoch. */
export type NewsletterClaim = { email: string; variant: VariantCode; requestedAt: number }

const LIFETIME: Record<LinkPurpose, number> = { confirm: 48 * 60 * 60, leave: Number.POSITIVE_INFINITY }
const claim = z.tuple([z.string(), z.enum(VARIANT_CODES), z.int().nonnegative()])

/** Signs the claim of a link: a link for one purpose is invalid for the other. */
export const signClaim = (
  secret: string,
  purpose: LinkPurpose,
  { email, variant, requestedAt }: NewsletterClaim,
): string => signPayload(secret, `newsletter ${purpose}`, [email, variant, requestedAt])

/** The claim of a link, signed with any of the secrets. */
export function readClaim(
  secrets: readonly string[],
  purpose: LinkPurpose,
  token: string,
  now: number,
): Result<NewsletterClaim, 'forged' | 'expired'> {
  const data = readPayload(secrets, `newsletter ${purpose}`, token)
  if (data === null) return { ok: false, error: 'forged' }
  const [email, variant, requestedAt] = claim.parse(data)
  return now - requestedAt > LIFETIME[purpose]
    ? { ok: false, error: 'expired' }
    : { ok: true, value: { email, variant, requestedAt } }
}
