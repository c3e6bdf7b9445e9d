/**
 * A day in the reader's format, from a moment or from an RFC 3339 day.
 *
 * @example dayText('2026-11-21', 'de-DE') // "21. November 2026"
 */
export const formatDay = (day: string, intl: string): string =>
  new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: ZONE }).format(new Date(day))

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
