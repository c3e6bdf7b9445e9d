import { z } from 'zod'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { ok, type Result } from '#domain/result.ts'
import { createSignedLink } from '#modules/tokens/signed-link.ts'

/** The purpose of a link in an email: it confirms within two days, or ends the wait at any time. */
export type AlertPurpose = 'confirm' | 'leave'

/** Who waits for which variant of which shop. `requestedAt` in seconds since the epoch. */
export type AlertClaim = {
  email: string
  shop: VariantCode
  productId: number
  variantId: number
  requestedAt: number
}

const claim = z.tuple([z.string(), z.enum(VARIANT_CODES), z.int(), z.int(), z.int()])

const links = {
  confirm: createSignedLink({ purpose: 'stock-alert confirm', lifetime: 48 * 60 * 60, claim }),
  leave: createSignedLink({ purpose: 'stock-alert leave', lifetime: Number.POSITIVE_INFINITY, claim }),
} satisfies Record<AlertPurpose, unknown>

export const signAlert = (secret: string, purpose: AlertPurpose, of: AlertClaim): string =>
  links[purpose].sign(secret, [of.email, of.shop, of.productId, of.variantId, of.requestedAt])

/** The claim of a link, signed with any of the secrets. */
export function readAlert(
  secrets: readonly string[],
  purpose: AlertPurpose,
  token: string,
  now: number,
): Result<AlertClaim, 'forged' | 'expired'> {
  const read = links[purpose].read(secrets, token, now)
  if (!read.ok) return read
  const [email, shop, productId, variantId, requestedAt] = read.value
  return ok({ email, shop, productId, variantId, requestedAt })
}
