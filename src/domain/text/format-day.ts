/**
 * A day in the reader's format, from a moment or from an RFC 3339 day.
 *
 * @example formatDay('2026-11-21', 'de-DE') // "21.\u00A0November 2026"
 */
export const formatDay = (day: string, intl: string): string =>
  typesetDate(
    new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: ZONE }).format(new Date(day)),
    intl,
  )

const FIRST: Readonly<Record<string, string>> = { fr: '1er', it: '1º' }

/**
 * What Intl leaves out of a date: French and Italian write the first day of a month as an ordinal, and no line breaks between a day and its
 * month.
 */
export const typesetDate = (date: string, intl: string): string =>
  date.replace(
    /(?<!\d)(\d\d?\.?)\s(?=\p{L})/u,
    (_, day: string) => `${(day === '1' && FIRST[intl.slice(0, 2)]) || day}\u00A0`,
  )

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
