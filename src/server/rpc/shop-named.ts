import { arrival, type Domains } from '#i18n/addresses.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'

/**
 * The variant whose shop `x-shop-id` names; null where it names none, or another than the address does. Where every variant has its own
 * origin, that names the shop; elsewhere the header alone does.
 */
export function shopNamed(shopId: string | null, url: URL, domains: Domains): VariantCode | null {
  const named = VARIANT_CODES.find((code) => String(VARIANTS[code].shopId) === shopId) ?? null
  return domains && named !== arrival(url, domains)?.variant ? null : named
}
