/**
 * A day in the reader's format, from a moment or from an RFC 3339 day.
 *
 * @example formatDay('2026-11-21', 'de-DE') // "21. November 2026"
 */
export const formatDay = (day: string, intl: string): string =>
  withOrdinal(
    new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: ZONE }).format(new Date(day)),
    intl,
  )

const FIRST: Readonly<Record<string, string>> = { fr: '1er', it: '1º' }

/** French and Italian write the first day of a month as an ordinal, which Intl does not. */
export const withOrdinal = (date: string, intl: string): string =>
  date.replace(/(?<!\d)1(?=\s\p{L})/u, FIRST[intl.slice(0, 2)] ?? '1')

/** All shops use Central European time. */
const ZONE = 'Europe/Berlin'

/**
 * A percentage with at most one decimal, without a line break before its sign.
 *
 * @example percentText(0.081, 'de-CH') // "8.1%"
 */
export const formatPercent = (share: number, intl: string): string =>
  new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 1 })
    .format(share)
    .replaceAll(' ', '\u00A0')
