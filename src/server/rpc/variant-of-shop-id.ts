import { parseVariantUrl, type Domains } from '#i18n/urls.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'

/**
 * The variant whose shop `x-shop-id` names; null where it names none, or one that does not fit the address. Where
 * every variant has its own origin, the address names the shop; otherwise only the header does.
 */
export function variantOfShopId(shopId: string | null, url: URL, domains: Domains): VariantCode | null {
  const named = VARIANT_CODES.find((code) => String(VARIANTS[code].shopId) === shopId) ?? null
  return domains && named !== parseVariantUrl(url, domains)?.variant ? null : named
}
