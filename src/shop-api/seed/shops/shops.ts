import type { Language } from '#shop-api/seed/words.ts'

export type Country = 'DE' | 'AT' | 'CZ' | 'PL' | 'CH' | 'IT'
export type Currency = 'EUR' | 'CZK' | 'PLN' | 'CHF'

export type SeededShop = {
  id: number
  code: string
  country: Country
  country3: string
  language: Language
  locale: string
  currency: Currency
}

const LANGUAGE_OF: Record<string, Language> = { de: 'de', cs: 'cs', pl: 'pl', fr: 'fr', it: 'it' }

/** The nine shops of i18n/variants (a test compares both lists). */
export const SHOPS: readonly SeededShop[] = [
  shop(10001, 'de-de', 'DE', 'DEU', 'EUR'),
  shop(10002, 'de-at', 'AT', 'AUT', 'EUR'),
  shop(10003, 'cs-cz', 'CZ', 'CZE', 'CZK'),
  shop(10004, 'pl-pl', 'PL', 'POL', 'PLN'),
  shop(10005, 'de-ch', 'CH', 'CHE', 'CHF'),
  shop(10006, 'fr-ch', 'CH', 'CHE', 'CHF'),
  shop(10007, 'it-ch', 'CH', 'CHE', 'CHF'),
  shop(10008, 'it-it', 'IT', 'ITA', 'EUR'),
  shop(10009, 'de-it', 'IT', 'ITA', 'EUR'),
]

function shop(id: number, code: string, country: Country, country3: string, currency: Currency): SeededShop {
  const language = LANGUAGE_OF[code.slice(0, 2)] ?? 'de'
  return { id, code, country, country3, language, locale: `${language}-${country}`, currency }
}
