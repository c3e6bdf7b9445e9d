/**
 * A day as its reader writes it, of a moment or of an RFC 3339 day.
 *
 * @example dayText('2026-11-21', 'de-DE') // "21. November 2026"
 */
export const dayText = (day: string, intl: string): string =>
  new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: ZONE }).format(new Date(day))

/** All shops keep Central European time. */
const ZONE = 'Europe/Berlin'

/**
 * A share, with one decimal at most and none where it has none; no line ends within it.
 *
 * @example percentText(0.081, 'de-CH') // "8.1%"
 */
export const percentText = (share: number, intl: string): string =>
  new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 1 })
    .format(share)
    .replaceAll(' ', '\u00A0')
