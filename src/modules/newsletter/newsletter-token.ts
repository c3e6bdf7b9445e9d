import { z } from 'zod'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { ok, type Result } from '#domain/result.ts'
import { createSignedLink } from '#modules/tokens/signed-link.ts'

/** The purpose of a link in an email: it confirms within two days, or unsubscribes at any time. */
export type LinkPurpose = 'confirm' | 'leave'

/** The subscriber of a link. `requestedAt` in seconds since the epoch. */
export type NewsletterClaim = { email: string; variant: VariantCode; requestedAt: number }

const claim = z.tuple([z.string(), z.enum(VARIANT_CODES), z.int().nonnegative()])

const links = {
  confirm: createSignedLink({ purpose: 'newsletter confirm', lifetime: 48 * 60 * 60, claim }),
  leave: createSignedLink({ purpose: 'newsletter leave', lifetime: Number.POSITIVE_INFINITY, claim }),
} satisfies Record<LinkPurpose, unknown>

export const signClaim = (
  secret: string,
  purpose: LinkPurpose,
  { email, variant, requestedAt }: NewsletterClaim,
): string => links[purpose].sign(secret, [email, variant, requestedAt])

/** The claim of a link, signed with any of the secrets. */
export function readClaim(
  secrets: readonly string[],
  purpose: LinkPurpose,
  token: string,
  now: number,
): Result<NewsletterClaim, 'forged' | 'expired'> {
  const read = links[purpose].read(secrets, token, now)
  if (!read.ok) return read
  const [email, variant, requestedAt] = read.value
  return ok({ email, variant, requestedAt })
}
