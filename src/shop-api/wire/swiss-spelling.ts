import type { Shop } from '#shop-api/catalogue/dictionary.ts'

/** Labels are kept in one German for all shops; Switzerland writes ss where the others write ß. */
export const isSwissGerman = ({ country, language }: Shop): boolean => country === 'CH' && language === 'de'

export const swissSpelling = (text: string): string => text.replaceAll('ß', 'ss')

/** What JSON can say, as the readers of a shop spell it. */
export const spelt = <T>(shop: Shop, value: T): T =>
  isSwissGerman(shop) ? JSON.parse(swissSpelling(JSON.stringify(value))) : value
