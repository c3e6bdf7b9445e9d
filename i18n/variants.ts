/** The nine country-language shops. Order, ids and tags are fixed (design/interfaces). */
export const VARIANTS = {
  'de-de': { shopId: 10001, country: 'DE', country3: 'DEU', language: 'de', intl: 'de-DE', currency: 'EUR' },
  'de-at': { shopId: 10002, country: 'AT', country3: 'AUT', language: 'de', intl: 'de-AT', currency: 'EUR' },
  'cs-cz': { shopId: 10003, country: 'CZ', country3: 'CZE', language: 'cs', intl: 'cs-CZ', currency: 'CZK' },
  'pl-pl': { shopId: 10004, country: 'PL', country3: 'POL', language: 'pl', intl: 'pl-PL', currency: 'PLN' },
  'de-ch': { shopId: 10005, country: 'CH', country3: 'CHE', language: 'de', intl: 'de-CH', currency: 'CHF' },
  'fr-ch': { shopId: 10006, country: 'CH', country3: 'CHE', language: 'fr', intl: 'fr-CH', currency: 'CHF' },
  'it-ch': { shopId: 10007, country: 'CH', country3: 'CHE', language: 'it', intl: 'it-CH', currency: 'CHF' },
  'it-it': { shopId: 10008, country: 'IT', country3: 'ITA', language: 'it', intl: 'it-IT', currency: 'EUR' },
  'de-it': { shopId: 10009, country: 'IT', country3: 'ITA', language: 'de', intl: 'de-IT', currency: 'EUR' },
} as const

export type VariantCode = keyof typeof VARIANTS
export type ShopVariant = (typeof VARIANTS)[VariantCode]
export type Language = ShopVariant['language']

export const VARIANT_CODES = Object.keys(VARIANTS) as VariantCode[]
export const LANGUAGES = ['de', 'cs', 'pl', 'fr', 'it'] as const satisfies readonly Language[]

/** The variant of a shop by its id; null for one that is none of ours. */
export const variantOfShop = (shopId: number): VariantCode | null =>
  VARIANT_CODES.find((code) => VARIANTS[code].shopId === shopId) ?? null

/** The first variant of the same country: what a country's variants share is named by its shop id. */
export const homeVariant = (variant: VariantCode): VariantCode =>
  VARIANT_CODES.find((code) => VARIANTS[code].country === VARIANTS[variant].country) ?? variant
