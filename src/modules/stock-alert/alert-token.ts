import { z } from 'zod'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import type { Result } from '#domain/result.ts'
import { readPayload, signPayload } from '#modules/tokens/signed-payload.ts'

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

const LIFETIME: Record<AlertPurpose, number> = { confirm: 48 * 60 * 60, leave: Number.POSITIVE_INFINITY }
const claim = z.tuple([z.string(), z.enum(VARIANT_CODES), z.int(), z.int(), z.int()])

export const signAlert = (secret: string, purpose: AlertPurpose, of: AlertClaim): string =>
  signPayload(secret, `stock-alert ${purpose}`, [
    of.email,
    of.shop,
    of.productId,
    of.variantId,
    of.requestedAt,
  ])

/** The claim of a link, signed with any of the secrets. */
export function readAlert(
  secrets: readonly string[],
  purpose: AlertPurpose,
  token: string,
  now: number,
): Result<AlertClaim, 'forged' | 'expired'> {
  const data = readPayload(secrets, `stock-alert ${purpose}`, token)
  if (data === null) return { ok: false, error: 'forged' }
  const [email, shop, productId, variantId, requestedAt] = claim.parse(data)
  if (now - requestedAt > LIFETIME[purpose]) return { ok: false, error: 'expired' }
  return { ok: true, value: { email, shop, productId, variantId, requestedAt } }
}
