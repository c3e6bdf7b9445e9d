import { brandName, brandOf } from '#domain/shop/brand.ts'
import type { VariantCode } from '#i18n/variants.ts'

export const brand = brandOf(import.meta.env.PUBLIC_BRAND)

/** Czech and Polish shops add their trade to their name. Spec §1. */
const TRADE: Partial<Record<VariantCode, string>> = { 'cs-cz': 'Optika', 'pl-pl': 'Optyk' }

export const tradeOf = (variant: VariantCode): string | undefined => TRADE[variant]

/** The shop's name in titles and as text of the logo. */
export const siteName = (variant: VariantCode): string =>
  [brandName(brand), tradeOf(variant)].filter(Boolean).join(' ')
