import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import type { Result } from '#domain/result.ts'

/** The purpose of a link in an email: it confirms within two days, or unsubscribes at any time. */
export type LinkPurpose = 'confirm' | 'leave'

/** The subscriber of a link. `requestedAt` in seconds since the epoch. */
export type NewsletterClaim = { email: string; variant: VariantCode; requestedAt: number }

const LIFETIME: Record<LinkPurpose, number> = { confirm: 48 * 60 * 60, leave: Number.POSITIVE_INFINITY }
/** Longer than any token that is issued here. */
const MAX_LENGTH = 1000

const claim = z.tuple([z.string(), z.enum(VARIANT_CODES), z.int().nonnegative()])

/** Signs the claim of a link: nobody else can issue one, and a link for one purpose is invalid for the other. */
export function signClaim(
  secret: string,
  purpose: LinkPurpose,
  { email, variant, requestedAt }: NewsletterClaim,
): string {
  const payload = Buffer.from(JSON.stringify([email, variant, requestedAt])).toString('base64url')
  return `${payload}.${signatureOf(secret, purpose, payload)}`
}

/** The claim of a link, signed with any of the secrets. */
export function readClaim(
  secrets: readonly string[],
  purpose: LinkPurpose,
  token: string,
  now: number,
): Result<NewsletterClaim, 'forged' | 'expired'> {
  const [, payload = '', signature = ''] =
    (token.length <= MAX_LENGTH && /^([\w-]+)\.([\w-]{43})$/.exec(token)) || []
  if (!payload || !secrets.some((secret) => isEqual(signature, signatureOf(secret, purpose, payload))))
    return { ok: false, error: 'forged' }
  const [email, variant, requestedAt] = claim.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return now - requestedAt > LIFETIME[purpose]
    ? { ok: false, error: 'expired' }
    : { ok: true, value: { email, variant, requestedAt } }
}

const signatureOf = (secret: string, purpose: LinkPurpose, payload: string): string =>
  createHmac('sha256', secret).update(`newsletter ${purpose} ${payload}`).digest('base64url')

const isEqual = (actual: string, expected: string): boolean =>
  actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected))
