import type { Shop } from '#shop-api/catalogue/dictionary.ts'

/** All German shops share one set of labels; Switzerland writes ss where the others write ß. */
export const isSwissGerman = ({ country, language }: Shop): boolean => country === 'CH' && language === 'de'

export const swissSpelling = (text: string): string => text.replaceAll('ß', 'ss')

/** Converts all texts in a JSON value to the spelling of the shop. */
export const withSwissSpelling = <T>(shop: Shop, value: T): T =>
  isSwissGerman(shop) ? JSON.parse(swissSpelling(JSON.stringify(value))) : value
