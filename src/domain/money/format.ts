import { numberFormat } from '#domain/text/number-format.ts'
import type { Minor } from './price.ts'

/** The format of a shop's amounts: its Intl tag and currency. Spec §3 "Locale". */
export type MoneyLocale = { intl: string; currency: string }

/**
 * An amount in its shop's format; whole amounts have no decimals. Two decimals are assumed (spec §9).
 *
 * @example formatMoney(minor(12900), { intl: 'de-DE', currency: 'EUR' }) // "129 €"
 * @example formatMoney(minor(12720), { intl: 'de-DE', currency: 'EUR' }) // "127,20 €"
 */
export function formatMoney(amount: Minor, { intl, currency }: MoneyLocale): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  // No line break between figure and currency.
  return numberFormat(intl, options)
    .format(amount / 100)
    .replaceAll(' ', '\u00A0')
}

/**
 * An amount as on documents, always with its decimals.
 *
 * @example formatExactMoney(minor(12900), { intl: 'de-DE', currency: 'EUR' }) // "129,00 €"
 */
export const formatExactMoney = (amount: Minor, { intl, currency }: MoneyLocale): string =>
  numberFormat(intl, { style: 'currency', currency })
    .format(amount / 100)
    .replaceAll(' ', '\u00A0')

/** Major units with a point, as schema.org requires: 12720 → "127.20". */
export const plainAmount = (amount: Minor): string => (amount / 100).toFixed(2)
