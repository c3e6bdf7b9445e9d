import { numberFormat } from '#domain/text/number-format.ts'
import type { Minor } from './price.ts'

/** How a shop writes amounts: its Intl tag and currency. Spec §3 "Locale". */
export type MoneyLocale = { intl: string; currency: string }

/**
 * An amount as its shop writes it; whole amounts stand without decimals. Two decimals are assumed (spec §9).
 *
 * @example formatMoney(minor(12900), { intl: 'de-DE', currency: 'EUR' }) // "129 €"
 * @example formatMoney(minor(12720), { intl: 'de-DE', currency: 'EUR' }) // "127,20 €"
 */
export function formatMoney(amount: Minor, { intl, currency }: MoneyLocale): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  // A price never breaks between figure and currency.
  return numberFormat(intl, options)
    .format(amount / 100)
    .replaceAll(' ', '\u00A0')
}

/**
 * An amount as papers write it, always with its decimals.
 *
 * @example formatExactMoney(minor(12900), { intl: 'de-DE', currency: 'EUR' }) // "129,00 €"
 */
export const formatExactMoney = (amount: Minor, { intl, currency }: MoneyLocale): string =>
  numberFormat(intl, { style: 'currency', currency })
    .format(amount / 100)
    .replaceAll(' ', '\u00A0')

/** Major units with a point, as schema.org wants them: 12720 → "127.20". */
export const plainAmount = (amount: Minor): string => (amount / 100).toFixed(2)
